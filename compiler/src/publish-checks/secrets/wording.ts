// Words as people read them: confusable letters, invisible characters and ways of writing names do
// not hide a word from the publish checks.
import { foldLetters } from '../hosts/confusables.ts';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Lower case, compatibility forms unified, invisible characters gone. */
export function plainWords(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The same text as written and with foreign letters read as the Latin ones they look like. */
export function readings(text: string): string[] {
  const plain = plainWords(text);
  const folded = foldLetters(plain);
  return folded === plain ? [plain] : [plain, folded];
}

/** `cardNumber`, `card_number` and `user[card-number]` as words. */
export function nameWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_\-.:[\]()/]+/g, ' ')
    .trim();
}
