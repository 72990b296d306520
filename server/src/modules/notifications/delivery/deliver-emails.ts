// The job that emails what waits: one email, and the next not within an hour of it.

import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { UnsubscribeLinks } from '../unsubscribe/unsubscribe.ts';
import { setEmailedAt } from './delivery-store.ts';
import { notificationEmail } from './delivery-texts.ts';
import { type TakeDueDeps, takeDue } from './take-due.ts';

export type DeliverEmailsDeps = TakeDueDeps & {
  db: Db;
  accounts: Pick<Accounts, 'findLanguage'>;
  identity: Pick<Identity, 'findAddress'>;
  mailer: Pick<Mailer, 'send'>;
  unsubscribeLinks: Pick<UnsubscribeLinks, 'getUrl'>;
  appOrigin: string;
};

/** Only to confirmed addresses: anyone can sign up under an address. */
export async function deliverEmails(
  deps: DeliverEmailsDeps,
  { userId }: { userId: string },
): Promise<void> {
  const { db, accounts, identity, mailer, unsubscribeLinks, appOrigin, clock } = deps;
  await inTransaction(db, async (trx) => {
    const [first, ...others] = await takeDue(deps, trx, userId, 'email');
    if (!first) return;
    const address = await identity.findAddress(trx, userId);
    if (!address?.isVerified) return;
    const unsubscribeUrl = await unsubscribeLinks.getUrl(trx, userId);
    const language = await accounts.findLanguage(trx, userId);
    const context = { to: address.email, appOrigin, unsubscribeUrl, language };
    await mailer.send(trx, notificationEmail([first, ...others], context));
    await setEmailedAt(trx, userId, clock.now());
  });
}
