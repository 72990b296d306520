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
const COPULAS = new Set('is at are on ist sind unter est sont a es son en e fica em :'.split(' '));

export function titleOfUrl(text: string, start: number, end: number): string | undefined {
  return titleBefore(text, start) ?? titleAfter(text, end);
}

function titleBefore(text: string, start: number): string | undefined {
  const before = text.slice(Math.max(0, start - 160), start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const quoted =
    /"([^"]{1,60})"\s*(?:[:=\-–—>→|]*\s*|to |at |links? to |auf |vers |a |para |su )$/.exec(
      line.slice(-90),
    );
  if (quoted?.[1]) return quoted[1].trim();
  const marked = withoutSeparator(line);
  if (marked !== undefined) return clean(lastPart(marked));
  return possessiveTitle(line);
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
  while (words.length > 1 && LEADING.has(fold(words[0] ?? ''))) words.shift();
  const title = words
    .join(' ')
    .replace(/^["'([]+|["')\]]+$/g, '')
    .trim();
  const isSentence = words.length > 7 || title.length > LONGEST_TITLE;
  if (title === '' || isSentence || LEADING.has(fold(title)) || /[/@]|\w\.\w{2}/.test(title))
    return undefined;
  return title;
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

function titleAfter(text: string, end: number): string | undefined {
  const after = text.slice(end, end + 120);
  const lineEnd = after.indexOf('\n');
  const line = lineEnd < 0 ? after : after.slice(0, lineEnd);
  const bracketed = /^ ?[([]([^()[\]]{1,60})[)\]]/.exec(line);
  if (bracketed?.[1]) return clean(bracketed[1]);
  const marked = /^ (?:[|=–—→-]|->|:) ([^\n]{1,80})$/.exec(line);
  if (marked?.[1] && !/https?:|[,;]/.test(marked[1])) return clean(marked[1]);
  const rest = line.replace(/^[\s,.]+(?:(?:and|und|et|y|e) )?/, '');
  const folded = fold(rest);
  const naming = NAMING.find(
    (phrase) => folded.startsWith(`${phrase} `) || folded.startsWith(`${phrase}: `),
  );
  if (!naming) return undefined;
  const given = rest.slice(naming.length).replace(/^:?\s+/, '');
  const quoted = /^["']([^"']{1,60})["']/.exec(given);
  return quoted?.[1] ?? clean(given.split(/[,.;!?\n]| and | und | et | y | e /)[0] ?? '');
}
