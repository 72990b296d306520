// Corrections of words that the page has: "it says A but it's B", "B, not A", "A should be B", "instead of A say B".
import { type Scene, wordsIn } from '../../scene/scene.ts';
import { tidy, withoutLeads } from './new-text.ts';

export type Correction = { from: string; to: string; words: number[] };

type Form = { pattern: RegExp; from: 1 | 2 };
const form = (pattern: string, from: 1 | 2): Form => ({ pattern: new RegExp(pattern, 'iu'), from });

/** The group of the old text; the other holds the new one. */
const forms: readonly Form[] = [
  form(
    String.raw`(?:typo|mistake|tippfehler|schreibfehler|faute|coquille|errata|error|erro|errore|refuso)?[\s:,]*(.+?)\s*(?:→|->|=>)\s*(.+)`,
    1,
  ),
  form(
    String.raw`(?:it says|it reads|it has|you wrote|you put|there is|da steht|es steht|dort steht|du hast|c['’]est écrit|il y a écrit|il est écrit|tu as mis|tu as écrit|dice|pone|pusiste|está escrito|diz|você colocou|c['’]è scritto|dice|hai scritto)\s+(.+?)[\s,.;]+(?:but|aber|mais|pero|mas|ma|and|und|et|y|e)?\s*(?:it's|its|it is|it should (?:be|say|read)|should (?:be|say|read)|that's|i(?:t)? meant|es (?:heißt|muss|soll|ist)|richtig ist|muss|soll|c['’]est|ça devrait être|il faut|es|debe ser|debería (?:ser|decir)|tendría que ser|é|deveria ser|era pra ser|è|dovrebbe essere|deve essere)\s+(.+)`,
    1,
  ),
  form(
    String.raw`(?:instead of|in place of|statt|anstatt|anstelle von|au lieu d[eu]s?|à la place d[eu]|en (?:vez|lugar) del?|em vez d[eoa]|no lugar d[eoa]|ao invés d[eoa]|invece di|al posto di)\s+(.+?)[\s,]+(?:it should (?:say|read|be)|should (?:say|read|be)|say|write|put|use|make it|überall|everywhere|partout|schreib(?:e)?|soll(?:te)?(?: da)?|setz(?:e)?|nimm|lieber|mets|écris|met|pon|escribe|usa|põe|poe|coloca|escreve|bota|usa|metti|scrivi|usa)\s+(.+)`,
    1,
  ),
  form(
    String.raw`(?:nicht|not|pas|no|não|non)\s+(.+?)[\s,]+(?:sondern|but(?: rather)?|mais|sino|mas sim|mas|ma|bensì)\s+(.+)`,
    1,
  ),
  form(
    String.raw`(.+?)[\s,;]+(?:and not|but not|not|instead of|rather than|in place of|und nicht|nicht|statt|anstatt|anstelle von|et pas|et non|pas|au lieu d[eu]s?|à la place d[eu]|y no|no|en (?:vez|lugar) del?|e não|não|em vez d[eoa]|no lugar d[eoa]|ao invés d[eoa]|e non|non|invece di|al posto di)\s+(.+)`,
    2,
  ),
  form(
    String.raw`(.+?)\s+(?:should(?: really| actually)? (?:be|say|read|become)(?: called| spelled)?|is (?:actually|spelled|spelt|written|now called)|must be|needs to be|has to be|soll(?:te)?(?: jetzt)?(?: besser)?|muss|wird zu|schreibt man|doit (?:être|devenir|s['’]appeler)|devrait être|s['’]écrit|debe(?:ría)? (?:ser|decir|llamarse)|se escribe|deve(?:ria)? ser|se escreve|escreve-se|dev(?:e|rebbe) essere|dovrebbe essere|si scrive)\s+(.+)`,
    1,
  ),
  form(
    String.raw`(?:change|replace|swap|turn|correct|fix|spell|write|make|update|use|ändere|ersetz(?:e)?|tausch(?:e)?|korrigier(?:e)?|mach|remplace|change|corrige|cambia|reemplaza|sustituye|corrige|troca|muda|substitui|substitua|altera|sostituisci|cambia|correggi|modifica)\s+(?:from\s+)?(.+?)\s+(?:to|with|into|by|as|for|zu|in|durch|mit|gegen|auf|par|en|avec|por|a|con|para|com|em|per)\s+(.+)`,
    1,
  ),
];

const leading =
  /^(?:.{0,30}\s(?:is|are) (?:spelled|spelt|written|actually|called)|.{0,30}\sschreibt (?:man|sich)|it's|its|it is|it should (?:be|say|read)|say|write|put|use|make it|i mean|actually|really|rather|called|es (?:heißt|ist|soll|muss)|schreib(?:e)?|das heißt|c['’]est|ce doit être|il faut|écris|mets|es|pon|escribe|debe ser|é|põe|escreve|coloca|è|scrivi|metti|the words?|das wort|le mot|la palabra|a palavra|la parola|text|from)\s+/iu;

/** All readings whose old text stands on the page. */
export function readCorrections(
  scene: Scene,
  findOnPage: (text: string) => string | undefined,
): Correction[] {
  return forms.flatMap(({ pattern, from }) => {
    const match = pattern.exec(scene.text);
    if (match === null) return [];
    const found = nearestOnPage(match[from] ?? '', from, findOnPage);
    if (found === undefined) return [];
    const said = match[from === 1 ? 2 : 1] ?? '';
    const to = likeStart(newText(scene, said, found, scene.design.page), found, match[from] ?? '');
    const isAddress = /^@|^https?:|^www\.|\w\.\w{2,}\//.test(to);
    return to === '' || to === found || isAddress
      ? []
      : [{ from: found, to, words: wordsIn(scene, scene.span) }];
  });
}

/** At the start of a sentence the new text begins with a capital letter, too. */
function likeStart(text: string, found: string, said: string): string {
  const [first = ''] = found;
  const isTyped = said.includes(found) || first === first.toLowerCase();
  return isTyped ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

const MOST_LEADING = 4;

/** What was said, or its last words, as the page has them; before what replaces it, only all of it. */
function nearestOnPage(
  said: string,
  from: 1 | 2,
  findOnPage: (text: string) => string | undefined,
): string | undefined {
  const quoted = /["“„«'‘]([^"“”„«»]{2,})["”“»'’](?:$|[\s.,;!])/u.exec(said)?.[1];
  const bare = quoted ?? (from === 2 ? withoutEnd(said) : tidy(said));
  const words = bare.split(/\s+/);
  const least = from === 2 ? 1 : MOST_LEADING;
  for (let at = 0; at <= least && at < words.length; at += 1) {
    const found = findOnPage(tidy(words.slice(at).join(' ')));
    if (found !== undefined && found.length > 2) return found;
  }
  if (from === 1) return undefined;
  const first = tidy(bare.split(/[,.;!?]\s/)[0] ?? '');
  return first.length > 2 ? findOnPage(first) : undefined;
}

const withoutEnd = (said: string) =>
  tidy(tidy(said.replace(/[\s?!]+$/, '')).replace(everywhere, ''));

const everywhere =
  /\s+(?:everywhere|on the page|überall|partout|en todas partes|em todo lugar|em toda parte|ovunque|dappertutto)$/iu;
const nextStart =
  /^.*[\s,;.…:!](?=(?:schreib|say|write|put|use|make it|mets|écris|pon|escribe|põe|coloca|scrivi|metti|it's|its|c['’]est|es heißt)\s)/isu;

function newText(scene: Scene, said: string, old: string, page: object): string {
  let text = `${tidy(said).replace(nextStart, '')} `;
  while (leading.test(text)) text = text.replace(leading, '');
  const quoted = /["“„«'‘]([^"“”„«»]{2,})["”“»'’](?:$|[\s.,;!])/u.exec(said)?.[1];
  const led = quoted ?? withoutLeads(scene, text).text;
  const bare = tidy(led.replace(everywhere, ''));
  return withoutCommonStart(bare, old, JSON.stringify(page));
}

/** "sundays are for retro games not speedruns": what stands before the old text as well stays out. */
function withoutCommonStart(text: string, old: string, page: string): string {
  const words = text.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const start = `${words.slice(0, count).join(' ')} `;
    if (page.toLowerCase().includes(`${start}${old}`.toLowerCase()))
      return text.slice(start.length);
  }
  return text;
}
