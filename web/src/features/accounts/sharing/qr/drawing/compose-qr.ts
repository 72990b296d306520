// What a QR picture consists of, from the ground to the call to action. Canvas, SVG and PDF draw the same shapes.
import type { QrSettings } from '@vys/contract/identity/accounts';
import { buildQrCode, type QrCode } from '#web/lib/browser/qr-code.ts';
import { fitCaption } from './caption-lines.ts';
import { loadImage } from './load-image.ts';
import { type QrLayout, qrLayout } from './qr-layout.ts';

export type QrImageOptions = {
  address: string;
  settings: QrSettings;
  /** Of the code; in pixels, or in points of a file for print. */
  size: number;
  margin?: number;
};

/** `x` and `y` are the top left; of a text, its center and its baseline. */
export type QrShape =
  | {
      kind: 'box';
      x: number;
      y: number;
      width: number;
      height: number;
      radius: number;
      color: string;
    }
  | { kind: 'frame'; width: number; height: number; line: number; color: string }
  | { kind: 'code'; x: number; y: number; module: number; code: QrCode; color: string }
  | { kind: 'logo'; x: number; y: number; size: number; image: HTMLImageElement }
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      width: number;
      fontSize: number;
      color: string;
    };

export type QrDrawing = { width: number; height: number; shapes: readonly QrShape[] };

export const productLogo = '/favicon.svg';
/** Faces of one width, so that a text that fits here fits wherever the file is opened. */
export const CAPTION_FACES = 'Helvetica, Arial, sans-serif';
export const getCaptionFont = (size: number) => `bold ${size}px ${CAPTION_FACES}`;

/** Of the logo's side. */
const LOGO_CORNER = 0.18;
const LOGO_INSET = 0.08;
/** Between the baseline and the middle of a capital letter, of the font's size. */
const MIDDLE_OF_CAPITALS = 0.36;

/**
 * The mark of the product, or the picture of the user. None at the lowest level of error correction: a code that may
 * lose 7% cannot be scanned below a logo.
 */
export const getLogoUrl = ({ logoUrl, errorCorrectionLevel }: QrSettings): string | undefined =>
  errorCorrectionLevel === 'L' ? undefined : logoUrl || productLogo;

/** What a phone reads: the address, marked so that the analytics tell scans apart from other visits. */
export const getScannedAddress = (address: string): string => `${address}?utm_source=qr`;

/** `onPixels`: modules are whole pixels, so that their edges are sharp: a code between pixels may not be scanned. */
export async function composeQr(options: QrImageOptions, onPixels: boolean): Promise<QrDrawing> {
  const { address, settings, size, margin = 0 } = options;
  const { fgColor, bgColor, caption, errorCorrectionLevel } = settings;
  const layout = qrLayout(size, margin, caption !== '');
  const [code, image] = await Promise.all([
    buildQrCode(getScannedAddress(address), errorCorrectionLevel),
    loadImage(getLogoUrl(settings)),
  ]);
  const exact = size / code.count;
  const module = onPixels ? Math.floor(exact) : exact;
  const offset = (size - module * code.count) / 2;
  const at = layout.code.at + (onPixels ? Math.round(offset) : offset);
  const { side: width, height } = layout;
  const shapes: QrShape[] = [
    { kind: 'box', x: 0, y: 0, width, height, radius: 0, color: bgColor },
    { kind: 'code', x: at, y: at, module, code, color: fgColor },
    ...(image ? composeLogo(layout, image, bgColor) : []),
    ...composeCaption(layout, settings),
  ];
  return { width, height, shapes };
}

function composeLogo({ logo }: QrLayout, image: HTMLImageElement, under: string): QrShape[] {
  const { at, size } = logo;
  const inset = size * LOGO_INSET;
  const radius = size * LOGO_CORNER;
  return [
    { kind: 'box', x: at, y: at, width: size, height: size, radius, color: under },
    { kind: 'logo', x: at + inset, y: at + inset, size: size - 2 * inset, image },
  ];
}

function composeCaption({ side, height, caption }: QrLayout, settings: QrSettings): QrShape[] {
  if (!caption) return [];
  const { fgColor, bgColor } = settings;
  const band = { width: side, height: caption.height };
  const { fontSize, lines } = fitCaption(settings.caption, band, measureText);
  const middle = caption.top + caption.height / 2 + fontSize * MIDDLE_OF_CAPITALS;
  return [
    { kind: 'frame', width: side, height, line: caption.frame, color: fgColor },
    { kind: 'box', x: 0, y: caption.top, ...band, radius: 0, color: fgColor },
    ...lines.map(({ text, width, offset }) => ({
      kind: 'text' as const,
      ...{ x: side / 2, y: middle + offset, text, width, fontSize, color: bgColor },
    })),
  ];
}

const MEASURED_SIZE = 100;

/** In a font of size 1. */
function measureText(text: string): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return text.length;
  pen.font = getCaptionFont(MEASURED_SIZE);
  return pen.measureText(text).width / MEASURED_SIZE;
}
