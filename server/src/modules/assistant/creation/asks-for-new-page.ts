// Whether a message on a page asks for another page in its place, rather than for a change of it.
import type { Message } from '../reading/message.ts';
import { fold } from '../reading/words/text.ts';
import type { RequestKind, TaggedMessage } from '../tagging/labels.ts';

const AGAIN =
  /\b(?:start(?:ing)? (?:over|again|fresh|from scratch)|from scratch|(?:make|do|build|create|want|need) (?:me |us )?(?:a |an )?(?:completely |totally |whole |brand )*(?:new|fresh|different) (?:page|site|website)|von vorne?|von neuem|neu anfangen|fang neu an|(?:ganz |komplett )?neue (?:seite|website)|recommence\w*|repart\w* (?:de|a) zero|nouvelle page|(?:de|a|desde) cero|empe\w+ (?:de nuevo|otra vez)|(?:nueva pagina|pagina nueva)|comec\w+ (?:de novo|do zero)|recomec\w+|do zero|(?:nova pagina|pagina nova)|ricominci\w+|ripart\w+ da|da capo|da zero|(?:nuova pagina|pagina nuova))\b/;
const PAGE_FOR =
  /\b(?:an?|another|eine?|une|una|um|uma)\s+(?:[^\s.,]+\s+){0,2}?(?:page|site|website|seite|webseite|homepage|pagina|web|sito)(?:\s+[^\s.,]+)?\s+(?:for|fur|pour|para|per|about|uber|sur|sobre|su)\b/;
const CREATES =
  /\b(?:make|create|build|design|need|want|would like|i'd like|set up|mach\w*|erstell\w*|bau\w*|brauch\w*|mocht\w*|will|hatte gern|fais|faites|cree\w*|veux|voudrais|aimerais|besoin|quiero|necesito|haz\w*|crea\w*|quisiera|quero|preciso|faz|cria\w*|gostaria|vorrei|voglio|fammi|serve)\b/;
const POLITE =
  '(?:hi|hey|hello|please|pls|can you|could you|i|we|bitte|kannst du|ich|hallo|salut|bonjour|peux tu|je|hola|puedes|por favor|ola|pode|oi|ciao|puoi|per favore|mi|me)';
const PAGE =
  '(?:page|site|website|web site|homepage|landing page|portfolio|link in bio|seite|webseite|pagina|web|sito)';
const BEGINS = new RegExp(
  `^\\W{0,3}(?:${POLITE}[\\s,!]+){0,4}${CREATES.source}(?:\\s+\\S+){0,7}?\\s+${PAGE}\\b`,
);
/** "Mach die Seite dunkel" is about the page that there is. */
const A_PAGE = new RegExp(
  `\\b(?:an?|eine?|une|una|um|uma|new|neue|nouvelle|nueva|nova|nuova)\\s+(?:\\S+\\s+){0,3}?${PAGE}\\b`,
);
/** The page that there is. */
const ON_PAGE =
  /\b(?:on|to|onto|into|from|off) (?:the|my|our|this) (?:page|site|website)\b|\bauf (?:die|der|meiner?|unserer?|dieser?) (?:seite|homepage|website)\b|\bsur (?:la|ma|notre|cette) page\b|\b(?:en|a|de) (?:la|mi|nuestra|esta) pagina\b|\b(?:na|da|nesta) (?:minha |nossa )?pagina\b|\b(?:sulla|nella|dalla) (?:mia |nostra )?pagina\b/;
const TELLING_SLOTS: ReadonlySet<string> = new Set(['name', 'job', 'item', 'location', 'link']);

const EDITS: ReadonlySet<RequestKind> = new Set<RequestKind>([
  ...(['add', 'remove', 'set', 'move', 'hide', 'show', 'feature'] as const),
  ...(['redesign', 'undo', 'redo', 'again', 'correct'] as const),
]);

/** "Create a minimal page with …", "ich brauche eine Seite": the message itself says what it is. */
export const beginsWithCreation = ({ text }: Pick<Message, 'text'>): boolean =>
  BEGINS.test(fold(text));

/** "start over" does; "make me a page" does where more is told than changed. */
export function asksForNewPage({ text }: Message, { requests }: TaggedMessage): boolean {
  if (requests.some(({ kind }) => kind === 'restart')) return true;
  const folded = fold(text);
  if (PAGE_FOR.test(folded) && (CREATES.test(folded) || AGAIN.test(folded))) return true;
  const facts = requests
    .flatMap(({ slots }) => slots)
    .filter(({ slot }) => TELLING_SLOTS.has(slot));
  if (AGAIN.test(folded) && facts.length > 1) return true;
  if (ON_PAGE.test(folded)) return false;
  const told = requests.filter(({ kind }) => kind === 'make' || kind === 'fact').length;
  const changed = requests.filter(({ kind }) => EDITS.has(kind)).length;
  const introduces = ['name', 'job'].every((kind) => facts.some(({ slot }) => slot === kind));
  if (introduces && changed === 0 && told > 2) return true;
  const isMade = requests.some(({ kind }) => kind === 'make') && told > changed;
  return isMade && (facts.length > 0 || A_PAGE.test(folded));
}
