// A wish that stops before it says what: "change the", "add a link to".
import type { Message } from '../../../reading/message.ts';
import { normalize } from '../normalize.ts';

const MOST_WORDS = 9;

const starts =
  /^(?:(?:please|pls|can you|could you|bitte|kannst du|peux tu|s il te plait|puedes|por favor|pode|puoi|and|und|i want to|i want|ich will|je veux|quiero|quero|voglio) )*(?:add|change|make|put|move|remove|delete|rename|hide|show|set|use|swap|replace|update|turn|give|write|link|call|fuge|mach\w*|ander\w*|setz\w*|verschieb\w*|entfern\w*|losch\w*|nenn\w*|benenn\w*|ersetz\w*|tausch\w*|nimm|stell\w*|zeig\w*|ajoute\w*|change\w*|mets|mettre|deplace\w*|supprime\w*|enleve\w*|renomme\w*|remplace\w*|fais|cambia\w*|pon\w*|anade\w*|agrega\w*|mueve|quita|borra|elimina|haz|renombra|reemplaza|sustituye|muda\w*|troca\w*|coloca\w*|poe|adiciona\w*|tira\w*|remove|apaga|move|renomeia|substitui|aggiungi\w*|metti|sposta|togli|rimuovi|cancella|rinomina|sostituisci|fai)\b/;

const openEnds: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|a|an|to|my|our|with|from|of|for|and|or|called|named|into|between|than|as|instead of|says?|saying|by|at|under|above|below)$/,
  de: /\b(?:der|die|das|den|dem|des|eine?|einen|einem|einer|mein\w*|unser\w*|mit|von|vom|fur|und|oder|als|namens|hinzu zu|zur|zum|nach|statt|unter|uber|im|in|auf)$/,
  fr: /\b(?:le|la|les|un|une|des|du|de|a|au|aux|vers|mon|ma|mes|avec|pour|et|ou|en|dans|sur|par|l|d)$/,
  es: /\b(?:el|la|los|las|un|una|unos|unas|a|al|del|de|con|para|y|o|mi|mis|en|por|hacia|que diga)$/,
  pt: /\b(?:o|a|os|as|um|uma|para|pra|com|de|do|da|dos|das|meu|minha|meus|minhas|e|ou|em|no|na|por|ao)$/,
  it: /\b(?:il|lo|la|i|gli|le|l|un|uno|una|a|al|alla|con|per|di|del|della|mio|mia|miei|e|o|in|nel|da|verso)$/,
};

/** Words that nothing ends with, whatever it began with. */
const neverLast: Readonly<Record<string, RegExp>> = {
  en: /\s(?:the|an?|my|our|of|and|or|called|named|into|between|than)$/,
  de: /\s(?:eine?|einen|einem|einer|meine?|meinen|unsere?|unseren|und|oder|von|vom|fur|namens|zum|zur)$/,
  fr: /\s(?:le|les|une?|des|du|de|mon|ma|mes|et|ou|au|aux|pour|avec)$/,
  es: /\s(?:el|una?|del?|y|o|mi|mis|con|para|al?)$/,
  pt: /\s(?:[oa]s?|uma?|d[eoa]s?|meus?|minhas?|e|ou|com|para|pra|n[oa]s?|ao)$/,
  it: /\s(?:il|una?|uno|di|del|della|mio|mia|e|o|con|per|nel|alla?)$/,
};
const MOST_WORDS_BEFORE = 30;

/** "call us Daily Grind, without the The": a word that nothing ends with, as a name. */
const endsWithName = (text: string) => /\p{Ll}[^.!?\n]*\s\p{Lu}\p{Ll}+\s*$/u.test(text);

export function isUnfinished({ text, lang }: Message): boolean {
  if (/["'”»)\].!?…]\s*$|[\p{L}\d]-\p{L}+\s*$/u.test(text) || endsWithName(text)) return false;
  const words = normalize(text);
  const count = words.split(' ').length;
  if (count > 3 && count < MOST_WORDS_BEFORE && neverLast[lang]?.test(words)) return true;
  if (words.split(' ').length > MOST_WORDS || !starts.test(words)) return false;
  // A verb alone says as little.
  if (words.split(' ').length === 1) return false;
  return openEnds[lang]?.test(words) === true || hasSameOpenEnd(words);
}

/** Short messages are easily taken for another language. */
function hasSameOpenEnd(words: string): boolean {
  return /^(?:cambia|muda|troca|metti|pon|mets|change|ander\w*|fuge|mach) (?:\w+ ){0,4}(?:el|il|o|le|la|die|der|das|den|the|vers|hinzu zu|mi|ma|mon)$/.test(
    words,
  );
}
