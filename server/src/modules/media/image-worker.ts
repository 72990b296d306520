// Entry of the process that decodes uploads: untrusted bytes reach native code here and nowhere else.
// Bytes come and go in base64.
import { serveJobs } from '../../platform/workers/serve-jobs.ts';
import { cleanImage, ImageError } from './clean-image.ts';
import type { ImageResult } from './images.ts';

const MEBIBYTE = 1024 * 1024;

async function run(input: unknown): Promise<ImageResult> {
  try {
    const { image, thumbnail, variants, ...rest } = await cleanImage(
      Buffer.from(String(input), 'base64'),
    );
    const encoded = { image: image.toString('base64'), thumbnail: thumbnail.toString('base64') };
    const sizes = variants.map(({ width, webp, avif }) => ({
      width,
      webp: webp.toString('base64'),
      avif: avif.toString('base64'),
    }));
    return { ok: true, ...encoded, ...rest, variants: sizes };
  } catch (error) {
    if (error instanceof ImageError) return { ok: false, code: error.code };
    throw error;
  }
}

serveJobs(run, { collectBytes: 64 * MEBIBYTE, recycleBytes: 160 * MEBIBYTE });
