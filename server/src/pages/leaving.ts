// What the pages room does when its owner leaves or takes everything along.
import type { Exporter, Farewell } from '../accounts/index.ts';
import type { Db } from '../kit/db.ts';
import type { DoomedFiles } from '../kit/doomed-files.ts';
import type { Mailer } from '../kit/mail.ts';
import type { Changes } from './changes.ts';
import {
  deletePage,
  findLeaving,
  forgetDecisions,
  listCasesOf,
  listObjectionsOf,
  listSubmissionsOf,
  listVersionsOf,
} from './leaving-store.ts';
import { imageKey, noteKey } from './og-image.ts';
import { notifyChange } from './public-store.ts';
import { htmlKeys } from './publish.ts';
import { findPageToChange } from './store.ts';

export type Leaving = { forgetUser: Farewell; exportUser: Exporter };

type Deps = {
  db: Db;
  doomed: Pick<DoomedFiles, 'doom'>;
  mail: Pick<Mailer, 'withdraw'>;
  changes: Changes;
  pagesOrigin: string;
};

export function createLeaving({ db, doomed, mail, changes, pagesOrigin }: Deps): Leaving {
  return {
    async forgetUser(trx, { userId, publicNames }) {
      // A publish that is at it ends first, so that its files are known.
      await findPageToChange(trx, userId);
      const page = await findLeaving(trx, userId);
      const known = [...publicNames, page?.publicName, changes.nameOf(userId)];
      const names = new Set(known.filter((name): name is string => !!name));
      if (page) {
        const hashes = page.htmlHash === null ? [] : htmlKeys(page.htmlHash);
        const cards = page.cardHashes.flatMap((hash) => [noteKey(hash), imageKey(hash)]);
        await doomed.doom(trx, [...hashes, ...cards]);
        await deletePage(trx, page.id);
        await forgetDecisions(trx, page.id);
      }
      for (const name of names) {
        await mail.withdraw(trx, { naming: `${pagesOrigin}/${name}` });
        await notifyChange(trx, name);
      }
      return () => {
        for (const name of names) changes.tell(name);
      };
    },

    async *exportUser(userId) {
      const page = await findLeaving(db, userId);
      if (!page) return;
      const { id } = page;
      const versions = 'All saved versions of your page, the oldest first.';
      const messages = 'What visitors sent you through forms, pending signups too.';
      const cases = 'Reports about your page: their number and what was decided.';
      yield { name: 'page.json', about: 'Your page as it is now.', json: page.row };
      yield { name: 'page-versions.json', about: versions, rows: listVersionsOf(db, id) };
      yield { name: 'form-messages.json', about: messages, rows: listSubmissionsOf(db, id) };
      yield { name: 'moderation.json', about: cases, json: await listCasesOf(db, id) };
      const objections = 'What you objected to a decision about your page.';
      yield { name: 'objections.json', about: objections, json: await listObjectionsOf(db, id) };
    },
  };
}
