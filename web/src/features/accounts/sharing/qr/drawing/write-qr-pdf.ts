// The QR picture as a PDF for print: one page of its size, with outlines instead of pixels.
import type { Color, PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { outlineRounded } from '#web/lib/browser/qr-outline.ts';
import { expandHex } from '../../customize/qr-presets.ts';
import { getCaptionFont, type QrDrawing, type QrShape } from './compose-qr.ts';
import { toDataUrl } from './load-image.ts';

type Sheet = {
  document: PDFDocument;
  page: PDFPage;
  font: PDFFont;
  height: number;
  toColor: (hex: string) => Color;
};

/** Units of the drawing are points of 1/72 inch. */
export async function writeQrPdf(
  { width, height, shapes }: QrDrawing,
  title: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  document.setTitle(title);
  const page = document.addPage([width, height]);
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  const toColor = (hex: string) => {
    const [red, green, blue] = [1, 3, 5].map(
      (at) => Number.parseInt(expandHex(hex).slice(at, at + 2), 16) / 255,
    ) as [number, number, number];
    return rgb(red, green, blue);
  };
  const sheet = { document, page, font, height, toColor };
  for (const shape of shapes) await drawShape(sheet, shape);
  return (await document.save()) as Uint8Array<ArrayBuffer>;
}

/** The origin of a PDF is at the bottom left; paths are drawn as in SVG, downwards from their place. */
async function drawShape(sheet: Sheet, shape: QrShape): Promise<void> {
  const { document, page, height: top, toColor } = sheet;
  switch (shape.kind) {
    case 'box': {
      const { x, y, width, height, radius, color } = shape;
      const path = outlineRounded(0, 0, width, height, radius);
      return page.drawSvgPath(path, { x, y: top - y, color: toColor(color) });
    }
    case 'frame': {
      const { width, height, line, color } = shape;
      return page.drawRectangle({
        ...{ x: line / 2, y: line / 2, width: width - line, height: height - line },
        ...{ borderWidth: line, borderColor: toColor(color) },
      });
    }
    case 'code': {
      const { x, y, module, code, color } = shape;
      return page.drawSvgPath(code.path, {
        ...{ x, y: top - y, scale: module, color: toColor(color) },
      });
    }
    case 'logo': {
      const { x, y, size, image } = shape;
      const embedded = await document.embedPng(toDataUrl(image));
      return page.drawImage(embedded, { x, y: top - y - size, width: size, height: size });
    }
    case 'text':
      return await drawText(sheet, shape);
  }
}

type TextShape = Extract<QrShape, { kind: 'text' }>;

async function drawText(sheet: Sheet, shape: TextShape): Promise<void> {
  const { document, page, font, height, toColor } = sheet;
  const { x, y, text, width, fontSize, color } = shape;
  if (!canWrite(font, text)) {
    const { url, sides } = drawTextImage(shape);
    const image = await document.embedPng(url);
    return page.drawImage(image, {
      ...{ x: x - sides.width / 2, y: height - y - sides.below },
      ...{ width: sides.width, height: sides.height },
    });
  }
  const size = Math.min(fontSize, width / font.widthOfTextAtSize(text, 1));
  page.drawText(text, {
    ...{ x: x - font.widthOfTextAtSize(text, size) / 2, y: height - y },
    ...{ size, font, color: toColor(color) },
  });
}

/** The fonts that every reader of PDF has know Western European letters only. */
function canWrite(font: PDFFont, text: string): boolean {
  const known = new Set(font.getCharacterSet());
  return [...text].every((character) => known.has(character.codePointAt(0) ?? 0));
}

const IMAGE_FONT_SIZE = 200;

/** A text in any script as a picture, sharp at any printed size, and its sides in points. */
function drawTextImage({ text, width, fontSize, color }: TextShape) {
  const scale = IMAGE_FONT_SIZE / fontSize;
  const [above, below] = [IMAGE_FONT_SIZE, IMAGE_FONT_SIZE * 0.3];
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = above + below;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = color;
    pen.font = getCaptionFont(IMAGE_FONT_SIZE);
    pen.textAlign = 'center';
    pen.fillText(text, canvas.width / 2, above);
  }
  const sides = {
    ...{ width: canvas.width / scale, height: canvas.height / scale, below: below / scale },
  };
  return { url: canvas.toDataURL('image/png'), sides };
}
