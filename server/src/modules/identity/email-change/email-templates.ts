// The emails about a change of address, as plain text. The one to the new address names no account: it may reach
// another person.
import type { Language } from '@vys/contract/language/languages';
import type { Email } from '../../../platform/email/mailer.ts';
import { emailMessages } from '../email-messages/index.ts';
import { CHANGE_HOURS } from './rules.ts';

type Recipient = { to: string; appOrigin: string; language: Language };

export function oldAddressEmail(recipient: Recipient, newEmail: string, token: string): Email {
  const { subject, intro, confirm, notYou } = emailMessages[recipient.language].oldAddress;
  return buildEmail(recipient, subject, [
    intro(recipient.to, newEmail),
    confirm(CHANGE_HOURS),
    linkUrl(recipient, token),
    notYou,
  ]);
}

export function newAddressEmail(recipient: Recipient, token: string): Email {
  const { subject, intro, notYou } = emailMessages[recipient.language].newAddress;
  return buildEmail(recipient, subject, [intro(CHANGE_HOURS), linkUrl(recipient, token), notYou]);
}

/** To the owner of an account whose address was asked for by another account. */
export function takenAddressEmail(recipient: Recipient): Email {
  const { subject, intro, signIn, notYou } = emailMessages[recipient.language].takenAddress;
  return buildEmail(recipient, subject, [intro, signIn, notYou]);
}

function buildEmail(
  { to, appOrigin, language }: Recipient,
  subject: string,
  lines: readonly string[],
): Email {
  const body = [emailMessages[language].hello, ...lines, `Vys, ${appOrigin}`];
  return { to, subject, body: `${body.join('\n\n')}\n`, isEssential: true };
}

const linkUrl = ({ appOrigin }: Recipient, token: string) =>
  `${appOrigin}/verify-email?token=${token}&change=email`;
