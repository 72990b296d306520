// Draws QR codes. The only importer of the library that does, which is loaded when first needed.
export type QrWish = {
  text: string;
  /** Side in pixels. */
  size: number;
  ink?: string;
  ground?: string;
  /** How much of it may be covered or dirty. */
  errorCorrection?: 'L' | 'M' | 'Q' | 'H';
};

/** Throws when the browser cannot draw it. */
export async function drawQrCode(wish: QrWish): Promise<ImageBitmap> {
  const { text, size, ink = '#000000', ground = '#FFFFFF', errorCorrection = 'M' } = wish;
  const { default: QrCode } = await import('qr-code-styling');
  const code = new QrCode({
    type: 'canvas',
    width: size,
    height: size,
    data: text,
    qrOptions: { errorCorrectionLevel: errorCorrection },
    dotsOptions: { type: 'rounded', color: ink },
    cornersSquareOptions: { type: 'extra-rounded', color: ink },
    backgroundOptions: { color: ground },
  });
  const bytes = await code.getRawData('png');
  if (!(bytes instanceof Blob)) throw new Error('The QR code could not be drawn');
  return createImageBitmap(bytes);
}
