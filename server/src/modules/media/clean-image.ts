// Turns uploaded bytes into a clean image and its thumbnail. What it is, the decoder says, not the name;
// everything is drawn anew, so neither places and camera data nor anything appended survives.
// Runs in a process of its own, image-worker.ts. The only importer of sharp.
import sharp, { type Sharp } from 'sharp';

export type CleanImage = {
  image: Buffer;
  thumbnail: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
  /** For narrower places than the image is wide, each in both formats. */
  variants: ImageVariant[];
  /** Of the whole image, as `#rrggbb`; undefined where one can see through it. */
  color?: string | undefined;
};

export type ImageVariant = { width: number; webp: Buffer; avif: Buffer };

const MAX_PIXELS = 40_000_000;
const MAX_FRAMES = 60;
const MAX_SIDE = 2400;
const THUMBNAIL_SIDE = 320;
/** A phone shows an image across its screen in some 1,200 pixels, one of two columns in half of that. */
const VARIANT_WIDTHS = [640, 1280];
const SECONDS = 20;

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

export type ImageErrorCode = 'media.not_an_image' | 'media.image_too_large' | 'media.image_damaged';

export class ImageError extends Error {
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Throws ImageError. */
export async function cleanImage(bytes: Buffer): Promise<CleanImage> {
  const isAnimated = await inspect(bytes);
  try {
    const drawn = await draw(open(bytes, isAnimated), MAX_SIDE, 82);
    const small = await draw(open(bytes, false), THUMBNAIL_SIDE, 75);
    const { width } = drawn.info;
    const widths = isAnimated ? [] : VARIANT_WIDTHS.filter((one) => one < width);
    const variants: ImageVariant[] = [];
    for (const one of widths) variants.push(await drawVariant(drawn.data, one));
    return {
      image: drawn.data,
      thumbnail: small.data,
      contentType: 'image/webp',
      width,
      height: drawn.info.pageHeight ?? drawn.info.height,
      variants,
      color: await findColor(small.data),
    };
  } catch (error) {
    throw describeReason(error) ?? new ImageError('media.image_damaged');
  }
}

/** Whether it moves. */
async function inspect(bytes: Buffer): Promise<boolean> {
  try {
    const { pages = 1, width, height, pageHeight } = await open(bytes, false).metadata();
    return pages > 1 && pages <= MAX_FRAMES && width * (pageHeight ?? height) * pages <= MAX_PIXELS;
  } catch (error) {
    throw describeReason(error) ?? new ImageError('media.not_an_image');
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

/** From what was drawn already, which is smaller than the upload. */
async function drawVariant(image: Buffer, width: number): Promise<ImageVariant> {
  const resize = () => sharp(image).resize({ width }).timeout({ seconds: SECONDS });
  const webp = await resize().webp({ quality: 78 }).toBuffer();
  const avif = await resize().avif({ quality: 52, effort: 2 }).toBuffer();
  return { width, webp, avif };
}

async function findColor(image: Buffer): Promise<string | undefined> {
  const { isOpaque } = await sharp(image).stats();
  if (!isOpaque) return undefined;
  const mean = await sharp(image).resize(1, 1).removeAlpha().toColorspace('srgb').raw().toBuffer();
  return `#${mean.subarray(0, 3).toString('hex')}`;
}

function describeReason(error: unknown): ImageError | undefined {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit|too large|timeout/i.test(message))
    return new ImageError('media.image_too_large');
  return undefined;
}
