// Draws the QR code of an address with a logo in its middle, and a line of text below where one is wanted.
import type { QrSettings } from '@vys/contract/identity/accounts';
import { drawQrCode } from '#web/lib/browser/qr-code.ts';
import { messages } from '../messages/en.ts';
import { type QrLayout, qrLayout } from './qr-layout.ts';

export type QrImageOptions = {
  address: string;
  settings: QrSettings;
  size: number;
  margin?: number;
  caption?: string;
};

export const productLogo = '/favicon.svg';
export const CAPTION_FONT = 'system-ui, sans-serif';

/**
 * The mark of the product, or the picture of the user. None at the lowest level of error correction: a code that may
 * lose 7% cannot be scanned below a logo.
 */
export const getLogoUrl = ({ logoUrl, errorCorrectionLevel }: QrSettings): string | undefined =>
  errorCorrectionLevel === 'L' ? undefined : logoUrl || productLogo;

/** What a phone reads: the address, marked so that the analytics tell scans apart from other visits. */
export const getScannedAddress = (address: string): string => `${address}?utm_source=qr`;

/** A square canvas of size + 2 × margin, higher by a caption. Throws when the browser cannot draw it. */
export async function drawQr(options: QrImageOptions) {
  const { address, settings, size, margin = 0, caption = '' } = options;
  const layout = qrLayout(size, margin, caption !== '');
  const code = await drawQrCode({
    ...getCodeOptions(settings),
    text: getScannedAddress(address),
    size,
  });

  const canvas = document.createElement('canvas');
  canvas.width = layout.side;
  canvas.height = layout.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(messages.createQrFailed);
  pen.fillStyle = settings.bgColor;
  pen.fillRect(0, 0, layout.side, layout.height);
  pen.drawImage(code, layout.code.at, layout.code.at, size, size);
  const logo = await loadImage(getLogoUrl(settings));
  if (logo) drawLogo(pen, logo, layout.logo, settings.bgColor);
  drawCaption(pen, caption, layout, settings);
  return canvas;
}

export const getCodeOptions = ({ fgColor, bgColor, errorCorrectionLevel }: QrSettings) => ({
  foreground: fgColor,
  background: bgColor,
  errorCorrection: errorCorrectionLevel,
});

function drawCaption(
  pen: CanvasRenderingContext2D,
  text: string,
  { side, caption }: QrLayout,
  { fgColor, bgColor }: QrSettings,
) {
  if (!caption) return;
  const { top, height, fontSize, frame } = caption;
  pen.strokeStyle = fgColor;
  pen.lineWidth = frame;
  pen.strokeRect(frame / 2, frame / 2, side - frame, top + height - frame);
  pen.fillStyle = fgColor;
  pen.fillRect(0, top, side, height);
  pen.fillStyle = bgColor;
  pen.font = `600 ${fontSize}px ${CAPTION_FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, side / 2, top + height / 2, side * 0.9);
}

type Spot = { at: number; size: number };

function drawLogo(
  pen: CanvasRenderingContext2D,
  logo: HTMLImageElement,
  spot: Spot,
  under: string,
) {
  pen.fillStyle = under;
  pen.beginPath();
  pen.roundRect(spot.at, spot.at, spot.size, spot.size, spot.size * LOGO_CORNER);
  pen.fill();
  const inset = spot.size * LOGO_INSET;
  pen.drawImage(
    logo,
    spot.at + inset,
    spot.at + inset,
    spot.size - 2 * inset,
    spot.size - 2 * inset,
  );
}

/** Of the logo's side. */
export const LOGO_CORNER = 0.18;
export const LOGO_INSET = 0.08;

/** Undefined also when it cannot be loaded: a code without a logo is better than none. */
export async function loadImage(url: string | undefined): Promise<HTMLImageElement | undefined> {
  if (url === undefined) return undefined;
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}
