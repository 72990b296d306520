// What a person calls an address: "my shop: x.com", "x.com – that's where people book". Never the words around it.
import { clean } from '../../scene/arguments.ts';
import { isMeaningful, type Scene, wordsIn } from '../../scene/scene.ts';
import type { Address } from './links.ts';

export type Label = { text: string; words: readonly number[] };

const requests =
  "(?:check(?: out)?|have a look at|visit|see|hi|hey|hello|hallo|hola|ciao|ol[áa]|salut|please|pls|plz|bitte|also|and|und|auch|et|aussi|y|tambi[ée]n|e|tamb[ée]m|anche|can (?:you|u)|could you|i want|i need|i(?:'d| would) like|we|i|just|ok(?:ay)?|so|now|jetzt|add|put|include|insert|link(?:s)?|button|new|a|an|one|this|these|that|to|for|called|named|here(?:'?s| is| are)?|there(?:'?s| is)|this is|that(?:'?s| is)(?: where)?|it(?:'?s| is)|it|its|where|got|have|has|made|there|from|with|at|on|in|up|is|are|of|fuge|f[üu]ge?|hinzu|nimm|mach|setz|pack|rein|dazu|noch|neuer?|ein(?:en|e)?|hier(?: ist)?|das ist|da|zu[rm]?|f[üu]r|gibt es|ajoute[rz]?|mets?|le lien|lien|vers|voici|voil[àa]|c'est|il y a|pour|un|une|a[ñn]ade|agrega|pon|enlace|aqu[íi](?: est[áa])?|este es|esta es|para|una|nuevo|nueva|adiciona|coloca|p[õo]e|aqui(?: est[áa])?|um|uma|novo|nova|aggiungi|metti|ecco|questo [èe]|per|uno|nuov[oa]|il link|collegamento)";
const leading = new RegExp(
  `^(?:[\\s,.:;!?–—-]*${requests}(?![\\p{L}\\p{N}'’-]))+[\\s,.:;!?–—-]*`,
  'iu',
);
const trailing =
  /(?:[\s,.:;!?–—→>-]+(?:here|there|is|are|at|on|in|too|also|as well|now|please|pls|plz|thanks|thx|link|url|address|site|via|under|over|through|using|and|with|it|for|to|hier|unter|auf|ist|dazu|hinzu|auch|bitte|rein|danke|est|ici|aussi|sur|svp|stp|merci|es|est[áa]|aqu[íi]|en|tambi[ée]n|gracias|[ée]|aqui|em|tamb[ée]m|obrigad[oa]|[èe]|qui|su|anche|grazie))+[\s,.:;!?–—→>-]*$/iu;
/** Who does something there; what is done is the title. */
const people =
  /^(?:(?:the )?(?:people|you|u|they|customers|clients|fans|everyone|visitors|folks|guests|ppl)(?: can| could| should| may)?|(?:man|leute|kunden|ihr|g[äa]ste)(?: kann| k[öo]nnen| k[öo]nnt)|(?:on|vous|les gens|les clients)(?: peut| peuvent| pouvez)?|(?:se puede|la gente puede|pueden|puedes)|(?:as pessoas podem|d[áa] para|pode-se)|(?:si pu[òo]|potete|la gente pu[òo]))\s+/iu;
const article = /^(?:the|der|die|das|le|la|les|el|los|il|lo|os|o)\s+(?=\p{Ll})/u;
const marks = /[\s,:;=|–—→>()-]/u;

/** Right before the address, or after a dash, a comma or "it's". */
export function labelBeside(scene: Scene, address: Address): Label | undefined {
  if (address.value.kind === 'handle') return undefined;
  const { start, end } = address.value;
  return (
    labelIn(scene, clauseBefore(scene, start), start, 'before') ??
    labelIn(scene, end, clauseAfter(scene, end), 'after')
  );
}

/** Where the sentence that leads to the address begins. */
function clauseBefore(scene: Scene, end: number): number {
  const text = scene.message.text.slice(scene.span.start, end);
  const stops = [...text.matchAll(/[.!?\n]+\s|;\s|\s[–—]\s|,\s/gu)];
  const stop = stops.filter((match) => /\p{L}/u.test(text.slice(match.index + match[0].length)));
  const last = stop.at(-1);
  return scene.span.start + (last === undefined ? 0 : last.index + last[0].length);
}

function clauseAfter(scene: Scene, start: number): number {
  const text = scene.message.text.slice(start, scene.span.end);
  const from = /^[\s,:;–—()-]*/u.exec(text)?.[0].length ?? 0;
  const stop = /[.!?\n;)]|,\s/u.exec(text.slice(from));
  return stop === null ? scene.span.end : start + from + stop.index;
}

const MOST_WORDS = 5;

function labelIn(
  scene: Scene,
  start: number,
  end: number,
  side: 'before' | 'after',
): Label | undefined {
  const raw = scene.message.text.slice(start, end);
  const isJoined = side === 'before' || marks.test(raw.slice(0, 1));
  if (!isJoined) return undefined;
  let text = raw
    .trim()
    .replace(/^[\s,:;–—()-]+/u, '')
    .replace(trailing, '');
  text = text.replace(leading, '').replace(people, '').replace(leading, '');
  text = clean(text.replace(trailing, ''))
    .replace(/[\s:(→>–—-]+$/u, '')
    .replace(article, '')
    .trim();
  const at = scene.message.text.indexOf(text, start);
  const words = text === '' ? [] : wordsIn(scene, { start: at, end: at + text.length });
  const named = words.filter((index) => isName(scene, index));
  const isLabel = named.length > 0 && words.length <= MOST_WORDS && text.length <= 60;
  const isVerb = words.length > 0 && named.length < words.length / 3;
  return isLabel && !isVerb ? { text, words } : undefined;
}

const verbs = ['add', 'change', 'rename', 'move', 'remove', 'request', 'first', 'last', 'replace'];

function isName(scene: Scene, index: number): boolean {
  const word = scene.words[index];
  if (word === undefined || !isMeaningful(word)) return false;
  return word.value === undefined && !verbs.some((verb) => word.concepts.has(verb));
}
