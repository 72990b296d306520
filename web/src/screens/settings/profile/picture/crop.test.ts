// Squares cut out of images of any shape.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centered, cropSquare, dragCrop } from './crop.ts';

it('takes the middle of an image, as large as it can be', () => {
  expect(cropSquare({ width: 900, height: 600 }, centered)).toEqual({
    left: 150,
    top: 0,
    side: 600,
  });
  expect(cropSquare({ width: 900, height: 600 }, { zoom: 2, x: 1, y: 0 })).toEqual({
    left: 600,
    top: 0,
    side: 300,
  });
});

it('keeps what is under the finger while it is dragged', () => {
  const image = { width: 900, height: 600 };
  const { left } = cropSquare(image, dragCrop(image, centered, 0.1, 0.3));
  expect(left).toBeCloseTo(150 - 60);
});

it('stays within the image', () => {
  const size = fc.integer({ min: 1, max: 5000 });
  const part = fc.double({ min: -5, max: 5, noNaN: true });
  fc.assert(
    fc.property(size, size, fc.double({ min: 1, max: 3, noNaN: true }), part, part, (...given) => {
      const [width, height, zoom, right, down] = given;
      const image = { width, height };
      const square = cropSquare(image, dragCrop(image, { ...centered, zoom }, right, down));
      expect(Math.min(square.left, square.top)).toBeGreaterThanOrEqual(-1e-6);
      expect(square.left + square.side).toBeLessThanOrEqual(width + 1e-6);
      expect(square.top + square.side).toBeLessThanOrEqual(height + 1e-6);
    }),
  );
});
