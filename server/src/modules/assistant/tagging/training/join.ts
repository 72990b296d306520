// Two requests in one message, as people string them together.
import type { Random } from '../../ranking/random.ts';
import type { MarkedExample } from './examples.ts';

const ands: Record<string, string> = { en: 'and', de: 'und', fr: 'et', es: 'y', pt: 'e', it: 'e' };
const alsos: Record<string, string> = {
  en: 'also',
  de: 'außerdem',
  fr: 'aussi',
  es: 'también',
  pt: 'também',
  it: 'anche',
};
const LONGEST = 140;

const pageKey = ({ lang, page }: MarkedExample) => `${lang} ${page}`;

/** Short messages about a page, each with another one about the same page. */
export function joinRequests(
  messages: readonly MarkedExample[],
  share: number,
  random: Random,
): MarkedExample[] {
  const short = messages.filter(({ text, page }) => text.length < LONGEST && page !== undefined);
  const groups = Map.groupBy(short, pageKey);
  return short.flatMap((message) => {
    const others = groups.get(pageKey(message)) ?? [];
    return random.next() < share ? [join(message, random.pick(others), random)] : [];
  });
}

function join(first: MarkedExample, second: MarkedExample, random: Random): MarkedExample {
  const and = ands[first.lang] ?? 'and';
  const also = alsos[first.lang] ?? 'also';
  const joint = random.pick([', ', '. ', `, ${and} `, ` ${and} `, '\n', ' + ', `. ${also} `, '; ']);
  const opening = withoutEnd(first.text, Math.max(0, ...first.requests.map(({ end }) => end)));
  const shift = opening.length + joint.length;
  const shifted = second.requests.map((request) => ({
    ...request,
    start: request.start + shift,
    end: request.end + shift,
    slots: request.slots.map(({ slot, start, end }) => ({
      slot,
      start: start + shift,
      end: end + shift,
    })),
  }));
  return {
    ...first,
    text: `${opening}${joint}${second.text}`,
    requests: [...first.requests, ...shifted],
  };
}

/** Without the marks that end it, down to where its last request ends. */
function withoutEnd(text: string, least: number): string {
  const bare = text.trimEnd().replace(/[.,;!]+$/, '');
  return bare.length < least ? text.slice(0, least) : bare;
}
