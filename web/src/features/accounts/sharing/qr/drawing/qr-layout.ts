// Where the parts of the QR picture sit, in pixels. Pure.
export const SHARE_QR_SIZE = 200;
export const QR_SIZE = 256;
export const DOWNLOAD_MARGIN = 40;
export const DOWNLOAD_NAME = 'vys-qr-code.png';
const LOGO_SHARE = 0.2;
/** Height of the line below the code, of the code's side. */
const CAPTION_SHARE = 0.2;
/** Width of the frame's line, of the code's side: narrow enough to leave a quiet zone within the margin. */
const FRAME_SHARE = 0.03;

export type QrLayout = {
  /** Width of the whole. */
  side: number;
  height: number;
  code: { at: number; size: number };
  logo: { at: number; size: number };
  /** The band below the code, with a call to action, and the width of the line around both. */
  caption?: { top: number; height: number; frame: number };
};

export function qrLayout(size: number, margin = 0, hasCaption = false): QrLayout {
  const logo = size * LOGO_SHARE;
  const side = size + 2 * margin;
  const height = size * CAPTION_SHARE;
  return {
    side,
    height: side + (hasCaption ? height : 0),
    code: { at: margin, size },
    logo: { at: margin + (size - logo) / 2, size: logo },
    ...(hasCaption ? { caption: { top: side, height, frame: size * FRAME_SHARE } } : {}),
  };
}
