// Reads QR codes as a camera would: from the pixels that were drawn.
import { expect, type Locator } from '@playwright/test';
import jsQR from 'jsqr';

export type Picture = { width: number; height: number; pixels: Uint8ClampedArray };

export async function readPicture(canvas: Locator): Promise<Picture> {
  const { width, height, data } = await canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const context = (element as HTMLCanvasElement).getContext('2d');
    const pixels = context?.getImageData(0, 0, width, height).data ?? [];
    return { width, height, data: Array.from(pixels) };
  });
  return { width, height, pixels: new Uint8ClampedArray(data) };
}

/** The text of a QR code, which a reader finds only with some white around it. */
export function decodeQr({ width, height, pixels }: Picture): string | undefined {
  const margin = 20;
  const side = { x: width + 2 * margin, y: height + 2 * margin };
  const framed = new Uint8ClampedArray(side.x * side.y * 4).fill(255);
  for (let row = 0; row < height; row += 1) {
    const line = pixels.subarray(row * width * 4, (row + 1) * width * 4);
    framed.set(line, ((row + margin) * side.x + margin) * 4);
  }
  return jsQR.default(framed, side.x, side.y)?.data;
}

/** How much of the side is free around what is drawn in black, where it is the least. */
export function readQuietZone({ width, height, pixels }: Picture): number {
  let least = Math.min(width, height);
  for (let at = 0; at < pixels.length; at += 4) {
    if (Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) > 60) continue;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    least = Math.min(least, x, y, width - 1 - x, height - 1 - y);
  }
  return least / width;
}

/** The smallest box around all pixels that are neither black, white nor gray. */
export function boundColoredPixels({ width, pixels }: Picture) {
  let box: { left: number; top: number; right: number; bottom: number } | undefined;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) continue;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    box ??= { left: x, top: y, right: x, bottom: y };
    box = {
      left: Math.min(box.left, x),
      top: Math.min(box.top, y),
      right: Math.max(box.right, x),
      bottom: Math.max(box.bottom, y),
    };
  }
  expect(box, 'colored pixels').toBeDefined();
  return box as NonNullable<typeof box>;
}
