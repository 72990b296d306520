// The beacons that visitors' browsers send through a proxy, as text of HTTP/1.1: each with an id and a client
// address of its own, so that limits see as many visitors as there are.
import { createRandom } from '../measure/random.ts';
import { INGEST_PAGES, ingestName, LINKS, linkOf } from './pages.ts';

export type BeaconRequest = { page: number; text: string; isRepeated: boolean };

const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
];
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const languages = ['en-US,en;q=0.9', 'de-DE,de;q=0.9,en;q=0.8', 'pt-BR,pt;q=0.9', 'ja,en;q=0.7'];
const referrers = ['', 'https://instagram.com/', 'https://news.example/articles/7', ''];
const BOTS = 0.05;
const REPEATS = 0.02;
const CLICKS = 0.3;

/** `lane` keeps the ids and addresses of several generators apart. */
export function createBeacons(
  host: string,
  { lane, hasRepeats = true }: { lane: number; hasRepeats?: boolean },
): () => BeaconRequest {
  const random = createRandom(1_000 + lane);
  const below = (limit: number) => Math.floor(random.next() * limit);
  let count = 0;
  let last: BeaconRequest | undefined;
  return () => {
    if (hasRepeats && last !== undefined && !last.isRepeated && random.next() < REPEATS) {
      last = { ...last, isRepeated: true };
      return last;
    }
    count += 1;
    // A few pages have most of the visits.
    const page = Math.floor(INGEST_PAGES ** random.next()) - 1;
    const person = below(16_777_216);
    const userAgent = random.next() < BOTS ? bot : (browsers[person & 3] ?? '');
    const sent = `${ingestName(page)}|0.${lane}${String(count).padStart(14, '0')}|`;
    const body =
      random.next() < CLICKS
        ? `c|${sent} ${linkOf(page, below(LINKS))}`
        : `v|${sent}${count % 10 === 0 ? '?utm_source=news&utm_medium=email' : ''} ${referrers[person % 4]}`;
    const address = `${11 + lane}.${person >> 16}.${(person >> 8) & 255}.${person & 255}`;
    const text = `POST /e HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${address}\r\nX-Forwarded-Proto: https\r\nContent-Length: ${body.length}\r\nsec-ch-ua-platform: "Android"\r\nUser-Agent: ${userAgent}\r\nsec-ch-ua: "Chromium";v="141", "Not?A_Brand";v="8"\r\nContent-Type: text/plain;charset=UTF-8\r\nsec-ch-ua-mobile: ?0\r\nAccept: */*\r\nOrigin: null\r\nSec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: empty\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nAccept-Language: ${languages[person & 3]}\r\n\r\n${body}`;
    last = { page, text, isRepeated: false };
    return last;
  };
}
