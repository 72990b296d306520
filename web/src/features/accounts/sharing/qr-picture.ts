// Draws the QR code of an address with a logo in its middle.
import type { QrSettings } from '@vys/contract/identity/accounts';
import { drawQrCode } from '#web/lib/browser/qr-code.ts';
import { qrLayout } from './qr-layout.ts';

export type QrImageOptions = {
  address: string;
  settings: QrSettings;
  size: number;
  margin?: number;
};

const productLogo = '/favicon.svg';

/** A square canvas of size + 2 × margin. Throws when the browser cannot draw it. */
export async function drawQr({ address, settings, size, margin = 0 }: QrImageOptions) {
  const layout = qrLayout(size, margin);
  const code = await drawQrCode({
    text: address,
    size,
    foreground: settings.fgColor,
    background: settings.bgColor,
    errorCorrection: settings.errorCorrectionLevel,
  });

  const canvas = document.createElement('canvas');
  canvas.width = layout.side;
  canvas.height = layout.side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error("We couldn't create the QR code");
  pen.fillStyle = settings.bgColor;
  pen.fillRect(0, 0, layout.side, layout.side);
  pen.drawImage(code, layout.code.at, layout.code.at, size, size);
  const logo = await loadImage(settings.logoUrl || productLogo);
  if (logo) drawLogo(pen, logo, layout.logo, settings.bgColor);
  return canvas;
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
  pen.roundRect(spot.at, spot.at, spot.size, spot.size, spot.size * 0.18);
  pen.fill();
  const inset = spot.size * 0.08;
  pen.drawImage(
    logo,
    spot.at + inset,
    spot.at + inset,
    spot.size - 2 * inset,
    spot.size - 2 * inset,
  );
}

/** Undefined when it cannot be loaded: a code without a logo is better than none. */
async function loadImage(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

/** Saves a canvas as a PNG file. */
export async function downloadCanvas(canvas: HTMLCanvasElement, fileName: string): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error("We couldn't save the QR code");
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
