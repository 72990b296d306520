// The QR code of a page: what a phone reads from it, how large it is and what is in its middle.
import { expect, test } from '@playwright/test';
import { pagesOrigin } from './support/origins.ts';
import { createPage, createPerson, publishPage, startSession } from './support/people.ts';
import { boundColoredPixels, decodeQr, readPicture } from './support/qr.ts';

test('SHARE-1 SHARE-2 SHARE-3 the code reads as the address of the page, in both sizes, with its logo', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  const address = `${pagesOrigin}/${person.username}`;
  const code = page.getByRole('img', { name: `QR code of ${address}` }).locator('canvas');
  await startSession(page, person);
  await page.goto('/dashboard');

  await page.getByRole('button', { name: 'Share Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Share Profile' })).toBeVisible();
  await expect(code).toBeVisible();
  const shared = await readPicture(code);
  expect([shared.width, shared.height]).toEqual([200, 200]);
  expect(decodeQr(shared)).toBe(address);

  // The logo takes 20 % in the middle: 40 of 200 pixels, with a margin of its own inside.
  const logo = boundColoredPixels(shared);
  expect(Math.min(logo.left, logo.top)).toBeGreaterThanOrEqual(80);
  expect(Math.max(logo.right, logo.bottom)).toBeLessThan(120);
  expect(logo.right - logo.left).toBeGreaterThan(25);

  await page.goto('/pages');
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(code).toBeVisible();
  const large = await readPicture(code);
  expect([large.width, large.height]).toEqual([256, 256]);
  expect(decodeQr(large)).toBe(address);
});
