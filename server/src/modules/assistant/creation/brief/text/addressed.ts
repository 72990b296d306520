// What is said to the maker of the page, or about the moment, and not to its visitors.
import { CLOSINGS } from '../../../reading/words/closings.ts';
import { fold } from '../../../reading/words/text.ts';

/** Words of request, thanks and talk, and of the page itself, in six languages. */
const ADDRESSED =
  /\b(?:please|pls|plz|thanks|thank you|thx|cheers|can you|could you|would you|website|webpage|page|idk|lol|haha|kkk+|rs|sorry|hope|i want|i'd like|i would like|we'd like|i need|we need|should|let me know|tell me|make me|(?:voice )?typing|dictating|(?:talking|speaking) (?:into|to|on)|diktiere|no wait|wait no|scus[ai]|pardon|perdona|desculp\w*|entschuldig\w*|ach was|okay thats it|um|uh|uhh|bitte|danke|kannst|konnten|hatte gern|mochte|brauche?|soll(?:en|te|ten)?|seite|mfg|merci|stp|svp|peux|pouvez|je veux|j'aimerais|voudrais|gracias|por favor|puedes|quiero|quisiera|necesito|pagina|obrigad\w|voce|pode|quero|queria|preciso|grazie|per favore|puoi|potete|vorrei|voglio|sito|siti)\b|\?/;

const GREETS =
  /^(?:h+i+|he+y+|hello+|hallo+|moin|servus|hola+|buenas|sal+ut+|coucou|bonjour|bonsoir|cia+o+|ola+|oi+|buongiorno|buonasera|guten (?:tag|morgen|abend)|good (?:morning|afternoon|evening)|dear|liebe[rs]?|cher|chere|querid[oa]|car[oa])\b/;

const MOMENT =
  /\b(?:today|tonight|tomorrow|yesterday|next (?:week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|heute|morgen frueh|gestern|aujourd'hui|demain|hier soir|hoy|manana|ayer|hoje|amanha|ontem|oggi|domani|ieri)\b/;

const LONGEST_RUN = 30;

export function isAddressed(text: string): boolean {
  const folded = fold(text);
  return ADDRESSED.test(folded) || MOMENT.test(folded) || GREETS.test(folded);
}

const POLITE_END =
  /[\s,]+(?:please|pls|plz|thanks|thx|bitte|danke|svp|stp|s'il (?:te|vous) pla[iî]t|merci|por favor|porfa|gracias|obrigad[oa]|per favore|grazie|lol|haha|xx?)[\s.!]*$/iu;

/** "boulangerie svp" without the last word. */
export const withoutPoliteEnd = (text: string): string => text.replace(POLITE_END, '');

/** Many words without a mark were dictated: no statement of their own. */
export const isRunOn = (text: string): boolean =>
  text.split(/[.!?;:,\n]/).some((part) => part.split(/\s+/).length > LONGEST_RUN);

const CLOSING = new RegExp(
  `(?:^|[\\n.!?,]\\s*)((?:${CLOSINGS}|yours(?: \\w+)?|cheers|love)(?:[,!.]?\\s+[\\s\\S]*|[,!.]*))$`,
  'iu',
);
const LONGEST_CLOSING = 60;

/** Where the message ends as a letter does: "Kind regards, Helen"; its length without one. */
export function closingStart(text: string): number {
  const tail = text.trimEnd();
  let from = Math.max(0, tail.length - LONGEST_CLOSING);
  while (from < tail.length) {
    const match = CLOSING.exec(tail.slice(from));
    if (!match?.[1]) break;
    const start = from + match.index + match[0].length - match[1].length;
    const rest = tail.slice(start);
    if (!/[@\d/]|[.!?]\s+\p{L}{2,}[\s\S]*[.!?]/u.test(rest)) return start;
    from = start + 1;
  }
  return text.length;
}
