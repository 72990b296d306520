// Which of our encodings a request wants (RFC 9110 §12.5.3). Browsers send a handful of different
// values, so the results are cached.
import { createBoundedCache } from '../../platform/bounded-cache.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const cache = createBoundedCache<string, Encoding>({ maxEntries: 500 });

export function encodingFor(acceptEncoding: string): Encoding {
  const cached = cache.get(acceptEncoding);
  if (cached !== undefined) return cached;
  const encoding = choose(acceptEncoding);
  cache.set(acceptEncoding, encoding);
  return encoding;
}

function choose(acceptEncoding: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (coding !== '') weights.set(coding === 'x-gzip' ? 'gzip' : coding, readWeight(weight));
  }
  const wildcardWeight = weights.get('*') ?? 0;
  const br = weights.get('br') ?? wildcardWeight;
  const gzip = weights.get('gzip') ?? wildcardWeight;
  const identity = weights.get('identity') ?? weights.get('*') ?? Number.MIN_VALUE;
  if (br > 0 && br >= gzip && br >= identity) return 'br';
  if (gzip > 0 && gzip >= identity) return 'gzip';
  return 'identity';
}

function readWeight(text: string | undefined): number {
  if (text === undefined) return 1;
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}
