// Saving: the first save makes the page, each later one a version, and history goes through them.

import type { HistoryOperation } from '@vys/contract/page-model/operations';
import type { PageContent } from '@vys/contract/pages/pages';
import type { VersionSource } from '@vys/contract/pages/versions';
import { plans, type Tier } from '@vys/contract/plans';
import type { Db } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { appError } from '../../platform/errors.ts';
import { sayField } from '../../platform/http/field-messages.ts';
import type { Caller } from '../../platform/http/http.ts';
import { checkTypedCode } from './code-access.ts';
import { findSourceError, isMatch, isSameContent } from './rules.ts';
import {
  findIdenticalVersion,
  findPageByOwner,
  findPageToChange,
  type StoredPage,
} from './store.ts';
import { goThroughHistory } from './versions/history.ts';
import {
  createFirstPage,
  notifyUpdated,
  type Save,
  type SaveDeps,
  saveConflictVersion,
  updateDraft,
} from './versions/versions.ts';

export type Saving = {
  createPage(caller: Caller, save: Save): Promise<StoredPage>;
  updatePage(caller: Caller, save: Save & { ifMatch: string | undefined }): Promise<StoredPage>;
  /** Within a transaction: one automatic version each, in order; makes the page if there is none. */
  saveVersions(
    on: Db,
    userId: string,
    contents: readonly PageContent[],
    source?: VersionSource,
  ): Promise<StoredPage>;
  /** Within a transaction. Undefined when there is nowhere to go. */
  goThroughHistory(
    on: Db,
    userId: string,
    operation: HistoryOperation,
  ): Promise<StoredPage | undefined>;
};

/** Throws pages.source_too_large and input.invalid. */
export function validateSource(content: PageContent): void {
  const sourceError = findSourceError(content);
  if (sourceError?.code === 'too_large') throw appError('pages.source_too_large');
  if (sourceError) {
    const message = sayField((messages) => messages.sourceUnsavable);
    throw appError('input.invalid', { message, fields: { [sourceError.field]: message } });
  }
}

export function createSaving(deps: SaveDeps): Saving {
  const { db, accounts } = deps;
  return {
    async createPage(caller, save) {
      validateSource(save.content);
      const account = await accounts.getAccount(caller);
      const existing = await findPageByOwner(db, caller.userId);
      if (!existing) await checkTypedCode(accounts, db, account, save.content);
      const created = await inTransaction(db, (trx) => {
        return createFirstPage(deps, trx, caller.userId, save);
      });
      const page = created ?? existing ?? (await findPageByOwner(db, caller.userId));
      if (page && isSameContent(page.content, save.content)) return page;
      throw appError('pages.page_limit_reached');
    },

    async updatePage(caller, { ifMatch, ...save }) {
      validateSource(save.content);
      const account = await accounts.getAccount(caller);
      const saved = await inTransaction(db, async (trx) => {
        const page = await findPageToChange(trx, caller.userId);
        if (!page) throw appError('pages.not_found');
        // Before revisions are compared: what is locked must not be kept as a version either.
        await checkTypedCode(accounts, trx, account, save.content);
        const isSame = isSameContent(page.content, save.content);
        if (!isSame && !isMatch(ifMatch, page.revision))
          return saveConflictVersion(deps, trx, page, save);
        const source = save.source ?? (await findSource(trx, page, save.content, account.tier));
        const next = await updateDraft(deps, trx, page, { ...save, source });
        if (!isSame && !save.autoSaved) await notifyUpdated(deps, trx, next);
        return next;
      });
      if (saved === undefined) throw appError('pages.stale');
      return saved;
    },

    async saveVersions(on, userId, contents, source = 'assistant') {
      let page = await findPageToChange(on, userId);
      for (const content of contents) {
        const save = { content, autoSaved: true, source };
        // Between the look and the start, another request may have made the page.
        page ??=
          (await createFirstPage(deps, on, userId, save)) ?? (await findPageToChange(on, userId));
        if (page) page = await updateDraft(deps, on, page, save);
      }
      if (!page) throw new Error('nothing was saved');
      return page;
    },

    goThroughHistory: (on, userId, operation) => goThroughHistory(deps, on, userId, operation),
  };
}

/** Who made what a client saves. */
async function findSource(
  on: Db,
  { id, content }: StoredPage,
  saved: PageContent,
  tier: Tier,
): Promise<VersionSource> {
  if (content.jsx === saved.jsx && content.css === saved.css) return 'editor';
  if (await findIdenticalVersion(on, id, saved)) return 'restore';
  return plans[tier].canEditCode ? 'code' : 'editor';
}
