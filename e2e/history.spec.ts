// The Version History of a page with more than one response can hold.
import { expect, test } from '@playwright/test';
import { bearer, createPage, createPerson, simplePage, startSession } from './support/people.ts';

test('M3: HIST-1 HIST-3 a long history is loaded while scrolling', async ({ page, request }) => {
  test.setTimeout(120_000);
  const person = await createPerson(request);
  const content = simplePage('Ada Moss');
  const large = { ...content, css: `${content.css}\n/* ${'x'.repeat(240_000)} */` };
  await createPage(request, person, large);
  const count = 14;
  for (let n = 2; n <= count; n += 1) {
    const metadata = { title: `Title ${n}`, description: '' };
    const saved = await request.put('/api/pages/update', {
      headers: bearer(person),
      data: { content: { ...large, metadata } },
    });
    expect(saved.status()).toBe(200);
  }
  await startSession(page, person);
  await page.goto('/ai-studio');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Version History' });
  await expect(history.getByText(`${count} versions saved`)).toBeVisible();
  const versions = history.getByRole('list', { name: 'Versions' }).getByRole('button');
  await expect(versions.nth(1)).toContainText(`Version ${count - 1}`);
  await versions.last().scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await versions.last().scrollIntoViewIfNeeded();
      return await versions.count();
    })
    .toBe(count);
  await expect(versions.last()).toContainText('Version 1');
  await versions.last().click();
  await expect(history.getByText('Small things')).toBeVisible();
});
