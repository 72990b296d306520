// The QR code of a page: what a phone reads from it, how large it is and what is in its middle.
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { pagesOrigin } from './support/origins.ts';
import { drawPdf } from './support/pdf.ts';
import {
  bearer,
  createPage,
  createPerson,
  type Person,
  publishPage,
  startSession,
} from './support/people.ts';
import { boundColoredPixels, decodeQr, readPicture, readQuietZone } from './support/qr.ts';

test('SHARE-1 SHARE-2 SHARE-3 the code reads as the address of the page, in both sizes, with its logo, and a scan is reported as one', async ({
  page,
  request,
  browser,
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
  expect(decodeQr(shared)).toBe(`${address}?utm_source=qr`);

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
  const scanned = decodeQr(large);
  expect(scanned).toBe(`${address}?utm_source=qr`);

  await visit(browser, scanned ?? '');
  const readSources = async () => {
    const headers = bearer(person);
    const report = await request.get('/api/analytics/report?period=24h', { headers });
    return (await report.json()).data.breakdowns.source.items;
  };
  await expect
    .poll(readSources, { timeout: 20_000 })
    .toEqual([expect.objectContaining({ key: 'qr', views: 1 })]);
});

/** As a visitor: the browser of the tests is a bot by its name. */
async function visit(browser: Browser, address: string) {
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  const context = await browser.newContext({ userAgent });
  const tab = await context.newPage();
  await tab.goto(address);
  await tab.waitForLoadState('networkidle');
  await context.close();
}

/** Signs in, and opens the dialog. */
async function openSharing(page: Page, person: Person): Promise<string> {
  await startSession(page, person);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Share Profile' }).click();
  const address = `${pagesOrigin}/${person.username}`;
  await expect(
    page.getByRole('img', { name: `QR code of ${address}` }).locator('canvas'),
  ).toBeVisible();
  return address;
}

const DRAWN_SIDE = 512;

/** 40 pixels around a code of 200, more than the four modules that scanners need; less a pixel of what is drawn. */
const QUIET_ZONE = 40 / 280 - 1 / DRAWN_SIDE;

/** What a browser draws of a file: how large it is, the text of its code, and whether that has its quiet zone. */
async function readDrawn(page: Page, bytes: Buffer, type: string) {
  const source = `data:${type};base64,${bytes.toString('base64')}`;
  const size = await page.evaluate(
    async ([url, side]) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      document.querySelector('#drawn')?.remove();
      const canvas = document.createElement('canvas');
      canvas.id = 'drawn';
      canvas.width = side;
      canvas.height = side;
      canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
      document.body.append(canvas);
      return [image.naturalWidth, image.naturalHeight];
    },
    [source, DRAWN_SIDE] as const,
  );
  const drawn = await readPicture(page.locator('#drawn'));
  return { size, text: decodeQr(drawn), isFramed: readQuietZone(drawn) >= QUIET_ZONE };
}

test('SHARE-4 SHARE-5 the code is saved with a margin, in all formats, and reads as the address', {
  tag: '@slow',
}, async ({ page, request }) => {
  test.setTimeout(180_000);
  const person = await createPerson(request);
  const address = await openSharing(page, person);
  const text = `${address}?utm_source=qr`;
  const isFramed = true;
  const save = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const saveAs = (name: string) =>
    save(async () => {
      await page.getByRole('button', { name: 'Other formats' }).click();
      await page.getByRole('menuitem', { name }).click();
    });

  const png = await save(() => page.getByRole('button', { name: 'Download PNG' }).click());
  expect(png.name).toBe('vys-qr-code.png');
  expect(await readDrawn(page, png.bytes, 'image/png')).toEqual({
    size: [280, 280],
    text,
    isFramed,
  });
  const large = await saveAs('PNG, 2,048 px');
  expect(await readDrawn(page, large.bytes, 'image/png')).toEqual({
    size: [2048, 2048],
    text,
    isFramed,
  });
  const svg = await saveAs('SVG, for designers');
  expect(svg.name).toBe('vys-qr-code.svg');
  expect(svg.bytes.toString()).not.toContain('http://localhost');
  // A code of 1,000, with 200 on each side.
  expect(svg.bytes.toString()).toContain('viewBox="0 0 1400 1400"');
  expect(svg.bytes.toString()).toContain('transform="translate(200 200) ');
  expect(await readDrawn(page, svg.bytes, 'image/svg+xml')).toMatchObject({ text, isFramed });
  const pdf = await saveAs('PDF, for print');
  expect(pdf.name).toBe('vys-qr-code.pdf');
  const drawn = await drawPdf(pdf.bytes, 3);
  // 6 cm with the quiet zone. Ground, code and the ground of the logo are outlines; the logo is a picture.
  expect(drawn.size).toEqual({ width: 170, height: 170 });
  expect(drawn.kinds).toEqual(['path', 'path', 'path', 'image']);
  expect(decodeQr(drawn)).toBe(text);
  expect(readQuietZone(drawn)).toBeGreaterThanOrEqual(QUIET_ZONE);
});

test('the email signature is copied with a link, and the contact card is saved with its own', {
  tag: '@slow',
}, async ({ page, request }) => {
  const address = await openSharing(page, await createPerson(request));
  await page.getByRole('tab', { name: 'Contact' }).click();
  await page.getByRole('button', { name: 'Copy signature' }).click();
  await expect(page.getByText('Signature copied')).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    const html = new DOMParser().parseFromString((await read('text/html')) ?? '', 'text/html');
    const link = html.querySelector('a');
    return {
      text: await read('text/plain'),
      name: html.querySelector('strong')?.textContent,
      link: [link?.textContent, link?.href],
    };
  });
  const link = `${address}?utm_source=signature`;
  expect(copied).toEqual({
    text: `Ada Moss\n${link}`,
    name: 'Ada Moss',
    link: [address.replace('http://', ''), link],
  });

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download contact card' }).click();
  const card = await saved;
  expect(card.suggestedFilename()).toBe('contact.vcf');
  const lines = (await readFile(await card.path())).toString().split('\r\n');
  expect(lines).toContain('FN:Ada Moss');
  expect(lines).toContain(`URL:${address}?utm_source=contact`);
});

/** Answers as the server does on a paid plan. */
async function usePaidPlan(page: Page, more: object = {}, settings: object = {}): Promise<void> {
  await page.route('**/api/user/profile', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, tier: 'pro', ...more } } });
  });
  await page.route('**/api/user/qr-settings', async (route) => {
    const saved = { fgColor: '#000000', bgColor: '#FFFFFF', logoUrl: '' };
    const read = { ...saved, errorCorrectionLevel: 'M', caption: '', ...settings };
    const data = route.request().postDataJSON() ?? read;
    await route.fulfill({ json: { success: true, data } });
  });
}

test('a call to action at its limit fits into every format, in any script', {
  tag: '@slow',
}, async ({ page, request }) => {
  test.setTimeout(180_000);
  const person = await createPerson(request);
  for (const caption of [
    'WWWWWWWWWWWWWWWWWWW & WWWWWWWWWWWWWWWWWW',
    'すべてのリンクはこちらから 👇',
  ]) {
    await page.unrouteAll();
    await usePaidPlan(page, {}, { caption });
    const address = await openSharing(page, person);
    const text = `${address}?utm_source=qr`;
    const saveAs = async (name: string) => {
      await page.getByRole('button', { name: 'Other formats' }).click();
      const waiting = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).click();
      return await readFile(await (await waiting).path());
    };
    const png = await saveAs('PNG, 2,048 px');
    expect((await readDrawn(page, png, 'image/png')).text).toBe(text);
    const svg = await saveAs('SVG, for designers');
    expect((await readDrawn(page, svg, 'image/svg+xml')).text).toBe(text);
    const widths = [...svg.toString().matchAll(/textLength="([\d.]+)"/g)];
    expect(widths).not.toHaveLength(0);
    // The picture is 1,400 wide; a tenth of it stays free.
    for (const [, width] of widths) expect(Number(width)).toBeLessThanOrEqual(1_260.001);
    const pdf = await drawPdf(await saveAs('PDF, for print'), 3);
    expect(decodeQr(pdf)).toBe(text);
    expect(pdf.kinds.filter((kind) => kind === 'image')).toHaveLength(
      caption.includes('W') ? 1 : 2,
    );
  }
});

test('SHARE-20 the decoder in the page says when contrast is too little to scan, or only to scan well', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await usePaidPlan(page);
  await openSharing(page, person);
  await expect(page.getByText('Scans well')).toBeVisible();
  await page.getByRole('button', { name: 'Customize' }).click();
  const foreground = page.getByRole('textbox', { name: 'Foreground', exact: true });
  await foreground.fill('#AAAAAA');
  await expect(page.getByText('Too little contrast: some phones may not scan it')).toBeVisible();
  await foreground.fill('#FEFEFE');
  await expect(page.getByText(/^Phones can't scan it/)).toBeVisible();
  await foreground.fill('#005544');
  await expect(page.getByText('Scans well')).toBeVisible();
});

test('every preset, level, logo and frame can be scanned', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const person = await createPerson(request);
  const { url: avatar_url } = await (
    await request.post('/api/media/upload', {
      headers: bearer(person),
      multipart: {
        file: { name: 'me.png', mimeType: 'image/png', buffer: await drawPortrait(page) },
      },
    })
  ).json();
  await usePaidPlan(page, { avatar_url });
  const address = await openSharing(page, person);
  await page.getByRole('button', { name: 'Customize' }).click();
  const canvas = page.getByRole('img', { name: `QR code of ${address}` }).locator('canvas');
  const call = page.getByRole('textbox', { name: 'Call to action' });
  const check = async (what: string, preset: string) => {
    const verdict = preset === 'Dark' ? /older phones/ : 'Scans well';
    await expect(page.getByText(verdict), what).toBeVisible();
    await expect
      .poll(async () => decodeQr(await readPicture(canvas)), { message: what })
      .toBe(`${address}?utm_source=qr`);
  };
  const levels = ['L 7%', 'M 15% (recommended)', 'Q 25%', 'H 30%'];
  for (const logo of ['Vys mark', 'Your picture']) {
    await page.getByRole('radio', { name: logo }).click();
    for (const level of levels) {
      // A picture locks the lower ones.
      if (logo === 'Your picture' && level !== 'H 30%') {
        await expect(page.getByRole('radio', { name: level })).toBeDisabled();
        continue;
      }
      await page.getByRole('radio', { name: level }).click();
      await expect(page.getByRole('radio', { name: level })).toBeChecked();
      for (const preset of ['Classic', 'Vys', 'Dark', 'Ocean', 'Sunset', 'Purple']) {
        await page.getByRole('radio', { name: preset, exact: true }).click();
        await expect(page.getByRole('radio', { name: preset, exact: true })).toBeChecked();
        for (const text of ['', 'Scan me']) {
          await call.fill(text);
          await check(`${preset} ${level}, ${logo}, “${text}”`, preset);
        }
      }
    }
  }
  await expectAccessibleInBothThemes(page, 'the share dialog');
});

/** A face, which covers more than a mark: dark and light, to the edge. */
async function drawPortrait(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 512;
    canvas.height = 512;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#20303f';
    pen.fillRect(0, 0, 512, 512);
    pen.fillStyle = '#e8b48c';
    pen.beginPath();
    pen.arc(256, 230, 150, 0, 7);
    pen.fill();
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}
