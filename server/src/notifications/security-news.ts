// Turns a security event into a line of the feed and a letter to the address of the account.
import type { Identity, TellSecurity } from '../identity/index.ts';
import type { Clock } from '../kit/clock.ts';
import type { Mailer } from '../kit/mail.ts';
import { wordsOf } from './security-words.ts';
import { insertNotification } from './store.ts';

type Deps = {
  identity: Pick<Identity, 'findAddress'>;
  mail: Pick<Mailer, 'send'>;
  appOrigin: string;
  clock: Clock;
};

export function createSecurityNews({ identity, mail, appOrigin, clock }: Deps): TellSecurity {
  return async function tell(db, event) {
    const { title, message, advice } = wordsOf(event);
    const now = clock.now();
    const actionUrl = '/settings?tab=security';
    await insertNotification(
      db,
      event.userId,
      { type: 'security_alert', title, message, actionUrl },
      now,
    );
    const address = await identity.findAddress(db, event.userId);
    if (advice === undefined || address === undefined) return;
    const lines = ['Hello,', message, `Time: ${now.toUTCString()}`, advice, `Vys, ${appOrigin}`];
    await mail.send(db, {
      to: address.email,
      subject: title,
      body: `${lines.join('\n\n')}\n`,
    });
  };
}
