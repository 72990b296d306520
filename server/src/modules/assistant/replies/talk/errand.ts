// Errands outside of the page: "order 20 kg of beans", "write to everyone who has an appointment tomorrow". They are
// looked for only where nothing on the page was found that a message could mean. In six languages, folded text.
import type { Message } from '../../reading/message.ts';
import { findVerb } from '../../reading/verbs.ts';
import { fold } from '../../reading/words/text.ts';

/** At the beginning of a clause, or after a polite form of asking. */
const TO_WHOM =
  /(?:^|[.!?,;:\n…–-]\s*|\b(?:and|und|et|y|e|please|pls|can you|could you|would you|will you|bitte|kannst du|konnen sie|konnten sie|konntest du|svp|stp|tu peux|vous pouvez|peux-tu|pouvez-vous|por favor|porfa|puedes|podrias|podria|puede|pode|voce pode|podes|da pra|per favore|puoi|potresti|potete|mi puoi)\s+)/
    .source;

const ERRANDS: readonly RegExp[] = [
  /(?:order|buy|rent|hire|reserve|deliver|collect|pick up|pay|book|get|fetch|bring)\s+(?:me|us|my|our|a|an|another|some|the|\d+\s?\w*|two|three|more)\b/,
  /(?:bestell|kauf|buch|reservier|miet|bezahl|uberweis|hol|besorg)\p{L}*\s+(?:mir|uns|sie|bitte|doch|ein\p{L}*|den|die|das|mal|\d+)/u,
  /(?:commande[rz]?|achete[rz]?|loue[rz]?|reserve[rz]?|paye[rz]?|paie|livre[rz]?)\s*-?(?:moi|nous|un|une|des|le|la|les|du|\d+)\b/,
  /(?:pide|pideme|pedir|pida|compra|comprame|alquila|alquilame|reserva|reservame|paga|encarga)\s+(?:me|nos|un|una|unos|el|la|los|mas|\d+)\b/,
  /(?:encomenda|encomende|compra|compre|aluga|alugue|reserva|reserve|paga|pague|pede|peca)\s+(?:me|nos|um|uma|o|a|os|as|mais|\d+)\b/,
  /(?:ordina|ordinami|compra|comprami|noleggia|affitta|prenota|prenotami|paga)\s+(?:un|una|uno|il|la|lo|i|gli|le|altri|\d+)\b/,
];
const OUTREACH: readonly RegExp[] = [
  /(?:call|phone|ring|text|email|message|write to|reply to|respond to|answer|remind|invite|wake|tell)\s+(?:me|us|my|our|the|a|everyone|everybody|every|all|him|her|them|mum|mom|dad|\p{L}+ at)\b/u,
  /(?:ruf|ruft|rufen|schreib|schreiben|antwort\p{L}*|erinner\p{L}*|sag|sagen|schick|schicken)\s+(?:sie\s+)?(?:mich|mir|allen|alle|den|dem|der|meine\p{L}*|ihm|ihr|ihnen|bitte)/u,
  /(?:appelle[rz]?|telephone[rz]?|repond\p{L}*|ecri\p{L}*|envoie[rz]?|rappelle[rz]?|previen\p{L}*|dis|dites)\s*-?(?:moi|nous|a|aux|au|le|la|les|mon|ma|mes|tout)\b/u,
  /(?:llama|llame|escribe|escribele|contesta|responde|responder|manda|mandale|avisa|recuerdame|dile|diles)\s*(?:a|al|me|le|les|los|las|que|mis?|por)\b/,
  /(?:liga|ligue|escreve|escreva|responde|responda|manda|mande|avisa|avise|lembra|lembre|diz|diga)\s*-?(?:me|para|pra|pro|ao|a|aos|o|os|as|que|meus?|minhas?)\b/,
  /(?:chiama|telefona|scrivi|rispondi|manda|mandami|avvisa|ricordami|di)\s+(?:a|al|alla|ai|agli|alle|il|la|i|gli|mia|mio|tutti|che|di)\b/,
];

const begins = (verbs: readonly RegExp[]) =>
  new RegExp(`${TO_WHOM}(?:${verbs.map(({ source }) => source).join('|')})`, 'u');
const errands = begins(ERRANDS);
const outreach = begins(OUTREACH);

/** What a page has: a message that names it may mean the page after all. */
const OF_PAGE =
  /\b(?:pages?|site|website|links?|buttons?|sections?|titles?|headings?|menu|tagline|bio|colou?rs?|fonts?|background|seite|knopf|abschnitt|schrift|farbe|hintergrund|lien|bouton|rubrique|police|couleur|fond|pagina|enlaces?|boton|seccion|letra|fondo|secao|botao|fonte|fundo|pulsante|sezione|sfondo|carattere)\b/;

/** What one wants for oneself, or in a number, is no request for the page, whatever else its words could change. */
const SURE: readonly RegExp[] = [
  /(?:order|buy|rent|hire|reserve|book)\s+(?:me|us|another|\d+\s?\w*)\b/,
  /(?:bestell|kauf|buch|reservier|miet)\p{L}*\s+(?:sie\s+)?(?:mir|uns|\d+)/u,
  /(?:commande|achete|loue|reserve)[rz]?\s*-?(?:moi|nous|\d+)\b/,
  /(?:pide|compra|alquila|reserva)(?:me|nos|\s+\d+)\b/,
  /(?:encomenda|compra|aluga|reserva)(?:-me|-nos|\s+(?:para|pra)\s+(?:mim|nos|gente)|\s+\d+)\b/,
  /(?:ordina|compra|noleggia|affitta|prenota)(?:mi|ci|\s+\d+)\b/,
];
const sure = begins(SURE);

export function findErrand({ text }: Message): 'errand' | 'outreach' | undefined {
  const folded = fold(text);
  if (OF_PAGE.test(folded)) return undefined;
  if (outreach.test(folded)) return 'outreach';
  return errands.test(folded) ? 'errand' : undefined;
}

/** Also where something was found that the message could change, and nothing is asked for before it. */
export function isSurelyErrand({ text, lang }: Message): boolean {
  const folded = fold(text);
  const match = sure.exec(folded);
  if (match === null || OF_PAGE.test(folded)) return false;
  const before = folded.slice(0, match.index).split(/[^\p{L}]+/u);
  return !before.some((word) => findVerb(word, lang) !== undefined);
}
