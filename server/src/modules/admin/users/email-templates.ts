// The email about an action of an operator.
import type { Email } from '../../../platform/email/mailer.ts';
import type { UserMessage } from './messages.ts';

export function operatorActionEmail(
  to: string,
  { title, message, advice }: UserMessage,
  { at, appOrigin }: { at: Date; appOrigin: string },
): Email {
  const lines = ['Hi,', message, `Time: ${at.toUTCString()}`, advice, `Vys, ${appOrigin}`];
  return { to, subject: title, body: `${lines.join('\n\n')}\n` };
}
