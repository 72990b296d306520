// The language of a text that is too short to be recognized by its words, by its letters: where a script is written
// in one language mostly, or a language has letters that its neighbors do not have.

type Script = { letters: RegExp; language: (text: string) => string };

const scripts: readonly Script[] = [
  { letters: /[\u05d0-\u05ea]/g, language: () => 'he' },
  { letters: /\p{Script=Arabic}/gu, language: readArabicScript },
  { letters: /\p{Script=Greek}/gu, language: () => 'el' },
  { letters: /\p{Script=Cyrillic}/gu, language: (text) => (/[іїєґ]/i.test(text) ? 'uk' : 'ru') },
  { letters: /\p{Script=Hangul}/gu, language: () => 'ko' },
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, language: () => 'ja' },
  {
    letters: /\p{Script=Han}/gu,
    language: (text) => (/[\u3041-\u30fa]/.test(text) ? 'ja' : 'zh'),
  },
  { letters: /\p{Script=Thai}/gu, language: () => 'th' },
  { letters: /\p{Script=Devanagari}/gu, language: () => 'hi' },
  { letters: /\p{Script=Bengali}/gu, language: () => 'bn' },
  { letters: /\p{Script=Armenian}/gu, language: () => 'hy' },
  { letters: /\p{Script=Georgian}/gu, language: () => 'ka' },
];

/** Of the script that most letters are of, where names in Latin letters count half. Undefined for Latin. */
export function findScriptLanguage(
  text: string,
): { language: string; letters: number } | undefined {
  const counts = scripts.map((script) => ({
    ...script,
    count: text.match(script.letters)?.length ?? 0,
  }));
  const [most] = counts.sort((a, b) => b.count - a.count);
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (most === undefined || most.count <= latin / 2) return undefined;
  return { language: most.language(text), letters: most.count };
}

/** Urdu and Persian have letters that Arabic does not have, and Persian none of those of Urdu. */
function readArabicScript(text: string): string {
  if (/[ٹڈڑںےۓہھ]/.test(text)) return 'ur';
  return /[پچژگکی]/.test(text) ? 'fa' : 'ar';
}
