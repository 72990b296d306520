// The images that a message names in its `[Image n: url]` lines, as far as they are the sender's in the media store.
import type { ModelImage } from './turn/run-model-turn.ts';

const LINE = /^\[Image \d+: (\S+)\]\s*$/gm;
const MOST_IMAGES = 4;
const MOST_BYTES = 5 * 1024 * 1024;

export type FindImage = (userId: string, url: string) => Promise<ModelImage | undefined>;

export async function findAttachedImages(
  findImage: FindImage,
  userId: string,
  message: string,
): Promise<ModelImage[]> {
  const urls = [...message.matchAll(LINE)].map(([, url = '']) => url);
  const found = await Promise.all(
    [...new Set(urls)].slice(0, MOST_IMAGES).map((url) => findImage(userId, url)),
  );
  return found
    .filter((image) => image !== undefined)
    .filter(({ bytes }) => bytes.length <= MOST_BYTES);
}
