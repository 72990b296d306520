// AI Studio as its users operate it: open it, write to the assistant, look at the preview.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { createPage, createPerson, type Person, startSession } from './people.ts';

export const chatInput = (page: Page) => page.getByPlaceholder('Message AI Studio...');
export const preview = (page: Page) => page.frameLocator('iframe[title="Preview of your page"]');

export async function openStudio(page: Page, path = '/ai-studio') {
  await page.goto(path, { waitUntil: 'commit' });
  await lookOften(page);
  await expect(chatInput(page)).toBeVisible();
}

/** Sends a message to the assistant and waits for the reply. */
export async function sendMessage(page: Page, text: string) {
  await chatInput(page).fill(text);
  await chatInput(page).press('Enter');
  await lookOften(page, { isEnabled: true });
  await expect(chatInput(page)).toBeEnabled();
}

/** Until the input of the chat is there. An assertion looks every half second, which is long where all tests wait. */
async function lookOften(page: Page, { isEnabled = false } = {}) {
  await page.evaluate(
    async ({ isEnabled, mostMs }) => {
      const isThere = () => {
        const input = document.querySelector<HTMLTextAreaElement>(
          'textarea[placeholder="Message AI Studio..."]',
        );
        return input?.checkVisibility() && !(isEnabled && input.disabled);
      };
      const start = performance.now();
      while (!isThere() && performance.now() - start < mostMs) {
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    },
    { isEnabled, mostMs: 10_000 },
  );
}

/** Signs in a user who has a page and opens the studio. */
export async function signInToStudio(page: Page, request: APIRequestContext): Promise<Person> {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  await openStudio(page);
  return person;
}

/** Has the assistant change the headline; returns the headline in the preview. */
export async function changeHeadline(page: Page, headline: string) {
  await sendMessage(page, `make the headline "${headline}"`);
  const changed = preview(page).getByRole('heading', { name: headline });
  await expect(changed).toBeVisible();
  return changed;
}

/** Publishes the page, finished or not. */
export async function publishAsItIs(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Publish anyway' });
  const published = page.getByText(/^Published to /);
  await expect(anyway.or(published).first()).toBeVisible({ timeout: 30_000 });
  if (await anyway.isVisible()) await anyway.click();
  await expect(published).toBeVisible({ timeout: 30_000 });
}

/** The page is drawn before it is known what can be selected on it. */
export async function untilSelectable(page: Page, heading: string) {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await preview(page).getByRole('heading', { name: heading }).hover();
    const outline = preview(page).locator('vys-preview-selection .hover');
    await expect(outline).toHaveCount(1, { timeout: 200 });
  }).toPass({ intervals: [50] });
  await page.mouse.move(0, 0);
}
