// What the pages module deletes when an account is deleted, and what an account export reads from it.

import type { Db } from '../../../platform/db/db.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { createSay } from '../../../platform/language/text.ts';
import type { FileDeletionQueue } from '../../../platform/storage/file-deletion-queue.ts';
import type { UserDataEraser, UserDataExporter } from '../../accounts/index.ts';
import { messages } from '../messages/index.ts';
import type { CacheInvalidation } from '../publishing/cache-invalidation.ts';
import { imageKey, sourceKey } from '../publishing/og-image/og-image.ts';
import { htmlStorageKeys } from '../publishing/publish.ts';
import { findPageToChange } from '../store.ts';
import {
  anonymizeDecisions,
  deletePage,
  findPageData,
  listChatEvents,
  listChatTurns,
  listPageAppeals,
  listPageCases,
  listPageSubmissions,
  listPageVersions,
} from './user-data-store.ts';

export type UserData = { deleteUserData: UserDataEraser; exportUserData: UserDataExporter };

type Deps = {
  db: Db;
  fileDeletions: Pick<FileDeletionQueue, 'scheduleDelete'>;
  mailer: Pick<Mailer, 'cancel'>;
  cacheInvalidation: CacheInvalidation;
  pagesOrigin: string;
};

const say = createSay(messages);

export function createUserData({
  db,
  fileDeletions,
  mailer,
  cacheInvalidation,
  pagesOrigin,
}: Deps): UserData {
  return {
    async deleteUserData(trx, { userId, publicNames }) {
      // Waits for a publish in progress, so that its files are known.
      await findPageToChange(trx, userId);
      const page = await findPageData(trx, userId);
      const knownNames = [
        ...publicNames,
        page?.publicName,
        cacheInvalidation.getTrackedName(userId),
      ];
      const names = new Set(knownNames.filter((name): name is string => !!name));
      if (page) {
        const hashes = page.htmlHash === null ? [] : htmlStorageKeys(page.htmlHash);
        const ogImageKeys = page.ogImageHashes.flatMap((hash) => [sourceKey(hash), imageKey(hash)]);
        await fileDeletions.scheduleDelete(trx, [...hashes, ...ogImageKeys]);
        await deletePage(trx, page.id);
        await anonymizeDecisions(trx, page.id);
      }
      for (const name of names) {
        await mailer.cancel(trx, { mentioning: `${pagesOrigin}/${name}` });
      }
      await cacheInvalidation.publish(trx, names);
    },

    async *exportUserData(userId) {
      const about = (key: keyof (typeof messages)['en']['dataExport']) =>
        say(({ dataExport }) => dataExport[key]);
      const turns = listChatTurns(db, userId);
      yield { name: 'conversation.json', about: about('conversation'), rows: turns };
      const events = listChatEvents(db, userId);
      const name = 'conversation-events.json';
      yield { name, about: about('conversationEvents'), rows: events };
      const page = await findPageData(db, userId);
      if (!page) return;
      const { id } = page;
      const versions = listPageVersions(db, id);
      yield { name: 'page.json', about: about('page'), json: page.row };
      yield { name: 'page-versions.json', about: about('versions'), rows: versions };
      const formMessages = listPageSubmissions(db, id);
      yield { name: 'form-messages.json', about: about('formMessages'), rows: formMessages };
      yield { name: 'moderation.json', about: about('cases'), json: await listPageCases(db, id) };
      yield { name: 'appeals.json', about: about('appeals'), json: await listPageAppeals(db, id) };
    },
  };
}
