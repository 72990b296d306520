// The QR picture as an SVG file, for designers: outlines that stay sharp at any size.
import { outlineRounded } from '#web/lib/browser/qr-outline.ts';
import { CAPTION_FACES, type QrDrawing, type QrShape } from './compose-qr.ts';
import { toDataUrl } from './load-image.ts';

export function writeQrSvg({ width, height, shapes }: QrDrawing): string {
  const parts = shapes.map(writeShape).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts}</svg>`;
}

function writeShape(shape: QrShape): string {
  switch (shape.kind) {
    case 'box': {
      const { x, y, width, height, radius, color } = shape;
      return `<path d="${outlineRounded(x, y, width, height, radius)}" fill="${color}"/>`;
    }
    case 'frame': {
      const { width, height, line, color } = shape;
      return `<rect x="${line / 2}" y="${line / 2}" width="${width - line}" height="${height - line}" fill="none" stroke="${color}" stroke-width="${line}"/>`;
    }
    case 'code': {
      const { x, y, module, code, color } = shape;
      return `<path transform="translate(${x} ${y}) scale(${module})" d="${code.path}" fill="${color}"/>`;
    }
    case 'logo': {
      const { x, y, size, image } = shape;
      return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="${toDataUrl(image)}"/>`;
    }
    case 'text': {
      // The width holds also where none of the faces is there.
      const { x, y, width, fontSize, color, text } = shape;
      return `<text x="${x}" y="${y}" font-family="${CAPTION_FACES}" font-weight="bold" font-size="${fontSize}" fill="${color}" text-anchor="middle" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`;
    }
  }
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
