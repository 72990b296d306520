// How sure it is that a message describes a page to be made, rather than a change of the page that is there.
import type { Message } from '../reading/message.ts';
import { fold } from '../reading/words/text.ts';
import { tokenize } from '../reading/words/tokens.ts';
import { INTRODUCTIONS, PAGE_NOUNS } from './brief/text/lexicon.ts';
import { phraseStartingAt } from './brief/text/words.ts';
import { findOccupations } from './find-occupation.ts';

const AGAIN =
  /\b(?:start(?:ing)? (?:over|again|fresh|from scratch)|from scratch|new page|another page|new site|make (?:it|this|me) (?:a|an|into a) (?:new )?(?:page|site|website)|von vorne|von neuem|neue seite|neu anfangen|fang neu an|noch mal neu|recommence|recommencer|repartir de zero|nouvelle page|a zero|empieza de nuevo|empezar de (?:nuevo|cero)|desde cero|nueva pagina|pagina nueva|comeca de novo|comecar (?:de novo|do zero)|recomecar|do zero|nova pagina|pagina nova|ricomincia|ricominciare|da capo|da zero|nuova pagina|pagina nuova)\b/;
const CREATES =
  /\b(?:make|create|build|design|generate|need|want|would like|set up|erstell\w*|bau\w*|mach\w*|brauch\w*|mocht\w*|will|gestalt\w*|cree\w*|fais|faire|veux|voudrais|besoin|aimerais|crea\w*|haz\w*|quiero|necesito|hacer|quisiera|cria\w*|faz|fazer|quero|preciso|gostaria|fammi|fai|vorrei|voglio|serve|bisogno)\b/;
const CHANGES =
  /^(?:please |pls |bitte |por favor |per favore |stp |svp |can you |could you )?(?:add|remove|delete|change|move|rename|hide|show|swap|replace|put|update|undo|redo|set|fix|align|center|translate|publish|fuge|entfern\w*|losch\w*|ander\w*|verschieb\w*|nenn\w*|zeig\w*|setz\w*|ersetz\w*|ajoute\w*|supprime\w*|enleve\w*|change\w*|deplace\w*|remplace\w*|mets|anade|agrega|quita|elimina|cambia|mueve|pon|sustituye|adiciona|acrescenta|remove|tira|muda|troca|poe|coloca|aggiungi|togli|rimuovi|sposta|sostituisci|metti)\b/;
const OWNS =
  /\b(?:my|our|mein\w*|unser\w*|mon|ma|notre|mi|nuestr[oa]|meu|minha|noss[oa]|mi[oa]|nostr[oa])\s/;
const FOR_A_PAGE = /\b(?:fur|for|pour|para|per|about|uber|sur|sobre|as|als|comme|como|come)\b/;

/** 0 to 1. */
export function looksLikeBrief(message: Message, hasPage: boolean): number {
  const text = fold(message.text).trim();
  const tokens = tokenize(message.text);
  const hasPageNoun = tokens.some(({ fold: word }) => PAGE_NOUNS.has(word));
  const isAgain = AGAIN.test(text);
  const isChange = CHANGES.test(text);
  const creates = CREATES.test(text);
  const occupations = findOccupations(message.text, message.lang).length;
  const introduces = tokens.some(
    (token, index) =>
      token.kind === 'word' &&
      phraseStartingAt(tokens, index, INTRODUCTIONS) !== undefined &&
      isSelf(token.fold),
  );
  const facts = message.values.filter(({ kind }) =>
    ['url', 'handle', 'email', 'phone', 'price', 'hours', 'date', 'address'].includes(kind),
  ).length;
  const signs = [
    isAgain ? 0.8 : 0,
    creates && hasPageNoun && FOR_A_PAGE.test(text)
      ? 0.55
      : hasPageNoun && FOR_A_PAGE.test(text)
        ? 0.35
        : 0,
    occupations > 0 ? 0.2 : 0,
    introduces ? 0.25 : 0,
    occupations > 0 && OWNS.test(text) ? 0.2 : 0,
    Math.min(0.3, facts * 0.08),
    tokens.length > 25 ? 0.2 : tokens.length > 14 ? 0.1 : 0,
  ];
  const sum = Math.min(
    1,
    signs.reduce((total, sign) => total + sign, 0),
  );
  const score = isChange && !isAgain ? sum * 0.25 : sum;
  return hasPage ? score : Math.max(0.5, 0.5 + score / 2);
}

const isSelf = (word: string) =>
  /^(?:i'?m|i|my|ich|mein|je|moi|mon|soy|me|mi|sou|eu|sono|io|il|we'?re|we|wir|nous|somos|siamo|hier)$/.test(
    word,
  );
