// Turns a security event into a line of the feed and an email to the address of the account, in its language.

import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { formatTime } from '../../../platform/language/time-format.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { Identity, SecurityEventHandler } from '../../identity/index.ts';
import type { NewNotification } from '../notify.ts';
import { eventMessages } from './event-messages/index.ts';
import { getSecurityMessage } from './security-messages.ts';

type Deps = {
  accounts: Pick<Accounts, 'findLanguage'>;
  identity: Pick<Identity, 'findAddress'>;
  mailer: Pick<Mailer, 'send'>;
  appOrigin: string;
  clock: Clock;
  notify(db: Db, userId: string, notification: NewNotification): Promise<unknown>;
};

export function createSecurityNotifications({
  accounts,
  identity,
  mailer,
  appOrigin,
  clock,
  notify,
}: Deps): SecurityEventHandler {
  return async function notifySecurityEvent(db, event) {
    const isGone = event.kind === 'account_deleted' && event.language;
    const language = isGone || (await accounts.findLanguage(db, event.userId));
    const { title, message, advice } = getSecurityMessage(event, language);
    const now = clock.now();
    const actionUrl = '/settings?tab=security';
    const type = 'security_alert' as const;
    await notify(db, event.userId, { type, title, message, actionUrl });
    if (advice === undefined) return;
    const to = event.email ?? (await identity.findAddress(db, event.userId))?.email;
    if (to === undefined) return;
    const { hello, time } = eventMessages[language];
    const lines = [hello, message, time(formatTime(now, language)), advice, `Vys, ${appOrigin}`];
    await mailer.send(db, { to, subject: title, body: `${lines.join('\n\n')}\n` });
  };
}
