// Requests for the public site as a fuzzer writes them: what a browser sends, with up to four changes.

import type { Random } from './fuzz-fragments.ts';

const below = (random: Random, count: number) => Math.floor(random() * count);
const pick = <T>(random: Random, items: readonly T[]) => items[below(random, items.length)] as T;

type Draft = { method: string; target: string; version: string; lines: string[]; body: string };
type Change = (draft: Draft, random: Random) => void;

const targets = ['/anna', '/ben_2', '/unknown'];
const browser = [
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
  'Accept: text/html,*/*;q=0.8',
  'Accept-Language: de,en;q=0.5',
  'Connection: keep-alive',
  'Sec-Fetch-Dest: document',
  'Upgrade-Insecure-Requests: 1',
  'X-Forwarded-For: 192.0.2.7',
];
const beaconLines = [
  'Content-Type: text/plain;charset=UTF-8',
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
  'Sec-Fetch-Mode: no-cors',
];
const beaconBodies = [
  'v|0.5|https://pages.example/anna ',
  'v|0.25|https://pages.example/anna?utm_source=a https://news.example/',
  'c|0.125|https://pages.example/ben_2 https://shop.example/',
  'c|0.125|https://pages.example/ben_2 https://unknown.example/',
  'v|0.5|https://pages.example/unknown ',
  'v|anna|https://news.example/',
  'v|anna|\xc3\xa4',
  'x|anna|',
  'v',
];
const encodings = ['gzip', 'br', 'gzip, deflate, br, zstd', 'identity', '*;q=0', 'gzip;q=0, br'];

const methods = ['HEAD', 'POST', 'PUT', 'OPTIONS', 'get', 'GETS', 'CONNECT', 'TRACE', ''];
const versions = ['HTTP/1.0', 'HTTP/1.1 ', 'HTTP/2.0', 'http/1.1', 'HTTP/1.01', 'HTTP/0.9', ''];
const strangeTargets = [
  '/',
  '/anna/',
  '/Anna',
  '/anna?a=1',
  '/anna?',
  '/anna#b',
  '/ann%61',
  '/%',
  '//anna',
  '/anna//',
  '/../anna',
  '/anna\\',
  '*',
  'anna',
  'http://pages.example/anna',
  'pages.example:80',
  '/e',
  '/e?c=anna',
  '/robots.txt',
  `/${'a'.repeat(3_000)}`,
  '/ann\xe4',
  '/an na',
];
const strangeLines = [
  'Content-Length: 0',
  'Content-Length: 5',
  'Content-Length: 05',
  'Content-Length: +5',
  'Content-Length: 5, 5',
  'Content-Length: -1',
  'Content-Length: 5a',
  'Content-Length: 34',
  'Content-Length: 034',
  'Content-Type: text/ping',
  'Content-Type: application/json',
  'Origin: https://other.example',
  'Referer: https://pages.example/ben_2',
  'Sec-Fetch-Site: same-site',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: xchunked',
  ' Transfer-Encoding: chunked',
  'Connection: close',
  'Connection: Keep-Alive',
  'Connection: keep-alive, close',
  'Connection: upgrade',
  'Upgrade: websocket',
  'Expect: 100-continue',
  'Expect: something',
  'Cookie: vys_own=aaaaaaaaaaaaaaaaaaaaaa',
  'Cookie: a=b',
  'Host: other.example',
  'host: ',
  'Host: a b',
  'Service-Worker: script',
  'Sec-Fetch-Dest: serviceworker',
  'Range: bytes=0-3',
  'If-None-Match: *',
  'If-None-Match: "a", *',
  'If-None-Match:',
  'If-Modified-Since: Sat, 28 Nov 2026 18:00:00 GMT',
  'Accept-Encoding: br;q=0.1',
  'Accept: a\tb',
  'Accept: ',
  'Accept:a',
  'Accept:  a',
  'Accept: a ',
  'Accept',
  ': a',
  '',
  ' folded',
  '\tfolded',
  'A\0: b',
  'A: \0',
  'A: b\rC: d',
  'A: b\nC: d',
  'A: b\r',
  'A: \x7f',
  'A: \xff',
  'A_B: c',
  '"a": b',
  '__proto__: a',
  `A: ${'b'.repeat(5_000)}`,
  `A: ${'b'.repeat(20_000)}`,
];

const changes: readonly Change[] = [
  (draft, random) => {
    draft.method = pick(random, methods);
  },
  (draft, random) => {
    draft.target = pick(random, strangeTargets);
  },
  (draft, random) => {
    draft.version = pick(random, versions);
  },
  (draft, random) => {
    draft.lines.splice(below(random, draft.lines.length + 1), 0, pick(random, strangeLines));
  },
  (draft, random) => {
    draft.lines.splice(below(random, draft.lines.length + 1), 0, pick(random, strangeLines));
    draft.body = pick(random, [
      'hello',
      '5\r\nhello\r\n0\r\n\r\n',
      'GET /ben_2 HTTP/1.1\r\n\r\n',
      '0\r\n\r\n',
    ]);
  },
  (draft, random) => {
    draft.lines.splice(below(random, draft.lines.length), 1);
  },
  (draft, random) => {
    const line = pick(random, draft.lines);
    if (line !== undefined) draft.lines.push(pick(random, [line, line.toUpperCase(), ` ${line}`]));
  },
  (draft, random) => {
    draft.lines = draft.lines.map((line) => (below(random, 2) === 0 ? line.toLowerCase() : line));
  },
];
const strangeBytes = [
  '\0',
  '\r',
  '\n',
  '\t',
  ' ',
  ':',
  '\x7f',
  '\x80',
  '\xff',
  '\r\n',
  '\r\n\r\n',
  'a',
];

/** What is sent, in the parts in which it is sent. */
export function writeRequest(random: Random): string[] {
  const texts = [writeOne(random)];
  while (below(random, 8) === 0 && texts.length < 4) texts.push(writeOne(random));
  // At once or one after the other.
  const parts = below(random, 2) === 0 ? [texts.join('')] : texts;
  if (below(random, 5) > 0) return parts;
  return parts.flatMap((part) => {
    const cut = below(random, part.length);
    return [part.slice(0, cut), part.slice(cut)].filter((piece) => piece !== '');
  });
}

function writeOne(random: Random): string {
  const draft: Draft = {
    method: 'GET',
    target: pick(random, targets),
    version: 'HTTP/1.1',
    lines: ['Host: pages.example', ...browser.filter(() => below(random, 2) === 0)],
    body: '',
  };
  if (below(random, 4) > 0) draft.lines.push(`Accept-Encoding: ${pick(random, encodings)}`);
  if (below(random, 3) === 0) makeBeacon(draft, random);
  else if (below(random, 6) === 0) draft.lines.push('If-None-Match: *');
  // A third is as it should be.
  const count = Math.max(0, below(random, 6) - 1);
  for (let made = 0; made < count; made += 1) pick(random, changes)(draft, random);
  const { method, target, version, lines, body } = draft;
  const text = [`${method} ${target} ${version}`, ...lines, '', body].join('\r\n');
  return below(random, 10) === 0 ? breakText(text, random) : text;
}

function makeBeacon(draft: Draft, random: Random): void {
  draft.method = 'POST';
  draft.target = '/e';
  draft.body = pick(random, beaconBodies);
  draft.lines.push(...beaconLines, `Content-Length: ${draft.body.length}`);
}

function breakText(text: string, random: Random): string {
  const at = below(random, text.length);
  const rest = text.slice(at);
  const kind = below(random, 4);
  if (kind === 0) return text.slice(0, at);
  if (kind === 1) return text.slice(0, at) + pick(random, strangeBytes) + rest;
  if (kind === 2) return text.slice(0, at) + pick(random, strangeBytes) + rest.slice(1);
  return text.slice(0, at) + rest.slice(1);
}
