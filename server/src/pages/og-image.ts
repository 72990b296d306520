// The image that stands for a page where its address is shared. Its hash follows from what it is made
// of, so publishing only notes that down; the drawing happens beside it, in a process of its own, at the
// latest when somebody asks. A failure costs the image and nothing else.
import { createHash } from 'node:crypto';
import { DEFAULT_TITLE, type PageContent } from '@vys/contract/pages';
import type { Files } from '../kit/files.ts';
import type { Logger } from '../kit/log.ts';
import { coloursOf } from './og-palette.ts';
import { drawableText } from './og-text.ts';
import { type Card, cardSchema } from './render/card.ts';
import type { Runner } from './render/renderer.ts';

export type SharingImages = {
  /** Never throws. */
  keep(user: string, card: Card): Promise<void>;
  /** PNG, 1200 × 630. Throws what the file store throws. */
  find(hash: string): Promise<Buffer | undefined>;
};

type Deps = { files: Files; painter: Pick<Runner, 'run'>; log: Logger };

export const OG_PATH = '/_/og/';

export function cardOf(
  { css, metadata }: PageContent,
  face: { publicName: string; fullName: string },
  pagesOrigin: string,
): Card {
  const title = metadata.title.trim() === DEFAULT_TITLE ? '' : metadata.title;
  return {
    design: 1,
    title: drawableText(title) ?? drawableText(face.fullName) ?? face.publicName,
    address: `${new URL(pagesOrigin).host}/${face.publicName}`.slice(0, 200),
    colours: coloursOf(css),
  };
}

export function hashOfCard(card: Card): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 20);
}

export function createSharingImages({ files, painter, log }: Deps): SharingImages {
  const drawing = new Map<string, Promise<Buffer | undefined>>();

  /** Once, however many ask at the same time. */
  function drawOnce(user: string, hash: string, card: Card): Promise<Buffer | undefined> {
    const running = drawing.get(hash);
    if (running) return running;
    const started = draw(user, hash, card).finally(() => drawing.delete(hash));
    drawing.set(hash, started);
    return started;
  }

  async function draw(user: string, hash: string, card: Card): Promise<Buffer | undefined> {
    const outcome = await painter.run(user, JSON.stringify(card));
    if (!outcome.ok) {
      log.warn({ hash, fault: outcome.fault }, 'a sharing image could not be drawn');
      return undefined;
    }
    const bytes = Buffer.from(outcome.text, 'base64');
    await files.put(imageKey(hash), bytes, { contentType: 'image/png', isImmutable: true });
    // The page may have gone for good meanwhile.
    if ((await files.get(noteKey(hash))) === null) await files.remove(imageKey(hash));
    return bytes;
  }

  return {
    async keep(user, card) {
      const hash = hashOfCard(card);
      const failed = (error: unknown) => log.warn({ err: error, hash }, 'no sharing image is kept');
      try {
        if ((await files.get(noteKey(hash))) === null) {
          await files.put(noteKey(hash), Buffer.from(JSON.stringify(card)));
        }
        drawOnce(user, hash, card).catch(failed);
      } catch (error) {
        failed(error);
      }
    },
    async find(hash) {
      if (!/^[0-9a-f]{20}$/.test(hash)) return undefined;
      const kept = await files.get(imageKey(hash));
      if (kept !== null) return kept;
      const note = await files.get(noteKey(hash));
      if (note === null) return undefined;
      return drawOnce(`image:${hash}`, hash, cardSchema.parse(JSON.parse(`${note}`)));
    },
  };
}

/** What an image is drawn from; it stays when the image is removed. */
export const noteKey = (hash: string) => `og/${hash.slice(0, 2)}/${hash}.json`;
export const imageKey = (hash: string) => `og/${hash.slice(0, 2)}/${hash}.png`;
