// Tells a user what an operator did: a line of the feed, and an email whatever their preferences are.
import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import type { Clock } from '../../../platform/clock.ts';
import type { Trx } from '../../../platform/db/db.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import type { Account } from '../../accounts/index.ts';
import type { Notifications } from '../../notifications/index.ts';
import { operatorActionEmail } from './email-templates.ts';
import type { UserMessage } from './messages.ts';

export type TellUser = (
  trx: Trx,
  account: Pick<Account, 'userId' | 'email' | 'language'>,
  message: UserMessage,
) => Promise<void>;

type Deps = {
  clock: Clock;
  mailer: Pick<Mailer, 'send'>;
  notifications: Pick<Notifications, 'notify'>;
  appOrigin: string;
};

/** Comes last in its transaction, because it locks the feed. */
export function createTellUser({ clock, mailer, notifications, appOrigin }: Deps): TellUser {
  return async (trx, { userId, email, language }, told) => {
    const context = { at: clock.now(), appOrigin, language: language ?? DEFAULT_LANGUAGE };
    await mailer.send(trx, operatorActionEmail(email, told, context));
    const { title, message, actionUrl } = told;
    const line = { type: 'security_alert', title, message, actionUrl } as const;
    await notifications.notify(trx, userId, line, { isDelivered: false });
  };
}
