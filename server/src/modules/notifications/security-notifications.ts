// Turns a security event into a line of the feed and an email to the address of the account.

import type { Clock } from '../../platform/clock.ts';
import type { Mailer } from '../../platform/email/mailer.ts';
import type { Identity, SecurityEventHandler } from '../identity/index.ts';
import { getSecurityMessage } from './security-messages.ts';
import { insertNotification } from './store.ts';

type Deps = {
  identity: Pick<Identity, 'findAddress'>;
  mailer: Pick<Mailer, 'send'>;
  appOrigin: string;
  clock: Clock;
};

export function createSecurityNotifications({
  identity,
  mailer,
  appOrigin,
  clock,
}: Deps): SecurityEventHandler {
  return async function notifySecurityEvent(db, event) {
    const { title, message, advice } = getSecurityMessage(event);
    const now = clock.now();
    const actionUrl = '/settings?tab=security';
    await insertNotification(
      db,
      event.userId,
      { type: 'security_alert', title, message, actionUrl },
      now,
    );
    if (advice === undefined) return;
    const to = event.email ?? (await identity.findAddress(db, event.userId))?.email;
    if (to === undefined) return;
    const lines = ['Hi,', message, `Time: ${now.toUTCString()}`, advice, `Vys, ${appOrigin}`];
    await mailer.send(db, { to, subject: title, body: `${lines.join('\n\n')}\n` });
  };
}
