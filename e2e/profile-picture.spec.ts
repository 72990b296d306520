// The picture of a user: chosen, cut to a square, shown in the workspace, and removed.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { createPerson, startSession } from './support/people.ts';

/** Wider than high: red on the left, blue on the right. */
async function drawPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 400;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#e02020';
    pen.fillRect(0, 0, 400, 400);
    pen.fillStyle = '#2020e0';
    pen.fillRect(400, 0, 400, 400);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('a picture is uploaded, cut to a square, shown, and removed', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const buffer = await drawPhoto(page);
  await startSession(page, await createPerson(request));
  await page.goto('/settings/profile');
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('input[type=file]').setInputFiles(file);
  await choose({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
  await expect(page.getByText("We couldn't read this image.")).toBeVisible();
  await choose({ name: 'me.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Position your picture' });
  await expect(dialog.getByRole('img', { name: 'Preview of your picture' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the dialog of the picture');
  // All the way to the right: only blue is left.
  await dialog.getByRole('slider', { name: 'Left, right' }).fill('1');
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(dialog).toBeHidden();

  const picture = page
    .getByRole('region', { name: 'Profile' })
    .getByRole('img', { name: 'Ada Moss' });
  await expect(picture).toHaveAttribute('src', /\/_\/media\//);
  const shape = await picture.evaluate(async (element) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.src = (element as HTMLImageElement).src;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = pen?.getImageData(4, 4, 1, 1).data ?? [];
    return { isSquare: canvas.width === canvas.height, isBlue: blue > red };
  });
  expect(shape).toEqual({ isSquare: true, isBlue: true });

  await page.reload();
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(picture).not.toHaveAttribute('src', /./);
});
