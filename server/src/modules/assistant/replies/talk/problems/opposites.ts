// Messages that ask for one thing and its opposite, or take back what they asked for: they are asked about.
import type { Message } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';

export type Contradiction = 'contradiction' | 'takenBack';

const AT_ONCE =
  /\b(?:at once|at the same time|simultaneously|both of them at|gleichzeitig|zugleich|auf einmal|en meme temps|a la fois|a la vez|al mismo tiempo|ao mesmo tempo|allo stesso tempo|contemporaneamente|nello stesso momento)\b/;
const BUT_ALSO =
  /\b(?:but (?:also|still|then)|yet also|aber (?:auch|trotzdem|gleichzeitig)|und trotzdem|mais (?:aussi|quand meme)|pero (?:tambien|igual)|mas (?:tambem|mesmo assim)|(?:ma|pero) anche)\b/;

/** Words for one thing, and for its opposite. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:first|(?:at|on|to) (?:the )?(?:very )?top|ganz oben|als erste[sr]?|zuerst|en premier|tout en haut|primer[oa]|arriba del todo|primeir[oa]|prim[oa]|in cima)\b/,
    /\b(?:last|(?:at|on|to) (?:the )?(?:very )?(?:bottom|end)|ganz unten|als letzte[sr]?|zuletzt|en dernier|tout en bas|ultim[oa]|abajo del todo|in fondo)\b/,
  ],
  [
    /\b(?:bigger|larger|grosser|plus grand\w*|mas grande\w*|maior\w*|piu grand\w*)\b/,
    /\b(?:smaller|kleiner|plus petit\w*|mas pequen\w*|menor\w*|piu piccol\w*)\b/,
  ],
  [
    /\b(?:darker|dark|dunkler|dunkel|plus (?:fonce|sombre)\w*|sombre|mas oscur\w*|oscur[oa]|mais escur\w*|escur[oa]|piu scur\w*|scur[oa])\b/,
    /\b(?:lighter|light|bright|white|heller|hell|weiss|plus clair\w*|clair\w*|blanc\w*|mas clar\w*|clar[oa]|blanc[oa]|branc[oa]|mais clar\w*|piu chiar\w*|chiar[oa]|bianc[oa])\b/,
  ],
  [
    /\b(?:hide|hidden|invisible|versteck\w*|ausblend\w*|unsichtbar|cach\w+|masqu\w+|escond\w+|ocult\w+|nascond\w+)\b/,
    /\b(?:visible|everyone (?:should|must|can) see|show(?:n|ing)?|sichtbar|sehen|anzeig\w*|visibles?|montr\w+|mostr\w+|visivel|visibile)\b/,
  ],
];

/** "take the blue away but leave it blue", "delete the menu but keep it". */
const GONE_AND_KEPT =
  /\b(?:weg|entfern\w*|losch\w*|remove|delete|away|get rid of|take (?:it |that |them )?(?:off|out|down)|enlev\w+|supprim\w+|quita\w*|borra\w*|elimin\w+|tira\w*|apaga\w*|togli\w*|rimuov\w+|cancell\w+)\b.{0,60}\b(?:but|aber|mais|pero|mas|ma|and|und|et|y|e)\b.{0,12}\b(?:(?:keep|leave) (?:it|them|that(?! \w))|lass (?:es|sie|ihn|das(?! \w))|behalt\w* (?:es|sie(?! \w)|ihn|das(?! \w))|(?:garde|laisse)(?:-l[ea]s?| l[ea]s?(?! \w)|[- ]ca)|dej[ae]l[oa]s?|mantenl[oa]s?|deix[ae](?: ela| ele|-[oa])|mantem(?: ela| ele)?|lascial[oaie]|tienil[oaie])\b/;
/** What is to come back is hidden, and what goes elsewhere is moved. */
const ELSEWHERE =
  /\b(?:for now|for a (?:bit|while)|later|back|again|somewhere|elsewhere|vorerst|spater|wieder|pour l'instant|plus tard|por ahora|luego|por agora|depois|per ora|per adesso|dopo|piu tardi|in|im|dans|en|no|na|nel|nella|at|on)\b/;

const TAKEN_BACK =
  /(?:\s(?:or not|actually (?:no|don'?t|never ?mind)|nvm|never ?mind|oder (?:nee|nein|doch nicht)|finalement non|anzi no)|[.,;!?-]\s*(?:forget (?:it|that|about it)|scratch that|egal|vergiss (?:es|das)|lass (?:mal|es sein)|laisse tomber|oublie(?:z)?(?: ca)?|olvidal[oa]|dejalo|mejor no|deixa (?:pra la|para la|quieto|estar)|esquece|melhor nao|lascia (?:stare|perdere)|meglio di no|fa niente))[\s.!]*$/;

const LONGEST = 40;
const SHORTEST = 4;

/** Undefined for a message that can be done. */
export function findOpposites({ text, words, values }: Message): Contradiction | undefined {
  if (words.length > LONGEST || words.length < SHORTEST) return undefined;
  const said = fold(text);
  if (TAKEN_BACK.test(said)) return 'takenBack';
  const isOpposite = said.split(/[.;!?\n]+/).some((part) => opposes(part, values));
  return isOpposite ? 'contradiction' : undefined;
}

function opposes(part: string, values: Message['values']): boolean {
  const isBoth = AT_ONCE.test(part);
  const colors = values.flatMap((value) =>
    value.kind === 'color' && part.includes(fold(value.name)) ? value.hex : [],
  );
  if (isBoth && new Set(colors).size > 1) return true;
  const isOpposed = OPPOSITES.some(([one, other]) => one.test(part) && other.test(part));
  if (isOpposed && (isBoth || BUT_ALSO.test(part))) return true;
  const kept = GONE_AND_KEPT.exec(part);
  return kept !== null && !ELSEWHERE.test(part.slice(kept.index + kept[0].length));
}
