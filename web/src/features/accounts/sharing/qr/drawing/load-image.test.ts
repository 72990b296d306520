// How images are cut to a square when they are drawn.
import { expect, it, vi } from 'vitest';
import { drawCovering } from './load-image.ts';

const place = { x: 10, y: 20, size: 50 };

it.each([
  ['a square one is drawn whole, without a part being chosen', 150, 150, []],
  ['one that says no size is drawn whole', 0, 0, []],
  ['of a wide one the middle is drawn', 300, 100, [100, 0, 100, 100]],
  ['of a high one the middle is drawn', 100, 300, [0, 100, 100, 100]],
])('%s', (_, naturalWidth, naturalHeight, part) => {
  const drawImage = vi.fn();
  const image = { naturalWidth, naturalHeight } as HTMLImageElement;
  drawCovering({ drawImage } as unknown as CanvasRenderingContext2D, image, place);
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(image, ...part, 10, 20, 50, 50);
});
