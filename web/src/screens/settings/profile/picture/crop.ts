// Which square of an image becomes the picture. Pure.
export type Crop = {
  /** 1 shows as much as fits, 3 a third of its shorter side. */
  zoom: number;
  /** From 0, the left edge, to 1, the right one; y likewise from the top. */
  x: number;
  y: number;
};

export const MOST_ZOOM = 3;
export const centered: Crop = { zoom: 1, x: 0.5, y: 0.5 };

type Size = { width: number; height: number };
export type Square = { left: number; top: number; side: number };

/** In pixels of the image. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

const within = (value: number) => Math.min(1, Math.max(0, value));

/** After the picture was dragged by a part of its side: what is under the finger stays there. */
export function dragCrop(image: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = cropSquare(image, crop);
  const move = (place: number, room: number, by: number) =>
    room > 0 ? within(place - (by * side) / room) : place;
  return {
    ...crop,
    x: move(crop.x, image.width - side, right),
    y: move(crop.y, image.height - side, down),
  };
}
