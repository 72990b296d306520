// Draws QR codes. The only importer of the library that does, which is loaded when first needed.
import { messages } from './messages/en.ts';

export type QrCodeOptions = {
  text: string;
  /** Side in pixels. */
  size: number;
  foreground?: string;
  background?: string;
  /** How much of it may be covered or dirty. */
  errorCorrection?: 'L' | 'M' | 'Q' | 'H';
};

/** Throws when the browser cannot draw it. */
export async function drawQrCode(options: QrCodeOptions): Promise<ImageBitmap> {
  return createImageBitmap(await draw(options, 'png'));
}

/** The markup of an SVG element of that size. Throws when the browser cannot draw it. */
export async function drawQrSvg(options: QrCodeOptions): Promise<string> {
  const markup = await (await draw(options, 'svg')).text();
  return markup.replace(/^<\?xml[^>]*\?>\s*/, '');
}

async function draw(options: QrCodeOptions, format: 'png' | 'svg'): Promise<Blob> {
  const {
    text,
    size,
    foreground = '#000000',
    background = '#FFFFFF',
    errorCorrection = 'M',
  } = options;
  const { default: QrCode } = await import('qr-code-styling');
  const code = new QrCode({
    type: format === 'svg' ? 'svg' : 'canvas',
    width: size,
    height: size,
    data: text,
    qrOptions: { errorCorrectionLevel: errorCorrection },
    dotsOptions: { type: 'rounded', color: foreground },
    cornersSquareOptions: { type: 'extra-rounded', color: foreground },
    backgroundOptions: { color: background },
  });
  const bytes = await code.getRawData(format);
  if (!(bytes instanceof Blob)) throw new Error(messages.qrCodeFailed);
  return bytes;
}
