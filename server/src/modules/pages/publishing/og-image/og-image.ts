// The OG image of a page. Its hash is derived from its spec, so publishing only stores the spec; the image is
// drawn in the background by a worker process, at the latest on the first request. A failure costs the image
// and nothing else.

import { AppError } from '../../../../platform/errors.ts';
import { sha256 } from '../../../../platform/hash.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import { type OgImageSpec, ogImageSpecSchema } from '../../render/og-image-spec.ts';
import type { RenderPool } from '../../render/renderer.ts';

export type OgImages = {
  /** Never throws. */
  save(user: string, spec: OgImageSpec): Promise<void>;
  /** PNG, 1200 × 630. Throws what the file store throws. */
  find(hash: string): Promise<Buffer | undefined>;
};

type Deps = { files: FileStore; ogImageRenderer: Pick<RenderPool, 'run'>; log: Logger };

export const OG_PATH = '/_/og/';

export function hashOgImage(spec: OgImageSpec): string {
  return sha256(JSON.stringify(spec)).toString('hex').slice(0, 20);
}

export function createOgImages({ files, ogImageRenderer, log }: Deps): OgImages {
  const drawing = new Map<string, Promise<Buffer | undefined>>();

  /** Concurrent requests share one drawing. */
  function drawOnce(user: string, hash: string, spec: OgImageSpec): Promise<Buffer | undefined> {
    const running = drawing.get(hash);
    if (running) return running;
    const started = draw(user, hash, spec).finally(() => drawing.delete(hash));
    drawing.set(hash, started);
    return started;
  }

  async function draw(user: string, hash: string, spec: OgImageSpec): Promise<Buffer | undefined> {
    const result = await ogImageRenderer.run(user, JSON.stringify(spec));
    if (!result.ok) {
      log.warn(
        { event: 'pages.og_image_failed', hash, fault: result.fault },
        'OG image render failed',
      );
      return undefined;
    }
    const bytes = Buffer.from(result.text, 'base64');
    await files.put(imageKey(hash), bytes, { contentType: 'image/png', isImmutable: true });
    // The page may have gone for good meanwhile.
    if ((await files.get(sourceKey(hash))) === null) await files.remove(imageKey(hash));
    return bytes;
  }

  return {
    async save(user, spec) {
      const hash = hashOgImage(spec);
      const failed = (error: unknown) =>
        log.warn({ event: 'pages.og_image_not_saved', err: error, hash }, 'OG image save failed');
      try {
        if ((await files.get(sourceKey(hash))) === null) {
          await files.put(sourceKey(hash), Buffer.from(JSON.stringify(spec)));
        }
        drawOnce(user, hash, spec).catch((error: unknown) => {
          // Drawn when it is first asked for.
          if (error instanceof AppError && error.code === 'unavailable') return;
          failed(error);
        });
      } catch (error) {
        failed(error);
      }
    },
    async find(hash) {
      if (!/^[0-9a-f]{20}$/.test(hash)) return undefined;
      const image = await files.get(imageKey(hash));
      if (image !== null) return image;
      const source = await files.get(sourceKey(hash));
      if (source === null) return undefined;
      return drawOnce(`image:${hash}`, hash, ogImageSpecSchema.parse(JSON.parse(`${source}`)));
    },
  };
}

/** What an image is drawn from; it stays when the image is removed. */
export const sourceKey = (hash: string) => `og/${hash.slice(0, 2)}/${hash}.json`;
export const imageKey = (hash: string) => `og/${hash.slice(0, 2)}/${hash}.png`;
