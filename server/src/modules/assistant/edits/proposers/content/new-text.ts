// The exact text that a request gives for a part of the page: without the words that lead in to it, and without the
// sentence after it.
import type { Argument } from '../../scene/arguments.ts';
import { has, type Scene, valuesOf, wordsIn } from '../../scene/scene.ts';

/** Words between the part and its text. */
const leads: Record<string, string> = {
  en: 'should(?: now| just| really)?(?: be| say| read)?|(?:is |was )?wrong|it\\W?s|it is|needs to (?:be|say|read)|must (?:be|say|read)|has to (?:be|say)|(?:is|are)(?: now)?|be|says?|saying|reads?|now|instead|just|simply|changed? (?:it )?to|make it|put|write|add|it should (?:say|be|read)|i want(?: it to (?:say|be))?|there|please|pls|it|that says',
  de: 'soll(?:te)?(?: jetzt)?(?: sein| lauten| heißen| heissen| stehen)?|muss|ist(?: jetzt)?|lautet|jetzt|bitte|schreib(?:e|st du)?|steht|stehen|heißt|heisst|sein|lauten|setze?|mach|hin|folgendes|neu',
  fr: "doit (?:être|dire)|devrait (?:être|dire)|devient|est(?: maintenant)?|sera|écri(?:s|re|vez)|ecris|mets|mettre|dise?|dit|c['’]est|maintenant|il faut|qu['’]il y ait|stp",
  es: 'debe(?:r[íi]a)? (?:ser|decir)|tiene que (?:ser|decir)|es|ahora|pon(?:er|ga|gas|me)?|escrib(?:e|ir|as)|que (?:diga|ponga)|diga|ponga|sea|c[áa]mbial[oa]',
  pt: 'deve(?:ria)? (?:ser|dizer)|tem que (?:ser|dizer)|é|agora|põe|poe|ponha|bota|coloca|coloque|escrev[ea]|que (?:diga|seja)|diga|diz|seja|fica|vai ser',
  it: 'dev(?:e|rebbe) (?:essere|dire)|dovrebbe (?:essere|dire)|è|ora|adesso|scrivi|metti|mettici|che dica|dica|dice|sia|diventa',
};
/** Taken away once, after a verb such as "change". */
const turns: Record<string, string> = {
  en: 'to|into|as|with|by',
  de: 'zu|in|auf|mit|durch|als',
  fr: 'en|à|par|pour',
  es: 'a|por|en|para',
  pt: 'a|para|pra|por|em',
  it: 'in|a|con|per',
};
const manners =
  /(?:[\s,;.!]+(?:please|pls|plz|instead|from now on|ab jetzt|ab sofort|à partir de maintenant|desde ahora|a partir de agora|da ora in poi|thanks|thank you|thx|ty|ok|okay|bitte|danke|stattdessen|sein|heißen|heissen|lauten|stehen|schreiben|ändern|setzen|stp|svp|s['’]il te plaît|merci|por favor|porfa|gracias|en su lugar|obrigad[oa]|pfv|per favore|grazie))+[\s.!]*$/iu;

const ends = /[.!?…]+\s+(?=\S)|\n+|[,;]\s+(?=\S)|\s+(?=(?:and|und|et|y|e)\s)/giu;
const requests = ['add', 'remove', 'change', 'move', 'hide', 'rename', 'undo', 'thanks', 'swap'];
const talk =
  /^(?:i|it|that|this|thats|ich|das|je|ca|cest|yo|eso|eu|isso|io|the rest|nothing|sonst|keep|leave|not)$/;

/** Where something else begins: another request, thanks, or a remark. */
function endOf(scene: Scene, start: number): number {
  const text = scene.message.text.slice(start, scene.span.end);
  for (const match of text.matchAll(ends)) {
    const at = start + match.index + match[0].length;
    const isSentence = /[.!?…\n]/.test(match[0]);
    const next = scene.words.filter((word) => word.start >= at).slice(0, isSentence ? 3 : 2);
    const isRequest = next.some(({ concepts }) =>
      requests.some((concept) => concepts.has(concept)),
    );
    const first = next[0]?.normal ?? '';
    if (match.index > 0 && isSentence && (isRequest || talk.test(first)))
      return start + match.index;
    const verb = next.find(({ normal }) => !/^(?:and|und|et|y|e)$/.test(normal));
    if (match.index > 0 && !isSentence && requests.some((concept) => verb?.concepts.has(concept)))
      return start + match.index;
  }
  return scene.span.end;
}

const langOf = (scene: Scene) => (scene.lang in leads ? scene.lang : 'en');

/** Without the words that lead in to it; English counts in every language. */
export function withoutLeads(scene: Scene, text: string): { text: string; isLed: boolean } {
  const own = [...new Set([langOf(scene), 'en'])].map((lang) => leads[lang]).join('|');
  const lead = new RegExp(String.raw`^[\s,:]*(?:${own})(?=[\s:,"“„«'‘])[\s:,]*`, 'iu');
  let rest = text;
  while (lead.test(rest)) rest = rest.replace(lead, '');
  const turn = new RegExp(String.raw`^\s*(?:${turns[langOf(scene)]}|to|into)\s*[\s:]\s*`, 'iu');
  const isTurned = rest !== text || has(scene, 'change', 'rename', 'replace', 'swap', 'say');
  const bare = isTurned ? rest.replace(turn, '') : rest;
  return { text: bare, isLed: bare !== text };
}

export function tidy(text: string): string {
  const bare = text.replace(manners, '').trim();
  const open = bare.replace(/^[\s:–—-]+|[\s,;]+$/gu, '');
  const unquoted = /^["“”„«»'‘’](.*)["“”„«»'‘’]$/su.exec(open)?.[1] ?? open;
  return unquoted.replace(/(?<=[^.…?!][^.…?!]*)(?<![.…?!\s]\p{L})\.$/u, '').trim();
}

/** What follows the words that name the part. */
export function textAfter(scene: Scene, own: readonly number[]): Argument | undefined {
  const last = scene.words[Math.max(...own)];
  if (own.length === 0 || last === undefined) return undefined;
  const quoted = valuesOf(scene, 'quoted').filter(({ start }) => start > last.end);
  const [quote] = quoted;
  if (quote !== undefined && quoted.length === 1)
    return { text: quote.text, words: wordsIn(scene, quote), via: 'quote' };
  const following = scene.message.text.slice(last.end, endOf(scene, last.end));
  const colon = /^([^:=→]{0,40}?)(?::|=|→|->|=>|–|—)\s+/u.exec(following);
  const isLabel =
    colon !== null && withoutLeads(scene, `${colon[1]} `).text.replace(/\s/g, '').length < 3;
  const led = isLabel
    ? { text: following.slice(colon[0].length), isLed: true }
    : withoutLeads(scene, following);
  const text = tidy(led.text);
  if (text === '') return undefined;
  const start = scene.message.text.indexOf(text, last.end);
  const words = start < 0 ? [] : wordsIn(scene, { start, end: start + text.length });
  const between = scene.words.flatMap((word, index) =>
    word.start >= last.end && (start < 0 || word.end <= start) ? [index] : [],
  );
  return {
    text,
    words: [...between, ...words],
    via: isLabel ? 'colon' : led.isLed ? 'marker' : 'rest',
  };
}

const verbs =
  /^(?:.*?\b)??(?:i want|i'd like|please|pls|can you|use|make|put|write|set|have|add|schreib(?:e)?|setz(?:e)?|mach|nimm|mets|écris|utilise|pon|escribe|usa|põe|coloca|escreve|bota|metti|scrivi|usa)\s+/iu;
const links =
  /\s+(?:as|as my|as the|the|my|is|for|als|zum|als mein(?:en)?|comme|como|come|da|in|into|to|on the|right|directly|just|direkt)$/iu;

/** What stands before them: "put bread since 1999 under my name". */
export function textBefore(scene: Scene, own: readonly number[]): Argument | undefined {
  const first = scene.words[Math.min(...own)];
  if (own.length === 0 || first === undefined) return undefined;
  const before = scene.message.text.slice(scene.span.start, first.start).trim();
  const verb = verbs.exec(before);
  if (verb === null) return undefined;
  let text = before.slice(verb[0].length);
  while (links.test(text)) text = text.replace(links, '');
  text = tidy(text);
  const start = scene.message.text.indexOf(text, scene.span.start);
  if (text.length < 2 || start < 0 || /^(?:the|my|das|le|el|o|il|it|es|a)$/i.test(text))
    return undefined;
  return { text, words: wordsIn(scene, { start, end: start + text.length }), via: 'marker' };
}
