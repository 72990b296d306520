// Draws the QR code of an address on a canvas.
import { fillQrCode } from '#web/lib/browser/qr-code.ts';
import { messages } from '../messages/en.ts';
import {
  composeQr,
  getCaptionFont,
  type QrImageOptions,
  type QrShape,
} from './drawing/compose-qr.ts';
import { drawCovering } from './drawing/load-image.ts';

/** A square canvas of size + 2 × margin, higher by a call to action. Throws when the browser cannot draw it. */
export async function drawQr(options: QrImageOptions): Promise<HTMLCanvasElement> {
  const { width, height, shapes } = await composeQr(options, true);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(messages.createQrFailed);
  for (const shape of shapes) drawShape(pen, shape);
  return canvas;
}

function drawShape(pen: CanvasRenderingContext2D, shape: QrShape): void {
  if (shape.kind === 'logo') {
    drawCovering(pen, shape.image, shape);
    return;
  }
  pen.fillStyle = shape.color;
  switch (shape.kind) {
    case 'box':
      pen.beginPath();
      pen.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      pen.fill();
      break;
    case 'frame': {
      const { width, height, line } = shape;
      pen.strokeStyle = shape.color;
      pen.lineWidth = line;
      pen.strokeRect(line / 2, line / 2, width - line, height - line);
      break;
    }
    case 'code':
      fillQrCode(pen, shape.code, shape);
      break;
    case 'text':
      pen.font = getCaptionFont(shape.fontSize);
      pen.textAlign = 'center';
      pen.fillText(shape.text, shape.x, shape.y);
  }
}
