// Where the parts of the QR picture sit, in pixels. Pure.
export const SHARE_QR_SIZE = 200;
export const QR_SIZE = 256;
export const DOWNLOAD_MARGIN = 40;
export const DOWNLOAD_NAME = 'vys-qr-code.png';
const LOGO_SHARE = 0.2;

export type QrLayout = {
  /** Side of the whole square. */
  side: number;
  code: { at: number; size: number };
  logo: { at: number; size: number };
};

export function qrLayout(size: number, margin = 0): QrLayout {
  const logo = size * LOGO_SHARE;
  return {
    side: size + 2 * margin,
    code: { at: margin, size },
    logo: { at: margin + (size - logo) / 2, size: logo },
  };
}
