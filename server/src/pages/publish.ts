// Publishing: the saved page is frozen into bytes that are kept under their hash and shown from then
// on. A failure at any step leaves what visitors see as it was.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { plans } from '@vys/contract/plans';
import type { Account } from '../accounts/index.ts';
import type { Clock } from '../kit/clock.ts';
import type { Db, Trx } from '../kit/db.ts';
import type { DoomedFiles } from '../kit/doomed-files.ts';
import { fail } from '../kit/fail.ts';
import type { Files } from '../kit/files.ts';
import type { Logger } from '../kit/log.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Builder, BuildResult, Face } from './build.ts';
import { countWarnings, type Gate, refusalOf } from './gate.ts';
import { hashOfCard, imageKey, noteKey, type SharingImages } from './og-image.ts';
import {
  type Artifact,
  findArtifactHashes,
  isPublishedVersion,
  notifyChange,
  type PublishedPage,
  saveArtifact,
  setPublished,
} from './public-store.ts';
import type { Card } from './render/card.ts';
import { explain } from './rules.ts';
import { findVersion, type StoredPage } from './store.ts';
import { STUDIO_PATH } from './versions.ts';

export type Bodies = { html: Buffer; brotli: Buffer; gzip: Buffer };

export type PublishDeps = {
  db: Db;
  files: Files;
  doomed: DoomedFiles;
  builder: Builder;
  images: Pick<SharingImages, 'keep'>;
  notifications: Pick<Notifications, 'notify'>;
  clock: Clock;
  log: Logger;
};

type Built = Extract<BuildResult, { ok: true }>;

/** Larger pages would hold one of the few threads for half a second, and be hardly smaller for it. */
const BEST_COMPRESSION_BYTES = 64 * 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export function faceOf(account: Account, publicName: string): Face {
  return {
    publicName,
    fullName: account.fullName,
    avatarUrl: account.avatarUrl,
    branded: plans[account.tier].showsBranding,
  };
}

export type Published = { at: Date /** Advice of the gate. */; warnings: number };

export async function publish(
  deps: PublishDeps & { gate: Gate },
  page: StoredPage,
  face: Face,
): Promise<Published> {
  const built = await deps.builder.build(page.userId, page.content, face);
  if (!built.ok) throw refusal(built);
  // The checks rarely refuse a page, so the bytes are stored meanwhile.
  const [report, artifact] = await Promise.all([
    deps.gate.judge(page.userId, page.content, built),
    keepBytes(deps, built, face),
  ]);
  if (!report.blocked) await deps.images.keep(page.userId, built.card);
  const at = deps.clock.now();
  await showInstead(deps, page.id, artifact, async (trx) => {
    if (report.blocked) return false;
    if (!(await setPublished(trx, page.id, page.currentVersionId, at))) return false;
    await notifyChange(trx, face.publicName);
    // Publishing the same again is no news.
    if (page.publishedVersionId === page.currentVersionId) return true;
    await deps.notifications.notify(trx, page.userId, {
      type: 'page_published',
      title: 'Page published',
      message: `Your page "${page.content.metadata.title}" is live.`,
      actionUrl: STUDIO_PATH,
    });
    return true;
  });
  await deps.doomed.giveUp(keysOf(artifact));
  if (report.blocked) throw refusalOf(report);
  return { at, warnings: countWarnings(report) };
}

/** Makes the bytes of the published version anew. Undefined when they cannot be made any more. */
export async function rebuild(
  deps: PublishDeps,
  { pageId, versionId }: PublishedPage,
  face: Face,
): Promise<Artifact | undefined> {
  const version = await findVersion(deps.db, versionId);
  const built = version && (await deps.builder.build(`page:${pageId}`, version.content, face));
  if (!built?.ok) return undefined;
  const artifact = await keepBytes(deps, built, face);
  await deps.images.keep(`page:${pageId}`, built.card);
  await showInstead(deps, pageId, artifact, (trx) => isPublishedVersion(trx, pageId, versionId));
  // Visitors are waiting.
  void deps.doomed.giveUp(keysOf(artifact));
  return artifact;
}

export async function readBytes(files: Files, hash: string): Promise<Bodies | undefined> {
  const [html, br, gz] = await Promise.all(htmlKeys(hash).map((key) => files.get(key)));
  return html && br && gz ? { html, brotli: br, gzip: gz } : undefined;
}

/**
 * Makes the artefact the one of the page if `isWanted`. The bytes that nobody is shown any more go: those
 * that were replaced, or those that came too late. Who still reads them has them made anew.
 */
async function showInstead(
  deps: PublishDeps,
  pageId: string,
  artifact: Artifact,
  isWanted: (trx: Trx) => Promise<boolean>,
): Promise<void> {
  const { db, doomed, clock } = deps;
  await db.transaction().execute(async (trx) => {
    if (await isWanted(trx)) {
      const { htmlHash, cardHash } = await saveArtifact(trx, pageId, artifact, clock.now());
      await doomed.doom(trx, [
        ...(htmlHash === undefined ? [] : htmlKeys(htmlHash)),
        ...(cardHash === undefined ? [] : [imageKey(cardHash)]),
      ]);
    }
    const shown = await findArtifactHashes(trx, pageId);
    if (shown) await doomed.spare(trx, keysOf(shown));
  });
}

async function keepBytes(
  { files, doomed }: PublishDeps,
  built: Built,
  face: Face,
): Promise<Artifact> {
  const html = Buffer.from(built.html);
  const hash = createHash('sha256').update(html).digest('hex');
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: html.length <= BEST_COMPRESSION_BYTES ? 11 : 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  const isNewCard = (await files.get(noteKey(hashOfCard(built.card)))) === null;
  const keys = htmlKeys(hash);
  const registered = doomed.expect([...keys, ...(isNewCard ? cardKeys(built.card) : [])]);
  const bodies = [html, brotli(html, { params: quality }), deflate(html, { level: 9 })];
  const stored = bodies.map(async (body, i) => {
    const [bytes] = await Promise.all([body, registered]);
    await files.put(keys[i] as string, bytes);
  });
  await Promise.all(stored);
  return {
    htmlHash: hash,
    policy: built.policy,
    needsRuntime: built.needsRuntime,
    publicName: face.publicName,
    branded: face.branded,
    cardHash: hashOfCard(built.card),
    isIndexable: built.isIndexable,
  };
}

function cardKeys(card: Card): string[] {
  const hash = hashOfCard(card);
  return [noteKey(hash), imageKey(hash)];
}

export function htmlKeys(hash: string): string[] {
  const key = `pages/${hash.slice(0, 2)}/${hash}.html`;
  return [key, `${key}.br`, `${key}.gz`];
}

function keysOf({ htmlHash, cardHash }: Pick<Artifact, 'htmlHash' | 'cardHash'>): string[] {
  const keys = htmlKeys(htmlHash);
  return cardHash === null ? keys : [...keys, noteKey(cardHash), imageKey(cardHash)];
}

function refusal({ at, diagnostics }: Extract<BuildResult, { ok: false }>) {
  const reason = explain(diagnostics);
  const message =
    at === 'compile'
      ? `The page has an error and was not published. ${reason}`
      : `The page could not be rendered and was not published. ${reason}`;
  const code = at === 'compile' ? 'pages.does_not_compile' : 'pages.does_not_render';
  return fail(code, { message: message.trim(), fields: { jsx: reason } });
}
