// Turns uploaded bytes into a clean image and its thumbnail. What it is, the decoder says, not the name;
// everything is drawn anew, so neither places and camera data nor anything appended survives.
// The only importer of sharp.
import sharp, { type Sharp } from 'sharp';
import { fail } from '../kit/fail.ts';

export type CleanImage = {
  image: Buffer;
  thumbnail: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
};

const MAX_PIXELS = 40_000_000;
const MAX_FRAMES = 60;
const MAX_SIDE = 2400;
const THUMBNAIL_SIDE = 320;
const SECONDS = 20;
const AT_ONCE = 2;

// SVG and whatever else libvips can read stays shut: an SVG may hold entities that never end.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});
sharp.concurrency(1);

const takeTurn = createTurns(AT_ONCE);

/** Throws media.not_an_image, media.image_too_large or media.image_damaged. */
export function cleanImage(bytes: Buffer): Promise<CleanImage> {
  return takeTurn(async () => {
    const isAnimated = await inspect(bytes);
    try {
      const drawn = await draw(open(bytes, isAnimated), MAX_SIDE, 82);
      const small = await draw(open(bytes, false), THUMBNAIL_SIDE, 75);
      return {
        image: drawn.data,
        thumbnail: small.data,
        contentType: 'image/webp',
        width: drawn.info.width,
        height: drawn.info.pageHeight ?? drawn.info.height,
      };
    } catch (error) {
      throw reasonOf(error) ?? fail('media.image_damaged');
    }
  });
}

/** Whether it moves. */
async function inspect(bytes: Buffer): Promise<boolean> {
  try {
    const { pages = 1, width, height, pageHeight } = await open(bytes, false).metadata();
    return pages > 1 && pages <= MAX_FRAMES && width * (pageHeight ?? height) * pages <= MAX_PIXELS;
  } catch (error) {
    throw reasonOf(error) ?? fail('media.not_an_image');
  }
}

function open(bytes: Buffer, animated: boolean): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, animated });
}

function draw(image: Sharp, side: number, quality: number) {
  return image
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true });
}

function reasonOf(error: unknown): Error | undefined {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit|too large|timeout/i.test(message)) return fail('media.image_too_large');
  return undefined;
}

function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
