// The parent's side of decoding uploads: worker processes with turns by user and a bounded queue.
import { join } from 'node:path';
import { z } from 'zod';
import { appError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log/log.ts';
import { createWorkerPool } from '../../platform/workers/worker-pool.ts';
import type { CleanImage } from './clean-image.ts';

export type ImageWorkers = {
  /**
   * Throws `media.not_an_image`, `media.image_too_large` and `media.image_damaged` for what the bytes are,
   * and `rate.limited` and `unavailable` when the queue is full.
   */
  clean(userId: string, bytes: Buffer): Promise<CleanImage>;
  close(): void;
};

/** An image of 40 megapixels in the slowest format takes some five seconds. */
const DEADLINE_MS = 20_000;
const MAX_WAIT_MS = 30_000;
/** A photo of a phone takes half of it. */
const FAST_LANE_MS = 1_500;
/** Each waiting upload holds up to 10 MB. */
const MAX_WAITING = 20;
const MAX_WAITING_PER_USER = 5;

const resultSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    image: z.base64(),
    thumbnail: z.base64(),
    contentType: z.literal('image/webp'),
    width: z.int().positive(),
    height: z.int().positive(),
    variants: z.array(z.object({ width: z.int().positive(), webp: z.base64(), avif: z.base64() })),
    color: z.string().optional(),
  }),
  z.object({
    ok: z.literal(false),
    code: z.enum(['media.not_an_image', 'media.image_too_large', 'media.image_damaged']),
  }),
]);
export type ImageResult = z.output<typeof resultSchema>;

export function createImageWorkers(log: Logger): ImageWorkers {
  const pool = createWorkerPool({
    program: {
      entry: join(import.meta.dirname, 'image-worker.ts'),
      permissions: ['--allow-addons'],
      maxHeapMb: 96,
      maxResultLength: 32 * 1024 * 1024,
    },
    deadlineMs: DEADLINE_MS,
    maxWaitMs: MAX_WAIT_MS,
    fastLaneMs: FAST_LANE_MS,
    isBackground: true,
    // How long an image takes does not show in its bytes.
    longInput: Number.POSITIVE_INFINITY,
    limits: { waiting: MAX_WAITING, waitingPerUser: MAX_WAITING_PER_USER },
  });
  return {
    async clean(userId, bytes) {
      const outcome = await pool.run(userId, bytes.toString('base64'));
      if (!outcome.ok) {
        const { fault, message: reason } = outcome;
        log.warn({ event: 'media.image_job_failed', userId, fault, reason }, 'image job failed');
        if (fault === 'unavailable') throw appError('unavailable', { retryAfter: 5 });
        throw appError(fault === 'failed' ? 'media.image_damaged' : 'media.image_too_large');
      }
      const result = resultSchema.parse(outcome.value);
      if (!result.ok) throw appError(result.code);
      const { image, thumbnail, variants, ...rest } = result;
      return {
        ...rest,
        image: Buffer.from(image, 'base64'),
        thumbnail: Buffer.from(thumbnail, 'base64'),
        variants: variants.map(({ width, webp, avif }) => ({
          width,
          webp: Buffer.from(webp, 'base64'),
          avif: Buffer.from(avif, 'base64'),
        })),
      };
    },
    close: pool.close,
  };
}
