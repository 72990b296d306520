// The title that a message gives an address: "Shop: https://…", "https://… (my shop)", "menu -> x.com", "call it Shop".
import { fold } from '../words/text.ts';

const LONGEST_TITLE = 60;
const LEADING = new Set(
  `add and a an the my our new link links to for please pls with titled title called put also then here is heres include use url website another
  und ein eine einen mein meine meinen den die das der neuer neuen fuge hinzu bitte noch setz verlinke
  et un une le la les mon ma mes lien vers ajoute ajouter nouveau mets stp
  y un una el los las mi mis enlace anade agrega pon nuevo por favor
  e um uma o os as meu minha adiciona adicione coloca coloque novo botao
  il lo gli mio mia aggiungi metti nuovo collegamento link: button button: bouton boton`.split(
    /\s+/,
  ),
);
const TRAILING = new Set(
  'hinzu bitte ein is at are on ist auf unter est sont es e en here please pls stp svp to'.split(
    ' ',
  ),
);
const NAMING = [
  'call it',
  'called',
  'named',
  'name it',
  'titled',
  'title it',
  'with the title',
  'title',
  'as',
  'nenn es',
  'nenne es',
  'nenn ihn',
  'namens',
  'mit dem titel',
  'titel',
  'als',
  'appelle-le',
  'appelle le',
  'intitule',
  'nomme',
  'avec le titre',
  'titre',
  'llamalo',
  'llamala',
  'llamado',
  'con el titulo',
  'titulo',
  'chama',
  'chamado',
  'com o titulo',
  'chamalo',
  'chiamalo',
  'con il titolo',
  'titolo',
  'come',
];
const POSSESSIVES = new Set(
  'my our mein meine meinen unser unsere mon ma mes notre nos mi mis nuestro nuestra meu minha nosso nossa mio mia nostro nostra'.split(
    ' ',
  ),
);
const COPULAS = new Set(
  'is at are on ist sind unter est sont a es esta son en e fica em :'.split(' '),
);

/** "my podcast is on Spotify". */
const ON = new Set('on at auf bei sur chez en no na su'.split(' '));

export function titleOfUrl(text: string, start: number, end: number): string | undefined {
  const after = lineAfter(text, end);
  return namedAfter(after) ?? titleBefore(text, start) ?? titleAfter(after);
}

function titleBefore(text: string, start: number): string | undefined {
  const before = text.slice(Math.max(0, start - 160), start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const quoted = quotedAtEnd(line);
  if (quoted) return quoted;
  const marked = withoutSeparator(line);
  if (marked !== undefined) return clean(lastPart(marked));
  return possessiveTitle(line);
}

const QUOTE_JOINTS = new Set('to at link links auf vers a para su'.split(' '));

/** `"Mes cours" https://…`, with a separator or "links to" between them. */
function quotedAtEnd(line: string): string | undefined {
  const close = line.lastIndexOf('"');
  const open = close < 0 ? -1 : line.lastIndexOf('"', close - 1);
  const between = line
    .slice(close + 1)
    .split(/[\s:=>|→–—-]/)
    .filter(Boolean);
  const isNear = open >= 0 && close - open < 62 && between.every((word) => QUOTE_JOINTS.has(word));
  return isNear ? line.slice(open + 1, close).trim() : undefined;
}

/** The line before ":", "-", "->", "=", "|" and the like; undefined without one. */
function withoutSeparator(line: string): string | undefined {
  let end = line.length;
  while (end > 0 && line.charAt(end - 1) === ' ') end -= 1;
  const from = end;
  while (end > 0 && ':=>|→➡➜–—-('.includes(line.charAt(end - 1))) end -= 1;
  if (end === from) return undefined;
  const separator = line.slice(end, from);
  const isHyphenInWord = separator === '-' && line.charAt(end - 1) !== ' ' && from === line.length;
  const isBullet = line.slice(0, end).trim() === '';
  return isHyphenInWord || isBullet || separator === '(' ? undefined : line.slice(0, end).trim();
}

/** After the last comma, full stop, address or "and" that ends what stands before. */
function lastPart(line: string): string {
  let part = line;
  for (const mark of [
    ', ',
    '; ',
    '. ',
    '! ',
    '? ',
    ': ',
    ' and ',
    ' und ',
    ' et ',
    ' y ',
    ' e ',
    '•',
    '· ',
  ]) {
    const at = part.lastIndexOf(mark);
    const isName = mark.startsWith(' ') && !looksLikeAddress(part.slice(0, at));
    if (at >= 0 && !isName) part = part.slice(at + mark.length);
  }
  return part;
}

const looksLikeAddress = (text: string) =>
  /[./@]\S{2}|\b(?:add|fuge|ajoute|anade|adiciona|aggiungi|link)\b/i.test(text);

function clean(part: string): string | undefined {
  const words = part
    .replace(/^[\s\d.)*•·+#-]+(?=\p{L})/u, '')
    .split(/\s+/)
    .filter(Boolean);
  const copula = words.findIndex(
    (word, index) => COPULAS.has(fold(word)) && ON.has(fold(words[index + 1] ?? '')),
  );
  if (copula > 0) words.length = copula;
  while (words.length > 1 && LEADING.has(fold(words[0] ?? ''))) words.shift();
  while (words.length > 1 && TRAILING.has(fold(words.at(-1) ?? ''))) words.pop();
  const title = withoutMarks(words.join(' '));
  const isSentence = words.length > 7 || title.length > LONGEST_TITLE;
  if (title === '' || isSentence || LEADING.has(fold(title)) || /[/@]|\w\.\w{2}/.test(title))
    return undefined;
  return title;
}

/** Without quotation marks and brackets around it. */
function withoutMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && `"'([`.includes(text.charAt(start))) start += 1;
  while (end > start && `"')]`.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end).trim();
}

/** "my shop mara.de", "our menu is at x.com/menu". */
function possessiveTitle(line: string): string | undefined {
  const words = line.trim().split(/\s+/).slice(-6);
  while (words.length > 0 && COPULAS.has(fold(words.at(-1) ?? ''))) words.pop();
  const at = words.findLastIndex((word) => POSSESSIVES.has(fold(word)));
  const named = words.slice(at + 1);
  if (at < 0 || named.length === 0 || named.length > 3) return undefined;
  return named.some((word) => /[,.;:!?@/"]/.test(word)) ? undefined : clean(named.join(' '));
}

function lineAfter(text: string, end: number): string {
  const after = text.slice(end, end + 120);
  const lineEnd = after.indexOf('\n');
  return lineEnd < 0 ? after : after.slice(0, lineEnd);
}

function titleAfter(line: string): string | undefined {
  const bracketed = /^ ?[([]([^()[\]]{1,60})[)\]]/.exec(line);
  if (bracketed?.[1]) return clean(bracketed[1]);
  const marked = /^ (?:[|=–—→-]|->|:) ([^\n]{1,80})$/.exec(line);
  return marked?.[1] && !/https?:|[,;]/.test(marked[1]) ? clean(marked[1]) : undefined;
}

/** "call it Shop", "as Shop". */
function namedAfter(line: string): string | undefined {
  const rest = line.replace(/^[\s,.]{1,5}(?:(?:and|und|et|y|e) )?/, '');
  const folded = fold(rest);
  const naming = NAMING.find(
    (phrase) => folded.startsWith(`${phrase} `) || folded.startsWith(`${phrase}: `),
  );
  if (!naming) return undefined;
  const given = rest.slice(naming.length).replace(/^:?\s{1,5}/, '');
  const quoted = /^["']([^"']{1,60})["']/.exec(given);
  return quoted?.[1] ?? clean(given.split(/[,.;!?\n]| and | und | et | y | e /)[0] ?? '');
}
