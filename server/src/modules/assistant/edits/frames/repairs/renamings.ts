// A text of the page and what it is to become, by the words between them.
import type { Message, Span } from '../../../reading/message.ts';
import type { TaggedRequest } from '../../../tagging/labels.ts';
import type { Setting } from '../../scene/scene.ts';
import { type Anchor, findAnchors } from './anchors.ts';
import { isQuoted, isTaggedText, isValue, stopsIn, textAt } from './written-text.ts';

export type Renaming = { target: Span; text: Span };

const modal = '(?:should|must|could|can|shall|needs? to|has to|have to|ought to)(?: now| just)?';
const sort =
  '(?:(?:link|button|heading|headline|title|section|bit|thing|botón|botão|bouton|titre|titel|überschrift)\\s+)?';
const strong = new RegExp(
  `^["'”“»’]?\\s*${sort}(?:→|->|=>|➡️?|(?:${modal} (?:be (?:called|named|titled|renamed(?: to)?|changed (?:to|into))|become|say|read|change to)|becomes|is now called|change[sd]? (?:to|into)|gets? renamed to)(?![\\p{L}])|(?:devient|deviendra|(?:devrait|doit|va|peut) (?:s'appeler|devenir)|s'appelle(?:ra)?|heißt (?:ab jetzt|jetzt|nun|künftig|ab sofort)|wird(?: jetzt| nun)? zu|umbenennen in|pasa a (?:ser|llamarse)|(?:debe|debería) (?:decir|llamarse)|vira|passa a (?:ser|chamar-se|se chamar)|(?:deve|devia) (?:dizer|chamar-se)|diventa|l[oaie] chiamiamo|(?:deve|dovrebbe) (?:diventare|chiamarsi))(?![\\p{L}]))\\s*`,
  'iu',
);
const weak =
  /^["'”“»’]?\s*(?:to|into|with|by|for|be|is|just|as|(?:should|must|needs to|has to) be|soll|in|zu|durch|mit|en|par|a|por|con|para|com|:|=)\s+(?=["“„«\p{L}])/iu;
const verb =
  /(?<!\p{L})(?:renam\w+|chang\w+|replac\w+|swap|exchange|turn|call|änder\w*|umbenenn\w*|nenn\w*|tausch\w*|ersetz\w*|renomm\w+|remplac\w+|cambi\w+|renombr\w+|sustitu\w+|reemplaz\w+|troca\w*|muda\w*|renomei\w+|substitu\w+|rinomin\w+|sostitu\w+)(?!\p{L})/iu;
const instead =
  /(?:instead of|in place of|rather than|anstatt|statt|anstelle von|au lieu de|à la place de|en vez de|en lugar de|em vez de|ao invés de|al posto di|invece di|where (?:it|that) says|wo (?:jetzt )?steht|là où (?:il y a|c'est écrit)|donde (?:dice|pone)|onde (?:diz|está)|dove (?:dice|c'è scritto))\s+["“„«']?$/iu;
const afterInstead =
  /^["'”“»’]?(?:[\s,:]+(?:(?:it|that) )?(?:please|pls|bitte|(?:it )?(?:should|must) (?:be|say|read)|let it (?:say|read|be)|make it|i'd (?:like|write|say|put)|lieber|besser|schreib(?:en)?|mets|mettez|écris|scriverei|metterei|metti|scrivi|escribe|pon|põe|escreve|mete|write|put|say))+[\s:]+|^["'”“»’]?\s*[,:→]\s*/iu;
const reference =
  /(?<!\p{L})(?:(?:make|call|name|change|turn|let) (?:it|that|this|the)(?: (?:heading|title|line|button|link|name|one|section))?(?: (?:to|into|read|say|be))?|(?:it|that) (?:should|must) (?:say|read|be called)|nenn (?:es|das|sie|ihn)|mach daraus|appelle(?:-l[ea]|z-l[ea])|remplace-l[ea] par|cámbialo (?:por|a)|llámal[oa]|ponle|chama-lhe|troca por|muda para|chiamal[oa]|cambial[oa] in)[\s:]+/iu;
const MOST_BETWEEN = 60;
const LONGEST = 120;

export function findRenamings(
  setting: Setting,
  message: Message,
  requests: readonly TaggedRequest[],
): Renaming[] {
  const anchors = findAnchors(setting, message);
  const found: Renaming[] = [];
  for (const anchor of anchors) {
    if (found.some(({ text }) => text.start <= anchor.start && text.end >= anchor.end)) continue;
    const text = textFor(message, anchor, anchors, requests, found.length > 0);
    if (text === undefined || isValue(message, text) || text.end - text.start > LONGEST) continue;
    found.push({ target: { start: anchor.start, end: anchor.end }, text });
  }
  return found;
}

function textFor(
  message: Message,
  anchor: Anchor,
  anchors: readonly Anchor[],
  requests: readonly TaggedRequest[],
  isOneMore: boolean,
): Span | undefined {
  const before = message.text.slice(0, anchor.start);
  const after = message.text.slice(anchor.end);
  const read = (length: number) =>
    textAt(message, anchor.end + length, [...anchors, ...stopsIn(requests)]);
  const isText = (text: Span | undefined) =>
    text !== undefined &&
    (isQuoted(message, text) ||
      /^["“„«]?\p{Lu}/u.test(message.text.slice(text.start)) ||
      isTaggedText(requests, text));
  if (instead.test(before)) {
    const [lead] = afterInstead.exec(after) ?? [];
    const text = lead === undefined ? undefined : read(lead.length);
    return text;
  }
  const [link] = strong.exec(after) ?? [];
  if (link !== undefined) return read(link.length);
  const [short] = weak.exec(after) ?? [];
  if (short !== undefined) {
    const sentence = before.split(/[.;!?\n]/).at(-1) ?? '';
    const isMeant = anchor.isQuoted || isOneMore || verb.test(sentence);
    const text = isMeant ? read(short.length) : undefined;
    return isText(text) && (anchor.isQuoted || anchor.isExact || verb.test(sentence))
      ? text
      : undefined;
  }
  if (!anchor.isQuoted) return undefined;
  const later = reference.exec(after);
  if (later === null || later.index > MOST_BETWEEN) return undefined;
  const text = read(later.index + later[0].length);
  return isText(text) ? text : undefined;
}
