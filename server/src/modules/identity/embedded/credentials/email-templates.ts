// The emails with a link, as plain text. They contain no names: a recipient who gets one by mistake learns nothing
// from it.
import type { Language } from '@vys/contract/language/languages';
import type { Email } from '../../../../platform/email/mailer.ts';
import { emailMessages } from '../../email-messages/index.ts';
import { RESET_MINUTES, VERIFY_HOURS } from './email-tokens.ts';

export type LinkEmail = { to: string; appOrigin: string; token: string; language: Language };

export function verificationEmail(email: LinkEmail): Email {
  const { subject, intro, notYou } = emailMessages[email.language].verification;
  return buildEmail(email, subject, [intro(VERIFY_HOURS), linkUrl(email, '/verify-email'), notYou]);
}

export function passwordResetEmail(email: LinkEmail): Email {
  const { subject, intro, notYou } = emailMessages[email.language].passwordReset;
  const link = linkUrl(email, '/reset-password');
  return buildEmail(email, subject, [intro(RESET_MINUTES), link, notYou]);
}

function buildEmail({ to, appOrigin, language }: LinkEmail, subject: string, lines: string[]) {
  const body = [emailMessages[language].hello, ...lines, `Vys, ${appOrigin}`];
  return { to, subject, body: `${body.join('\n\n')}\n`, isEssential: true };
}

const linkUrl = ({ appOrigin, token }: LinkEmail, path: string) =>
  `${appOrigin}${path}?token=${token}`;
