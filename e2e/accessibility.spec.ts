// Every screen in both themes, judged by axe against WCAG 2.2 AA: nothing serious, nothing critical.
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { pagesOrigin } from './support/origins.ts';
import { bearer, createPage, createPerson, publishPage, startSession } from './support/people.ts';

test('ROUTE-1 ROUTE-2 ROUTE-3 the signed-out screens are accessible', { tag: '@slow' }, async ({
  page,
}) => {
  for (const path of ['/login', '/login-custom', '/signup', '/register', '/signup-custom']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessibleInBothThemes(page, path);
  }
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessibleInBothThemes(page, '/login with errors');
  await page.goto('/legal/terms');
  await expectAccessibleInBothThemes(page, '/legal/terms');
});

test('ROUTE-5 ONB-2 the onboarding is accessible', { tag: '@slow' }, async ({ page, request }) => {
  const newcomer = await createPerson(request, { named: false });
  await startSession(page, newcomer);
  await page.goto('/onboarding/step-1');
  await page.getByRole('textbox').fill(newcomer.username);
  await expectAccessibleInBothThemes(page, 'step 1');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/onboarding/step-2');
  await page.getByRole('button', { name: 'Next' }).click();
  await expectAccessibleInBothThemes(page, 'step 2 with errors');
});

test('ROUTE-7 ROUTE-9 the empty workspace is accessible', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  await startSession(page, await createPerson(request));
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Get your page out there' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'empty dashboard');
  await page.goto('/ai-studio');
  await expect(page.getByText('Preview will appear here')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'empty studio');
  await page.goto('/pages');
  await expect(page.getByText('No pages yet')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'empty Pages screen');
});

test('PAGES-9 the Pages screen is accessible', { tag: '@slow' }, async ({ page, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await request.put('/api/user/pages-active', {
    headers: bearer(person),
    data: { pages_active: false },
  });
  await startSession(page, person);
  await page.goto('/pages');
  await expect(page.getByText('Your public pages are switched off')).toBeVisible();
  const picture = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(picture.getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'grid');
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: /^QR code of/ }).locator('canvas')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'QR code');
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'List' }).check();
  await expectAccessibleInBothThemes(page, 'list');
});

test('SHELL-9 the full workspace is accessible', { tag: '@slow' }, async ({ page, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await startSession(page, person);
  await page.goto('/dashboard');
  for (const tab of ['Overview', 'Recent Activity', 'Usage & Limits']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAccessibleInBothThemes(page, `dashboard, ${tab}`);
  }
  await page.getByRole('button', { name: 'Share Profile' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'share dialog');
  await page.goto('/dashboard-classic');
  await expect(page.getByRole('group', { name: 'Page Views' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'classic dashboard');
});

test('ROUTE-9 HIST-1 MEDIA-1 the studio and its dialogs are accessible', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  await page.goto('/ai-studio');
  const preview = page.frameLocator('iframe[title*="review"]');
  await expect(preview.getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  await page.getByPlaceholder('Message AI Studio...').fill('make the headline "Hi"');
  await page.keyboard.press('Enter');
  await expect(preview.getByRole('heading', { name: 'Hi' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'studio after a reply');
  for (const name of ['History', 'Images']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothThemes(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.goto('/ai-studio-classic');
  await expect(page.getByPlaceholder('Message AI Studio...')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'classic studio');
});

test('PUB-2 PUB-6 public pages and the page for no page are accessible', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  const links = [{ title: 'Shop', url: 'https://example.com/shop' }];
  const generated = await request.post('/api/ai/generate', {
    headers: bearer(person),
    data: { links },
  });
  const { data: content } = await generated.json();
  await publishPage(request, person, await createPage(request, person, content));
  for (const path of [person.username, 'no-such-page']) {
    // axe cannot inject itself under the page's own policy, so the policy is set aside here.
    const html = await (await request.get(`${pagesOrigin}/${path}`)).text();
    await page.goto('about:blank');
    await page.setContent(html);
    await expectAccessibleInBothThemes(page, path);
  }
});
