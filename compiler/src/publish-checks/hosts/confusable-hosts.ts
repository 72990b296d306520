// Whether a host imitates the host of a known brand (confusables of UTS #39, typos, misleading subdomains).
// The rule that checks the addresses of the page is link-hosts.ts.
import {
  BRANDS,
  type Brand,
  CHEAP_ENDINGS,
  PHISHING_PHRASES,
  STRONG_PHISHING_PHRASES,
} from '../secrets/brands.ts';
import { foldLetters, toSkeleton } from './confusables.ts';
import { type Host, isWithin, registrable } from './hosts.ts';

export type ConfusableMatch = {
  brand: Brand;
  how: 'letters' | 'one-letter' | 'ending' | 'subdomain' | 'phishing-phrase';
};

const SHORTEST_FOR_DISTANCE = 6;
/** `dhl` and `dhi` are two firms. */
const SHORTEST_FOR_LETTERS = 5;
const LABEL_LIMIT = 63;
const MOST_LABELS = 20;

const KNOWN: readonly { brand: Brand; skeleton: string }[] = /* @__PURE__ */ BRANDS.map(
  (brand) => ({ brand, skeleton: toSkeleton(brand.word) }),
);

export function isOwn(brand: Brand, host: Host): boolean {
  return brand.hosts.some((brandHost) => isWithin(host.name, brandHost));
}

export function findConfusableBrand(host: Host): ConfusableMatch | undefined {
  const { owned, before, isShared } = registrable(host.labels);
  const label = (owned[0] ?? '').slice(0, LABEL_LIMIT);
  if (host.labels.length < 2 || BRANDS.some((brand) => isOwn(brand, host))) return undefined;
  const ownLabels = (isShared ? [...before, label] : before).slice(-MOST_LABELS);
  const features: HostFeatures = {
    label,
    folded: foldLetters(label),
    skeleton: toSkeleton(label),
    ending: owned.at(-1) ?? '',
    tokens: label.split('-').filter(Boolean).map(toToken),
    before: ownLabels.join('.'),
    tokensBefore: ownLabels
      .flatMap((label) => label.split('-'))
      .filter(Boolean)
      .map(toToken),
  };
  for (const brand of KNOWN) {
    const how =
      matchName(features, brand) ??
      matchEnding(features, brand) ??
      matchTokens(features, brand) ??
      matchSubdomain(features, brand);
    if (how) return { brand: brand.brand, how };
  }
  return undefined;
}

type Token = { word: string; skeleton: string };
/** A host, read once for all brands. */
type HostFeatures = {
  label: string;
  folded: string;
  skeleton: string;
  ending: string;
  tokens: readonly Token[];
  /** The labels before the registered name, which its owner chooses. */
  before: string;
  tokensBefore: readonly Token[];
};
type Known = { brand: Brand; skeleton: string };

const toToken = (text: string): Token => ({ word: foldLetters(text), skeleton: toSkeleton(text) });

function matchName(
  { label, folded, skeleton }: HostFeatures,
  { brand, skeleton: wanted }: Known,
): ConfusableMatch['how'] | undefined {
  const { word, notMeant = [] } = brand;
  if (label === word || notMeant.includes(label)) return undefined;
  if (skeleton === wanted) {
    const isWord = brand.common || word.length < SHORTEST_FOR_LETTERS;
    if (!(isWord && /^[a-z]+$/.test(label))) return 'letters';
  }
  if (brand.common || word.length < SHORTEST_FOR_DISTANCE) return undefined;
  // The first letter is what people read; nearly every real word that is one letter away differs there.
  return folded[0] === word[0] && isOneAway(folded, word) ? 'one-letter' : undefined;
}

function matchEnding({ label, ending }: HostFeatures, { brand }: Known): 'ending' | undefined {
  return label === brand.word && !brand.common && CHEAP_ENDINGS.has(ending) ? 'ending' : undefined;
}

/** `paypal-login.com`, `securepaypal.com`, `paypa1-support.com`. */
function matchTokens(
  { label, tokens }: HostFeatures,
  { brand, skeleton }: Known,
): 'phishing-phrase' | undefined {
  const { word, common } = brand;
  if (tokens.length > 1 && tokens.some((token) => token.skeleton === skeleton)) {
    const phrases = common ? STRONG_PHISHING_PHRASES : PHISHING_PHRASES;
    return tokens.some((token) => phrases.has(token.word)) ? 'phishing-phrase' : undefined;
  }
  if (common || word.length < SHORTEST_FOR_DISTANCE || !label.includes(word)) return undefined;
  return PHISHING_PHRASES.has(label.replace(word, '').replaceAll('-', ''))
    ? 'phishing-phrase'
    : undefined;
}

/** `paypal.com.example.net`, `paypal.example.net`. */
function matchSubdomain(
  features: HostFeatures,
  { brand, skeleton }: Known,
): 'subdomain' | undefined {
  if (features.before === '') return undefined;
  if (brand.hosts.some((brandHost) => isWithin(features.before, brandHost))) return 'subdomain';
  if (brand.common) return undefined;
  return features.tokensBefore.some((token) => token.skeleton === skeleton)
    ? 'subdomain'
    : undefined;
}

/** One letter more, less, other, or two neighbors changed about. */
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
