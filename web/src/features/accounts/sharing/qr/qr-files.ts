// The QR code as files: PNG for screens, SVG and PDF for print. All have the quiet zone that scanners need.
import { saveBlob } from '#web/lib/browser/save-file.ts';
import { messages } from '../messages/en.ts';
import { composeQr, type QrImageOptions } from './drawing/compose-qr.ts';
import { DOWNLOAD_MARGIN, DOWNLOAD_NAME, SHARE_QR_SIZE } from './drawing/qr-layout.ts';
import { drawQr } from './qr-picture.ts';

export const qrFormats = ['png', 'png-large', 'svg', 'pdf'] as const;
export type QrFormat = (typeof qrFormats)[number];

/** Pixels of the whole picture, with its quiet zone. */
export const LARGE_SIDE = 2_048;
const MARGIN_SHARE = DOWNLOAD_MARGIN / SHARE_QR_SIZE;
/** 6 cm with the quiet zone, as large as half a beer mat; in points of 1/72 inch. */
const PDF_SIDE = (60 / 25.4) * 72;
const SVG_SIZE = 1_000;

export type QrFile = Pick<QrImageOptions, 'address' | 'settings'> & {
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

async function toSvg(options: QrFile): Promise<Blob> {
  const margin = SVG_SIZE * MARGIN_SHARE;
  const [drawing, { writeQrSvg }] = await Promise.all([
    composeQr({ ...options, size: SVG_SIZE, margin }, false),
    import('./drawing/write-qr-svg.ts'),
  ]);
  return new Blob([writeQrSvg(drawing)], { type: 'image/svg+xml' });
}

async function toPdf(options: QrFile): Promise<Blob> {
  const size = PDF_SIDE / (1 + 2 * MARGIN_SHARE);
  const [drawing, { writeQrPdf }] = await Promise.all([
    composeQr({ ...options, size, margin: size * MARGIN_SHARE }, false),
    import('./drawing/write-qr-pdf.ts'),
  ]);
  return new Blob([await writeQrPdf(drawing, options.address)], { type: 'application/pdf' });
}
