// The steps that take the pictures of the help center still find what they show, and articles show their picture.

import { expect, type Page, test } from '@playwright/test';
import { helpPictureNames } from '../contract/src/help/pictures.ts';
import { languages } from '../contract/src/language/languages.ts';
import { signInAsDemo, startDemoProduct } from '../tools/generate/demo-product.ts';
import {
  type InterfaceNames,
  readInterfaceNames,
  readInterfaceTexts,
} from '../tools/generate/help-pictures/interface-texts.ts';
import { pictureTexts } from '../tools/generate/help-pictures/picture-texts.generated.ts';
import { steps, takeStep } from '../tools/generate/help-pictures/steps.ts';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { appOrigin } from './support/origins.ts';
import { createPage, createPerson, publishPage, startSession } from './support/people.ts';

test('an article shows its picture, in both themes', async ({ page }) => {
  await page.goto('/help/qr-code');
  const picture = page.getByRole('img', { name: /^The share dialog/ });
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(300);
  await expectAccessibleInBothThemes(page, 'an article with a picture');
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

async function signIn(page: Page, request: Parameters<typeof createPerson>[0]) {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await startSession(page, person);
}

test('the picture of sharing is found where its step looks', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  await signIn(page, request);
  const names = await readInterfaceNames('en');
  await expect(await takeStep(page, appOrigin, steps.share, names)).toBeVisible();
});

// Each picture in one language, in turn: what a screen shows is the same in all, and picture-texts.test.ts
// compares what the others said with the catalogues.
test('no picture is out of date: the screens say what they said when it was taken', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(400_000);
  const names = await Promise.all(languages.map(readInterfaceNames));
  // The same creator as in the pictures.
  const product = await startDemoProduct();
  try {
    await signInAsDemo(page, product.appOrigin);
    for (const [index, name] of helpPictureNames.entries()) {
      const said = names[index % names.length] as InterfaceNames;
      await test.step(`${name} (${said.language})`, async () => {
        const shown = await takeStep(page, product.appOrigin, steps[name], said);
        await expect
          .poll(() => readInterfaceTexts(shown, said), {
            message: `take it again: npm run help:pictures -- ${name}`,
          })
          .toEqual(pictureTexts[said.language][name]);
      });
    }
  } finally {
    await product.stop();
  }
});
