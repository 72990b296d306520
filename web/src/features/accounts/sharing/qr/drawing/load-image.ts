// Images that are drawn into files.

/** Undefined also when it cannot be loaded: a code without a logo is better than none. */
export async function loadImage(url: string | undefined): Promise<HTMLImageElement | undefined> {
  if (url === undefined) return undefined;
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

const EMBEDDED_SIDE = 512;

/** As a PNG in a data URL: a file that is opened elsewhere loads nothing. */
export function toDataUrl(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = EMBEDDED_SIDE;
  canvas.height = EMBEDDED_SIDE;
  drawCovering(canvas.getContext('2d'), image, { x: 0, y: 0, size: EMBEDDED_SIDE });
  return canvas.toDataURL('image/png');
}

/** Fills a square with the middle of the image, which keeps its proportions. */
export function drawCovering(
  pen: CanvasRenderingContext2D | null,
  image: HTMLImageElement,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { naturalWidth, naturalHeight } = image;
  // Chromium cuts an SVG that says no size in pixels, as our mark does, when it is asked for a part of it.
  if (naturalWidth === naturalHeight) {
    pen?.drawImage(image, x, y, size, size);
    return;
  }
  const side = Math.min(naturalWidth, naturalHeight) || EMBEDDED_SIDE;
  const left = Math.max(0, (naturalWidth - side) / 2);
  const top = Math.max(0, (naturalHeight - side) / 2);
  pen?.drawImage(image, left, top, side, side, x, y, size, size);
}
