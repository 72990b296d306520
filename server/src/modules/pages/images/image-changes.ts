// What a page, a profile and a QR code do when an image that they use is deleted or replaced: they say where, and on
// confirmation it is taken out of the draft and of what visitors see, or another one takes its place.

import { errorStatuses } from '@vys/contract/api/errors';
import type { Language } from '@vys/contract/language/languages';
import type { ImageUse } from '@vys/contract/media';
import type { PageContent } from '@vys/contract/pages/pages';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError, appError } from '../../../platform/errors.ts';
import { describeFailure } from '../../../platform/http/describe-failure.ts';
import { sayIn, type Text } from '../../../platform/language/text.ts';
import type { ConcurrencyLimit } from '../../../platform/rate-limit/concurrency-limit.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { ImageUser } from '../../media/index.ts';
import { say } from '../error-messages/index.ts';
import { messages } from '../messages/index.ts';
import type { PublishChecks } from '../publishing/checks/publish-checks.ts';
import { type PublishDeps, publish, publishContext } from '../publishing/publish.ts';
import {
  deleteVersion,
  findPageByOwner,
  findPageToChange,
  findVersion,
  insertVersion,
  type StoredPage,
  type StoredVersion,
  setCurrentVersion,
} from '../store.ts';
import { type SaveDeps, updateDraft } from '../versions/versions.ts';
import { findImageUses, withOtherImage, withoutImage } from './image-uses.ts';

type Deps = SaveDeps &
  PublishDeps & {
    accounts: Pick<Accounts, 'findAccount' | 'clearImage' | 'replaceImage'>;
    publishChecks: PublishChecks;
    editLimit: ConcurrencyLimit;
  };

type Version = Pick<StoredVersion, 'id' | 'content'>;
/** What becomes of a page that uses an image. `keys`: of the image and its thumbnail. */
type Change = {
  keys: readonly string[];
  rewrite: (content: PageContent) => Promise<PageContent>;
};
type Republished = { before: string; now: Version };

/** A save between reading the page and changing it is met rarely, and hardly twice. */
const TRIES = 3;

export function createImageUser(deps: Deps): ImageUser {
  return {
    findUses: (userId, keys, language) => findUses(deps, userId, { keys, language }),
    async removeUses(userId, keys) {
      const page = await findPageByOwner(deps.db, userId);
      if (page) {
        const change = {
          keys,
          rewrite: (content: PageContent) => contentWithout(deps, userId, content, keys),
        };
        const republished = await changePublished(deps, page, change);
        await changeDraft(deps, userId, change, republished);
      }
      for (const key of keys) await deps.accounts.clearImage(deps.db, userId, key);
    },
    async replaceUses(userId, changes, publishes) {
      const page = await findPageByOwner(deps.db, userId);
      if (page) {
        const keys = changes.map(({ from }) => from);
        const rewrite = async (content: PageContent) => withOtherImage(content, changes);
        const change = { keys, rewrite };
        const republished = publishes ? await changePublished(deps, page, change) : undefined;
        await changeDraft(deps, userId, change, republished);
      }
      for (const change of changes) await deps.accounts.replaceImage(deps.db, userId, change);
    },
  };
}

async function findUses(
  deps: Deps,
  userId: string,
  { keys, language }: { keys: readonly string[]; language: Language },
): Promise<ImageUse[]> {
  const { imageUses } = messages[language];
  const [page, account] = await Promise.all([
    findPageByOwner(deps.db, userId),
    deps.accounts.findAccount(deps.db, userId),
  ]);
  const isNamedIn = (text: string | null | undefined) => keys.some((key) => text?.includes(key));
  const published = page && (await publishedVersion(deps, page));
  const uses: ImageUse[] = merge(
    page ? findImageUses(page.content, keys, language) : [],
    published ? findImageUses(published.content, keys, language) : [],
  );
  if (isNamedIn(account?.avatarUrl)) uses.push({ label: imageUses.profile, places: ['profile'] });
  if (isNamedIn(account?.qrSettings?.logoUrl))
    uses.push({ label: imageUses.qrCode, places: ['qr_code'] });
  return uses;
}

/** The n-th place of a name in the draft is the n-th of that name in the published page. */
function merge(draft: readonly string[], published: readonly string[]): ImageUse[] {
  const uses = draft.map((label): ImageUse => ({ label, places: ['draft'] }));
  for (const label of published) {
    const same = uses.find((use) => use.label === label && !use.places.includes('published'));
    if (same) same.places.push('published');
    else uses.push({ label, places: ['published'] });
  }
  return uses;
}

async function publishedVersion({ db }: Deps, page: StoredPage): Promise<Version | undefined> {
  if (page.status !== 'published' || page.publishedVersionId === null) return undefined;
  const { currentVersionId: id, content } = page;
  return page.publishedVersionId === id
    ? { id, content }
    : findVersion(db, page.publishedVersionId);
}

/** Whole elements go where the page still renders without them. */
async function contentWithout(
  { builder, editLimit }: Deps,
  userId: string,
  content: PageContent,
  keys: readonly string[],
): Promise<PageContent> {
  const cut = withoutImage(content, keys, { cutsElements: true });
  const { ok } = await editLimit.run(userId, () => builder.check(userId, cut));
  return ok ? cut : withoutImage(content, keys, { cutsElements: false });
}

/** Visitors get what was published with the change; other edits of the draft stay unpublished. */
async function changePublished(
  deps: Deps,
  page: StoredPage,
  { keys, rewrite }: Change,
): Promise<Republished | undefined> {
  const { db, editLimit } = deps;
  const published = await publishedVersion(deps, page);
  if (!published || findImageUses(published.content, keys).length === 0) return undefined;
  if (page.suspendedAt) throw notRemovedError(say((messages) => messages.pageSuspended));
  const account = await deps.accounts.findAccount(db, page.userId);
  if (!account) throw appError('auth.unauthenticated');
  const content = await rewrite(published.content);
  const version = { pageId: page.id, content, autoSaved: true, undoVersionId: published.id };
  const id = await insertVersion(db, version);
  const context = publishContext(account, account.vysUrl ?? account.username);
  try {
    const { outcome } = await editLimit.run(page.userId, () =>
      publish(deps, { ...page, content, currentVersionId: id }, context),
    );
    if (outcome === 'deleted') return undefined;
    if (outcome === 'superseded') throw changedMeanwhile();
  } catch (error) {
    await deleteVersion(db, id);
    throw error instanceof AppError && errorStatuses[error.code] === 422
      ? notRemovedError((language) => describeFailure(error, language))
      : error;
  }
  return { before: published.id, now: { id, content } };
}

function notRemovedError(reason: Text) {
  const message: Text = (language) =>
    sayIn(
      say((messages) => messages.imageNotRemoved(sayIn(reason, language))),
      language,
    );
  return appError('media.in_use', { message });
}

async function changeDraft(
  deps: Deps,
  userId: string,
  { keys, rewrite }: Change,
  republished: Republished | undefined,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const pageBefore = await findPageByOwner(deps.db, userId);
    if (!pageBefore || findImageUses(pageBefore.content, keys).length === 0) return;
    const isPublished = pageBefore.currentVersionId === republished?.before;
    const content = isPublished ? republished.now.content : await rewrite(pageBefore.content);
    const isDone = await inTransaction(deps.db, async (trx) => {
      const page = await findPageToChange(trx, userId);
      if (page?.revision !== pageBefore.revision) return false;
      if (isPublished) await setCurrentVersion(trx, page.id, republished.now, deps.clock.now());
      else await updateDraft(deps, trx, page, { content, autoSaved: true });
      return true;
    });
    if (isDone) return;
  }
  throw changedMeanwhile();
}

function changedMeanwhile() {
  return appError('media.in_use', { message: say((messages) => messages.pageChanged) });
}
