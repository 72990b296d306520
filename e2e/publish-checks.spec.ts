// The publish checks as an author meets them: rejected with a reason, fixed by a press, published.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pagesOrigin } from './support/origins.ts';
import {
  bearer,
  createPage,
  createPerson,
  publishPage,
  savePage,
  simplePage,
  startSession,
} from './support/people.ts';
import { expectPublicPage } from './support/public-pages.ts';
import { openStudio } from './support/studio.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const createSource = (...lines: string[]) => ({
  ...simplePage('Ada Moss'),
  jsx: `export default function Page() {\n  return (\n    <main>\n      <h1>Ada Moss</h1>\n${lines.join('\n')}\n    </main>\n  );\n}\n`,
});

test('PUB-4 a page that asks for a password stays unpublished until it is fixed', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  const id = await createPage(request, person);
  await publishPage(request, person, id);
  const trap = createSource('      <input type="password" aria-label="Password" />');
  await savePage(request, person, trap);

  await startSession(page, person);
  await openStudio(page);
  await button(page, 'Publish').click();
  const dialog = page.getByRole('dialog', { name: "This page can't be published yet" });
  await expect(dialog.getByText('Field asks for sensitive data')).toBeVisible();
  // Places in the code are for those who see the code.
  await expect(dialog.getByText('Line 5')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Publish again' })).toBeDisabled();
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations).toEqual([]);
  const before = await request.get(`${pagesOrigin}/${person.username}`);
  expect(await before.text()).toContain('I make small things.');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await savePage(request, person, createSource('      <p>Write to me.</p>'));
  await page.reload();
  await button(page, 'Publish').click();
  await expect(page.getByText(`/${person.username}`, { exact: false }).first()).toBeVisible();
  await expectPublicPage(request, person.username, { includes: 'Write to me.' });
});

test('STUDIO-27 PUB-4 a suggestion is applied with one click, saved, and shown to visitors', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await createPage(
    request,
    person,
    createSource(
      '      <img src="/_/missing.png" />',
      '      <a href="#instagram">Instagram</a>',
      '      <a href="https://shop.example">click here</a>',
    ),
  );
  await startSession(page, person);
  await openStudio(page);
  await button(page, 'Status: Draft').click();
  await button(page, 'Check page').click();
  const dialog = page.getByRole('dialog', { name: /^(?:Almost ready to publish|Page check)$/ });
  await expect(dialog.getByText('Not finished yet (1)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove this link' }).click();
  await expect(dialog.getByText('Suggestions (2)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark as decorative' }).click();
  await expect(dialog.getByText('Suggestions (1)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Write "Visit shop.example"' }).click();
  await expect(dialog.getByText('All checks passed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expectPublicPage(request, person.username, {
    includes: 'Visit shop.example',
    excludes: 'Instagram',
  });
  const current = await request.get('/api/pages/current', { headers: bearer(person) });
  expect((await current.json()).content.jsx).toContain('<img src="/_/missing.png" alt="" />');
});
