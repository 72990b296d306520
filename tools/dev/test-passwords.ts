// Finds in the sources of the tests the passwords that they use. Pure.
import { clip } from '../../server/src/platform/formats/clip.ts';

const named =
  /password\w{0,9}['"]?\s?(?::|=|\?\?)\s{0,9}(?:[\w.]{1,29} ?\?\? ?)?['"`]([^'"`\n$]{8,})['"`]/gi;

export function findPasswords(source: string): string[] {
  const typed = source
    .split('\n')
    .flatMap((line) => [
      ...clip(line, 1_000).matchAll(/password.*?\.fill\(['"`]([^'"`$]{8,})['"`]\)/gi),
    ]);
  return [...source.matchAll(named), ...typed].map((match) => match[1] ?? '');
}
