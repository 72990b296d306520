// Whether a host pretends to be a known one. Says what it resembles and why; the rule that looks at
// the page's addresses is link-hosts.ts.
import { BRANDS, type Brand, CHEAP_ENDINGS, LURES, STRONG_LURES } from './brands.ts';
import { foldLetters, skeletonOf } from './confusables.ts';
import { type Host, isWithin, registrable } from './hosts.ts';

export type Resemblance = {
  brand: Brand;
  how: 'letters' | 'one-letter' | 'ending' | 'subdomain' | 'lure';
};

const SHORTEST_FOR_DISTANCE = 6;
/** `dhl` and `dhi` are two firms. */
const SHORTEST_FOR_LETTERS = 5;
const LABEL_LIMIT = 63;

const SKELETONS: readonly { brand: Brand; skeleton: string }[] = /* @__PURE__ */ BRANDS.map(
  (brand) => ({ brand, skeleton: skeletonOf(brand.word) }),
);

export function isOwn(brand: Brand, host: Host): boolean {
  return brand.hosts.some((own) => isWithin(host.name, own));
}

export function findResemblance(host: Host): Resemblance | undefined {
  const { owned, before, isShared } = registrable(host.labels);
  const label = (owned[0] ?? '').slice(0, LABEL_LIMIT);
  const given = isShared ? [...before, label] : before;
  const ending = owned.at(-1) ?? '';
  if (host.labels.length < 2 || BRANDS.some((brand) => isOwn(brand, host))) return undefined;
  const skeleton = skeletonOf(label);
  for (const known of SKELETONS) {
    const { brand } = known;
    const how =
      likeName(label, skeleton, known) ??
      likeEnding(label, ending, brand) ??
      likeTokens(label, brand) ??
      likeSubdomain(given, brand);
    if (how) return { brand, how };
  }
  return undefined;
}

function likeName(
  label: string,
  skeleton: string,
  { brand, skeleton: wanted }: { brand: Brand; skeleton: string },
): Resemblance['how'] | undefined {
  const { word, notMeant = [] } = brand;
  if (label === word || notMeant.includes(label)) return undefined;
  const isPlain = /^[a-z]+$/.test(label) && (brand.common || word.length < SHORTEST_FOR_LETTERS);
  if (skeleton === wanted && !isPlain) return 'letters';
  if (brand.common || word.length < SHORTEST_FOR_DISTANCE) return undefined;
  const folded = foldLetters(label);
  // The first letter is what people read; nearly every real word that is one letter away differs there.
  if (folded[0] !== word[0]) return undefined;
  return isOneAway(folded, word) ? 'one-letter' : undefined;
}

function likeEnding(label: string, ending: string, brand: Brand): 'ending' | undefined {
  return label === brand.word && !brand.common && CHEAP_ENDINGS.has(ending) ? 'ending' : undefined;
}

/** `paypal-login.com`, `securepaypal.com`, `paypa1-support.com`. */
function likeTokens(label: string, { word, common }: Brand): 'lure' | undefined {
  const tokens = foldLetters(label).split('-').filter(Boolean);
  const wanted = skeletonOf(word);
  if (tokens.length > 1 && tokens.some((token) => skeletonOf(token) === wanted)) {
    const lures = common ? STRONG_LURES : LURES;
    return tokens.some((token) => lures.has(token)) ? 'lure' : undefined;
  }
  if (common || word.length < SHORTEST_FOR_DISTANCE || !label.includes(word)) return undefined;
  const rest = label.replace(word, '').replaceAll('-', '');
  return LURES.has(rest) ? 'lure' : undefined;
}

/** `paypal.com.example.net`, `paypal.example.net`. */
function likeSubdomain(before: readonly string[], brand: Brand): 'subdomain' | undefined {
  const joined = before.join('.');
  if (brand.hosts.some((own) => isWithin(joined, own))) return 'subdomain';
  if (brand.common) return undefined;
  const wanted = skeletonOf(brand.word);
  const tokens = before.flatMap((label) => label.split('-')).filter(Boolean);
  return tokens.some((token) => skeletonOf(token) === wanted) ? 'subdomain' : undefined;
}

/** One letter more, less, other, or two neighbours changed about. */
export function isOneAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  const fromA = a.slice(start, a.length - end);
  const fromB = b.slice(start, b.length - end);
  if (fromA.length <= 1 && fromB.length <= 1) return true;
  return fromA.length === 2 && fromB.length === 2 && fromA[0] === fromB[1] && fromA[1] === fromB[0];
}
