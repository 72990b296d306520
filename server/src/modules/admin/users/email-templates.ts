// The email about an action of an operator.
import type { Language } from '@vys/contract/language/languages';
import type { Email } from '../../../platform/email/mailer.ts';
import { sayIn } from '../../../platform/language/text.ts';
import { formatTime } from '../../../platform/language/time-format.ts';
import type { UserMessage } from './messages.ts';
import { say } from './user-messages/index.ts';

type Context = { at: Date; appOrigin: string; language: Language };

export function operatorActionEmail(
  to: string,
  { title, message, advice }: UserMessage,
  { at, appOrigin, language }: Context,
): Email {
  const time = formatTime(at, language);
  const lines = [
    say((messages) => messages.hello),
    message,
    say((messages) => messages.time(time)),
    advice,
    `Vys, ${appOrigin}`,
  ].map((line) => sayIn(line, language));
  return { to, subject: sayIn(title, language), body: `${lines.join('\n\n')}\n` };
}
