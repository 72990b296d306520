// The passwords that are tried first: some 49,000 from published leaks, most used first.
// The only importer of the list.
import { dictionary } from '@zxcvbn-ts/language-common';

let known: ReadonlySet<string> | undefined;

/** In lower case. */
export function isLeakedPassword(password: string): boolean {
  known ??= new Set(dictionary['passwords-common']);
  return known.has(password);
}
