// What the pages module deletes when an account is deleted, and what an account export reads from it.

import type { Db } from '../../../platform/db/db.ts';
import { createSay } from '../../../platform/language/text.ts';
import type { UserDataEraser, UserDataExporter } from '../../accounts/index.ts';
import { messages } from '../messages/index.ts';
import { findPageToChange } from '../store.ts';
import { type EraseDeps, erasePage } from './delete-page.ts';
import {
  findPageData,
  listChatEvents,
  listChatTurns,
  listPageAppeals,
  listPageCases,
  listPageSubmissions,
  listPageVersions,
} from './user-data-store.ts';

export type UserData = { deleteUserData: UserDataEraser; exportUserData: UserDataExporter };

type Deps = EraseDeps & { db: Db };

const say = createSay(messages);

export function createUserData(deps: Deps): UserData {
  const { db } = deps;
  return {
    async deleteUserData(trx, { userId, publicNames }) {
      // Waits for a publish in progress, so that its files are known.
      await findPageToChange(trx, userId);
      await erasePage(deps, trx, { userId, publicNames });
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
