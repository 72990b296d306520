// Says what is wrong with a message that cannot be done as it was sent.
import { quote, toLang } from '../../languages.ts';
import type { Problem } from './find-problem.ts';
import { problemMessages } from './messages.ts';

export function sayProblem({ kind, part }: Problem, lang: string): string {
  const own = toLang(lang);
  return problemMessages[own][kind].replace('{part}', () => quote(part, own));
}
