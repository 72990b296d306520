// Forgiving spelling: how far two words are apart, and the command word a typo was meant to be.
// Only words that steer are corrected; what the user wants written on the page never is.

/** Edits between two words; two swapped neighbours count as one. Stops caring above `most`. */
export function distance(a: string, b: string, most = 3): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row[j] = best;
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

const COMMAND_WORDS =
  `remove delete rename change replace update create generate headline heading tagline
description subtitle avatar picture profile background gradient colour color colours colors accent
button buttons rounded square outline outlined filled shadow spacing space airy compact section
newsletter testimonials testimonial schedule contact pricing portfolio minimalist instagram twitter
youtube tiktok facebook linkedin github spotify another different design layout palette typeface font
serif handwritten monospace bigger smaller larger center centre align bottom before after second third
fourth first footer subscribe signup undo revert purple orange yellow green white black between
questions gallery dark darker light lighter link links swap move`.split(/\s+/);
const KNOWN = new Set(COMMAND_WORDS);

/** Everyday words one letter away from a command word that are not typos of it. */
const LEAVE = new Set(
  `likes things colored coloured removed deleted moved added finds fonts links lines liked drinks blinks
  linked rights lighting spaced paces place places lights tight sight might night right after later
  cancer cater enter renter cent scent contract contacts content context contents button's designs
  designer designed layouts front fond found fort move moved movie mover love above under wonder order
  border greet greek greed queen screen dart park bark mark darn swamp swamps swab black block
  back blank white while write quite square squares figure fourth forth food foot footers first firsts
  thirst third thirds thing think create created creates creator cremate dates dated date updated
  updates upload replaced place palace profiles portfolios pictures features future mixture section's
  printing picking pacing spare shape share sections action actions election selection color's center's align aligned aligns`.split(
    /\s+/,
  ),
);

/** The word meant, or the word itself. */
export function corrected(word: string): string {
  if (word.length < 5 || KNOWN.has(word) || LEAVE.has(word) || !/^[a-z]+$/.test(word)) return word;
  const most = word.length >= 8 ? 2 : 1;
  const near = COMMAND_WORDS.filter(
    (known) => known.length >= 4 && known[0] === word[0] && distance(word, known, most) <= most,
  );
  const nearest = near.sort((a, b) => distance(word, a) - distance(word, b))[0];
  return nearest ?? word;
}

/** 0 to 1; 1 is the same text. */
export function likeness(a: string, b: string): number {
  const [x, y] = [a, b].map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  if (x === undefined || y === undefined || !x || !y) return 0;
  if (x === y) return 1;
  const longest = Math.max(x.length, y.length);
  return 1 - distance(x, y, longest) / longest;
}
