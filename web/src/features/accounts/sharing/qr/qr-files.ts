// The QR code as files: PNG for screens, SVG and PDF for print. All have the quiet zone that scanners need.
import { drawQrSvg } from '#web/lib/browser/qr-code.ts';
import { saveBlob } from '#web/lib/browser/save-file.ts';
import { messages } from '../messages/en.ts';
import { DOWNLOAD_MARGIN, DOWNLOAD_NAME, qrLayout, SHARE_QR_SIZE } from './qr-layout.ts';
import {
  CAPTION_FONT,
  drawQr,
  getCodeOptions,
  getLogoUrl,
  getScannedAddress,
  LOGO_CORNER,
  LOGO_INSET,
  loadImage,
  type QrImageOptions,
} from './qr-picture.ts';

export const qrFormats = ['png', 'png-large', 'svg', 'pdf'] as const;
export type QrFormat = (typeof qrFormats)[number];

/** Pixels of the whole picture, with its quiet zone. */
export const LARGE_SIDE = 2_048;
const MARGIN_SHARE = DOWNLOAD_MARGIN / SHARE_QR_SIZE;
/** 6 cm, as large as a beer mat's half; in points of 1/72 inch. */
const PDF_SIDE = (60 / 25.4) * 72;

export type QrFile = Pick<QrImageOptions, 'address' | 'settings' | 'caption'> & {
  /** Of the small PNG; pixels of the code. */
  size?: number;
};

/** Throws when the browser cannot draw it. */
export async function saveQr(format: QrFormat, file: QrFile): Promise<void> {
  const { size = SHARE_QR_SIZE, ...options } = file;
  const name = DOWNLOAD_NAME.replace('.png', '');
  switch (format) {
    case 'png':
      return saveBlob(await toPng({ ...options, size, margin: DOWNLOAD_MARGIN }), DOWNLOAD_NAME);
    case 'png-large':
      return saveBlob(await toLargePng(options), `${name}-${LARGE_SIDE}.png`);
    case 'svg':
      return saveBlob(await toSvg(options), `${name}.svg`);
    case 'pdf':
      return saveBlob(await toPdf(options), `${name}.pdf`);
  }
}

async function toPng(options: QrImageOptions): Promise<Blob> {
  const canvas = await drawQr(options);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error(messages.saveQrFailed);
  return blob;
}

function toLargePng(options: QrFile): Promise<Blob> {
  const margin = Math.round(LARGE_SIDE * (MARGIN_SHARE / (1 + 2 * MARGIN_SHARE)));
  return toPng({ ...options, size: LARGE_SIDE - 2 * margin, margin });
}

async function toPdf(options: QrFile): Promise<Blob> {
  const [{ PDFDocument }, png] = await Promise.all([
    import('@cantoo/pdf-lib'),
    toLargePng(options).then((blob) => blob.arrayBuffer()),
  ]);
  const document = await PDFDocument.create();
  const image = await document.embedPng(png);
  const [width, height] = [PDF_SIDE, PDF_SIDE * (image.height / image.width)];
  document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  document.setTitle(options.address);
  return new Blob([(await document.save()) as Uint8Array<ArrayBuffer>], {
    type: 'application/pdf',
  });
}

const SVG_SIZE = 1_000;

async function toSvg({ address, settings, caption = '' }: QrFile): Promise<Blob> {
  const {
    side,
    height,
    code,
    logo,
    caption: band,
  } = qrLayout(SVG_SIZE, SVG_SIZE * MARGIN_SHARE, caption !== '');
  const [codeSvg, logoUrl] = await Promise.all([
    drawQrSvg({
      ...getCodeOptions(settings),
      text: getScannedAddress(address),
      size: SVG_SIZE,
    }),
    embed(getLogoUrl(settings)),
  ]);
  const { fgColor, bgColor } = settings;
  const inset = logo.size * LOGO_INSET;
  const parts = [
    `<rect width="${side}" height="${height}" fill="${bgColor}"/>`,
    `<g transform="translate(${code.at} ${code.at})">${codeSvg}</g>`,
    ...(logoUrl === undefined
      ? []
      : [
          `<rect x="${logo.at}" y="${logo.at}" width="${logo.size}" height="${logo.size}" rx="${logo.size * LOGO_CORNER}" fill="${bgColor}"/>`,
          `<image x="${logo.at + inset}" y="${logo.at + inset}" width="${logo.size - 2 * inset}" height="${logo.size - 2 * inset}" href="${logoUrl}"/>`,
        ]),
    ...(band === undefined
      ? []
      : [
          `<rect x="${band.frame / 2}" y="${band.frame / 2}" width="${side - band.frame}" height="${height - band.frame}" fill="none" stroke="${fgColor}" stroke-width="${band.frame}"/>`,
          `<rect y="${band.top}" width="${side}" height="${band.height}" fill="${fgColor}"/>`,
          `<text x="${side / 2}" y="${band.top + band.height / 2}" font-family="${CAPTION_FONT}" font-weight="600" font-size="${band.fontSize}" fill="${bgColor}" text-anchor="middle" dominant-baseline="central">${escapeXml(caption)}</text>`,
        ]),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${height}">${parts.join('')}</svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const EMBEDDED_SIDE = 512;

/** As a data URL: a file that is opened elsewhere loads nothing. Undefined also when it cannot be loaded. */
async function embed(url: string | undefined): Promise<string | undefined> {
  const image = await loadImage(url);
  if (!image) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = EMBEDDED_SIDE;
  canvas.height = EMBEDDED_SIDE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, EMBEDDED_SIDE, EMBEDDED_SIDE);
  return canvas.toDataURL('image/png');
}
