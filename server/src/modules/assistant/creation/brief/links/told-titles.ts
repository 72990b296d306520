// What a link is to be called, where the message says so beside it: "call it Book a chair", "Réserver button -> …".
import type { Span } from '../../../reading/message.ts';

const NAMING = [
  '(?:(?:you (?:can|could) |please |pls )?(?:call|name|label|title|caption) (?:it|this|that(?: one| link| button)?|the (?:link|button)|the button there)(?: as)?|(?:(?:it|that|this|which|the (?:link|button|text)|button|link|that one|this one) )?(?:should|must|can|could|has to|needs to) (?:say|read|be (?:called|named|labell?ed))|(?:titled|label(?:l?ed)?|called|named)|(?:saying|that says)|with (?:the )?(?:title|label|text|name)|(?:title|label)(?: is)?)',
  '(?:(?:bitte )?nenn(?:e|t|en)?(?: sie)?(?: (?:den link|den button|das|den|es|ihn|die))*(?: bitte)?|(?:das|der|die|der link|der button) (?:soll|sollte|kann) (?=.{2,60}? heißen)|mit (?:dem |der )?(?:titel|aufschrift|text|namen?))',
  "(?:(?:appelle|appelez|nomme|nommez|intitule)(?: (?:le|ce) (?:bouton|lien)|[- ](?:le|la|ça))?|intitulé|avec (?:le )?(?:titre|texte|nom)|qui (?:dit|s'appelle))",
  '(?:ll[aá]m(?:a|e)(?:lo|la|le)?|que (?:diga|ponga|se llame)|con (?:el )?(?:t[ií]tulo|texto|nombre)|t[ií]tulo:)',
  '(?:(?:chama|chame|chamar)(?:-?[ao])?(?: (?:ele|isso|ela|o bot[aã]o|o link))?(?: de)?|que diga|com o (?:t[ií]tulo|nome|texto)|escrito)',
  '(?:chiama(?:l[oa]|te ?lo)?|che (?:dica|si chiami)|con (?:scritto|il titolo|il nome|la scritta)|intitolato|scrivici)',
].join('|');

const AFTER = new RegExp(
  `^[\\s)\\]]*[,.;:(\\[–—-]*\\s*(?:(?:and|und|et|y|e|please|pls|just)\\s+)*(?:${NAMING})\\s*[:=]?\\s*`,
  'iu',
);

const TITLE =
  /^(?:["“„«]\s*([^"“”„«»\n]{2,60}?)\s*["”“»]|([^,.;:()\n"“”„«»]{2,50}?)(?=\s*(?:[,.;:()\n]|$|\s(?:and|und|et|y|e|pls|please|bitte|heißen|svp|stp|por favor|porfa|pfv|per favore|lol)\b)))/iu;

const BEFORE =
  /(?:^|[,.;:!?\n(]|\b(?:and|und|et|y|e|also|a|an|the|my|our|one|have|has|needs?|want|need|add|with|mit|ein|einen|einem|der|den|mein|unser)\s)\s*["“„«]?((?:[\p{L}\p{N}'&’-]+\s){0,4}[\p{L}\p{N}'&’-]+)["”“»]?\s+(?:button|btn|knopf|link)\s*(?:(?:->|→|=>|=|:|\(|–|-|goes to|to|is|for|that goes to|leading to|zu|auf|nach)\s*)+$/iu;

const LEAD =
  /^(?:(?:and|und|also|a|an|the|my|our|one|some|have|has|we|i|needs?|want|add|with|mit|ein|einen|einem|der|den|mein|meinen|unser|unseren|big|main|put|there|be|should)\s+)+/iu;

const LONGEST_LOOK_BACK = 80;

/** Of the link that stands there. */
export function toldTitle(text: string, link: Span): Span | undefined {
  const naming = AFTER.exec(text.slice(link.end))?.[0];
  if (naming !== undefined) {
    const at = link.end + naming.length;
    const match = TITLE.exec(text.slice(at));
    const title = match?.[1] ?? match?.[2];
    if (match && title) {
      const start = at + match[0].indexOf(title);
      return { start, end: start + title.length };
    }
  }
  const from = Math.max(0, link.start - LONGEST_LOOK_BACK);
  const named = BEFORE.exec(text.slice(from, link.start));
  const words = named?.[1]?.replace(LEAD, '') ?? '';
  if (!named || words.length < 3) return undefined;
  const start = from + named.index + named[0].lastIndexOf(words);
  return { start, end: start + words.length };
}
