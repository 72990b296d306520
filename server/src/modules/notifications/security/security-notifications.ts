// Turns a security event into a line of the feed and an email to the address of the account.

import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import type { Identity, SecurityEventHandler } from '../../identity/index.ts';
import type { NewNotification } from '../notify.ts';
import { getSecurityMessage } from './security-messages.ts';

type Deps = {
  identity: Pick<Identity, 'findAddress'>;
  mailer: Pick<Mailer, 'send'>;
  appOrigin: string;
  clock: Clock;
  notify(db: Db, userId: string, notification: NewNotification): Promise<unknown>;
};

export function createSecurityNotifications({
  identity,
  mailer,
  appOrigin,
  clock,
  notify,
}: Deps): SecurityEventHandler {
  return async function notifySecurityEvent(db, event) {
    const { title, message, advice } = getSecurityMessage(event);
    const now = clock.now();
    const actionUrl = '/settings?tab=security';
    const type = 'security_alert' as const;
    await notify(db, event.userId, { type, title, message, actionUrl });
    if (advice === undefined) return;
    const to = event.email ?? (await identity.findAddress(db, event.userId))?.email;
    if (to === undefined) return;
    const lines = ['Hi,', message, `Time: ${now.toUTCString()}`, advice, `Vys, ${appOrigin}`];
    await mailer.send(db, { to, subject: title, body: `${lines.join('\n\n')}\n` });
  };
}
