// Builds QR codes. The only importer of the library that does, which is loaded when first needed.
import { outlineModules } from './qr-outline.ts';

export type QrCode = {
  /** Modules of a side, without quiet zone. */
  count: number;
  /** To be filled; in modules from the top left, in the syntax of SVG. */
  path: string;
};

/** How much of it may be covered or dirty. */
export type ErrorCorrection = 'L' | 'M' | 'Q' | 'H';

export async function buildQrCode(
  text: string,
  errorCorrection: ErrorCorrection = 'M',
): Promise<QrCode> {
  const { default: createCode } = await import('qrcode-generator');
  // 0: as small as the text allows.
  const code = createCode(0, errorCorrection);
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  return { count, path: outlineModules(count, (x, y) => code.isDark(y, x)) };
}

/** Draws the code in the color of the pen, its top left at that place. */
export function fillQrCode(
  pen: CanvasRenderingContext2D,
  { path }: QrCode,
  { x, y, module }: { x: number; y: number; module: number },
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(module, module);
  pen.fill(new Path2D(path));
  pen.restore();
}
