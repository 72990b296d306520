// The headers of a plain request, as browsers and proxies write them: known names, each at most once, visible ASCII
// behind one space. Nothing is repaired, so every server before or after this one reads the same.

/** By their names in lower case; undefined where there is none. */
export type PlainHeaders = Readonly<Record<string, string | undefined>>;

/** The names that a kind of request may have. */
export type AllowedNames = {
  /** Each as browsers spell it for HTTP/1.1, and in lower case, leads to the one in lower case. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Copied for each request, which is much faster than adding one name after the other. */
  readonly empty: PlainHeaders;
};

/** What browsers and proxies send with every request. */
export const commonNames: readonly string[] = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'connection',
  'dnt',
  'forwarded',
  'host',
  'pragma',
  'priority',
  'referer',
  'save-data',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-gpc',
  'user-agent',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** All lines with the empty one at the end: no tabs, no space at the ends of a value, nothing folded. */
const lines = /^(?:[A-Za-z-]{2,30}: [\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?\r\n)+\r\n$/;
const hostName = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i;

const abbreviations = ['DNT', 'Sec-GPC', 'X-Real-IP'];

/** `names` are in lower case. */
export function allowNames(names: readonly string[]): AllowedNames {
  const capitalized = names.map((name) =>
    name.replace(/(?:^|-)[a-z]/g, (part) => part.toUpperCase()),
  );
  const spellings = [...names, ...capitalized, ...abbreviations]
    .map((spelling) => [spelling, spelling.toLowerCase()] as const)
    .filter(([, name]) => names.includes(name));
  const empty = Object.fromEntries(names.map((name) => [name, undefined]));
  return { spellings: new Map(spellings), empty };
}

/** Undefined for a name that is not allowed or is spelled in another way, and for all that is not written like this. */
export function readPlainHeaders(
  text: string,
  { spellings, empty }: AllowedNames,
): PlainHeaders | undefined {
  if (!lines.test(text)) return undefined;
  const headers = { ...empty };
  for (let start = 0; start < text.length - 2; ) {
    const colon = text.indexOf(':', start);
    const end = text.indexOf('\r', colon);
    const name = spellings.get(text.slice(start, colon));
    if (name === undefined || headers[name] !== undefined) return undefined;
    headers[name] = text.slice(colon + 2, end);
    start = end + 2;
  }
  if (!hostName.test(headers.host ?? '')) return undefined;
  if ((headers.connection ?? 'keep-alive').toLowerCase() !== 'keep-alive') return undefined;
  return headers;
}
