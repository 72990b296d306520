// Whether a text says what is expected: letter case, spaces, typographic marks and local habits of writing numbers
// do not count.

/** Lower case, plain quotes and dashes, single spaces. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‚‛´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s*[‐‑‒–—―−-]\s*/g, '-')
    .replace(/\u200b|\u200c|\u200d|\ufe0f/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `1.600` and `1,600` as `1600`, `3,50 €` and `€ 3.50` as `€3.50`. */
function normalizeNumbers(text: string): string {
  return text
    .replace(/(\d)[.,'](\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replace(/\b(?:euros?|eur)\b/g, '€')
    .replace(/\b(?:pounds?|gbp|quid)\b/g, '£')
    .replace(/\b(?:dollars?|usd)\b/g, '$')
    .replace(/\b(?:reais|brl)\b/g, 'r$')
    .replace(/(\d+(?:\.\d+)?) ?(€|£|r?\$)/g, '$2$1')
    .replace(/([€£$]) (?=\d)/g, '$1')
    .replace(/([€£$]\d+)\.00(?!\d)/g, '$1');
}

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{Mark}/gu, '');

const isSameAs = (variants: (text: string) => string[], haystack: string, needle: string) =>
  variants(haystack).some((text) => variants(needle).some((wanted) => text.includes(wanted)));

function variantsOf(text: string): string[] {
  const plain = normalizeText(text);
  return [plain, normalizeNumbers(plain)];
}

/** Diacritics of the haystack are ignored where the needle has none: `Sao Paulo` is found in `São Paulo`. */
export function containsText(haystack: string, needle: string): boolean {
  if (isSameAs(variantsOf, haystack, needle)) return true;
  if (withoutMarks(needle) === needle.normalize('NFD')) {
    if (isSameAs(variantsOf, withoutMarks(haystack), needle)) return true;
  }
  return containsPhone(haystack, needle) || containsTime(haystack, needle);
}

/** As a word of its own, so that "Tour" is not found in "tourist". */
export function containsWord(haystack: string, needle: string): boolean {
  const wanted = normalizeText(needle).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${wanted}(?![\\p{L}\\p{N}])`, 'u').test(
    normalizeText(haystack),
  );
}

/** Endings of plurals and of verbs; mentions may be stems of verbs. */
const endings =
  "'?s|es|n|en|e|i|x|d|ed|ing|er|t|st|te|ten|ung|bar|ez|r|ar|ir|re|are|ere|ire|o|a|os|as|ado|ada|ados|adas|ato|ata|ati|ando|iamo|alo|arlo|arla|da|do|das|dos|ione";

/** As a word of its own, its plural, or the stem of an inflected word, but not as the beginning of another word. */
export function mentionsWord(haystack: string, needle: string): boolean {
  if (!/\p{L}$/u.test(needle)) return containsText(haystack, needle);
  const wanted = plainText(needle).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const ending = needle.length < 4 ? "'?s" : endings;
  return new RegExp(`(?<![\\p{L}\\p{N}])${wanted}(?:${ending})?(?![\\p{L}\\p{N}])`, 'u').test(
    plainText(haystack),
  );
}

const plainText = (text: string) => withoutMarks(normalizeText(text)).normalize('NFC');

/** Numbers only whole: `2` is not found in `2027`, but `mer` is found in `mercredi`. */
export function containsPart(haystack: string, needle: string): boolean {
  const wanted = normalizeText(needle).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(
    `${/^\d/.test(needle) ? '(?<!\\d)0?' : ''}${wanted}${/\d$/.test(needle) ? '(?!\\d)' : ''}`,
  );
  const text = normalizeText(haystack);
  return pattern.test(text) || pattern.test(withoutMarks(text));
}

/** Digits of a number with its country code count as those without it. */
export function isSamePhone(a: string, b: string): boolean {
  const [one, two] = [a, b].map((text) => text.replace(/\D/g, '').replace(/^0+/, ''));
  if (one === undefined || two === undefined || Math.min(one.length, two.length) < 6) return false;
  return (one.endsWith(two) || two.endsWith(one)) && Math.abs(one.length - two.length) <= 4;
}

function containsPhone(haystack: string, needle: string): boolean {
  if (!/^\+?[\d ()./-]{7,}$/.test(needle)) return false;
  const runs = haystack.match(/\+?\d[\d ()./\u2010-\u2015-]{5,}\d/g) ?? [];
  return runs.some((run) => isSamePhone(run, needle));
}

function containsTime(haystack: string, needle: string): boolean {
  const [, hours, minutes] = /^(\d{1,2})[:.h](\d{2})$/.exec(needle) ?? [];
  if (hours === undefined || minutes === undefined) return false;
  return timeVariants(`${hours.padStart(2, '0')}:${minutes}`).some((text) => {
    return /\d$|^\d+[:.]/.test(text) && text.length > 3 && containsPart(haystack, text);
  });
}

/** `15:00` as pages and people write it. */
export function timeVariants(time: string): string[] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const rest = String(minutes).padStart(2, '0');
  const twelve = hours % 12 || 12;
  const half = hours % 24 < 12 ? 'am' : 'pm';
  const whole =
    minutes === 0
      ? [`${hours}h`, `${hours} h`, `${hours} uhr`, `${twelve} ${half}`, `${twelve}${half}`]
      : [];
  return [
    `${hours}:${rest}`,
    `${String(hours).padStart(2, '0')}:${rest}`,
    `${hours}.${rest}`,
    `${hours}h${rest}`,
    `${twelve}:${rest} ${half}`,
    `${twelve}:${rest}${half}`,
    ...whole,
  ];
}

export function normalizeUrl(url: string): string {
  const plain = url.trim().toLowerCase();
  const phone = /^tel:(.*)$/.exec(plain)?.[1];
  if (phone !== undefined) return `tel:${phone.replace(/[^\d+]/g, '')}`;
  return plain
    .replace(/^https?:\/\//, '')
    .replace(/^(?:www|m)\./, '')
    .replace(/^twitter\.com\//, 'x.com/')
    .replace(/^(?:fb\.com|fb\.me)\//, 'facebook.com/')
    .replace(/^telegram\.me\//, 't.me/')
    .replace(/^api\.whatsapp\.com\/send\/?\?phone=%?2?b?\+?/, 'wa.me/')
    .replace(/^wa\.me\/\+/, 'wa.me/')
    .replace(/\/(?=$|\?|#)/, '')
    .replace(/[?#]$/, '');
}

export function isSameUrl(a: string, b: string): boolean {
  const [one, two] = [normalizeUrl(a), normalizeUrl(b)];
  if (one === two) return true;
  if (one.startsWith('tel:') && two.startsWith('tel:')) return isSamePhone(one, two);
  return one.startsWith('wa.me/') && two.startsWith('wa.me/') && isSamePhone(one, two);
}
