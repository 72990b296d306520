// "How it was", "the one before", "doch nicht", "déjalo como estaba": back, in people's own words.
import { foldWord } from '../../lexicon/concepts.ts';

/** Without accents and apostrophes. */
const phrases = [
  // en
  'undo|revert|roll ?back|go back|scratch that|take (?:that|it|this) back|change (?:it|that|this) back|switch (?:it|that) back',
  '(?:put|bring|turn) (?:it|that|this|them|those|everything) back|back to (?:before|the old|the last|the previous|how|what|normal)',
  '(?:how|like|as|the way|what) (?:it|that|things|everything|this) (?:was|were|used to|looked|had)|(?:like|as) (?:it was )?before|the old (?:one|version|look)',
  '(?:the )?(?:one|version|look) before|(?:last|previous|earlier) (?:one|version|look) (?:was|looked|is)|before (?:it )?(?:was|looked) (?:way |much |so much )?(?:better|nicer|fine|good)',
  '(?:looked|was|liked it|liked that|preferred it|prefer it|nicer|better) (?:way |much )?(?:better |nicer |more )?before|(?:prefer|liked|want|like) the (?:previous|old|last|other) (?:one|version|look)',
  // de
  'ruckgangig|doch nicht|doch lieber nicht|lieber doch nicht|wie (?:es |das )?(?:vorher|vorhin|zuvor|fruher|davor|eben|gerade)|wie es (?:war|gewesen)|(?:vorher|davor|vorhin) (?:war|sah|wars|fand)',
  '(?:mach|nimm|setz|stell)s? (?:das |es |die anderung )?(?:bitte )?(?:wieder )?zuruck|wieder zuruck|(?:das|die|der) (?:davor|vorherige|letzte) (?:war|fand)|die alte (?:version|variante)|zuruck bitte',
  // fr
  'annule|remets(?: |-)?(?:le|la|les|ca|tout)?$|comme (?:avant|cetait|c etait|il etait)|cetait mieux|c etait mieux|mieux avant|(?:reviens|retour|reviens|revenir|retourne) (?:en arriere|a lancien|au precedent)|finalement non|(?:la version|celle|celui) (?:d ?avant|precedente?)|en fait non',
  // es
  'deshaz|deshacer|como (?:estaba|antes|era|lo tenia)|vuelve (?:atras|a lo|al de|a la)|antes (?:estaba|era|quedaba|se veia) mejor|mejor (?:como )?antes|(?:el|la|lo) de antes|la version anterior|mejor no|al final no',
  // pt
  'desfaz|desfaca|desfazer|como (?:estava|antes|era)|volta (?:atras|ao|como|pro|para o)|antes (?:estava|era|ficava|tava) melhor|melhor antes|(?:o|a) de antes|a versao anterior|melhor nao|afinal nao',
  // it
  'annulla|com ?era|come (?:era|prima|stava)|torna (?:a prima|indietro|come|alla)|prima (?:era|stava|andava) meglio|meglio prima|(?:quell[oa]|la versione) (?:di prima|precedente)|anzi no|ripensandoci no',
];
const isBack = new RegExp(`\\b(?:${phrases.join('|')})\\b`);

/** "fine as it was" says that something else was right before. */
const praised =
  /\b(?:fine|right|good|ok(?:ay)?|correct|perfect) (?:as|like|how|the way) (?:it|that|they) (?:was|were)\b/;

export const isPraised = (text: string): boolean => praised.test(foldPhrase(text));

/** As the phrases are written. */
const foldPhrase = (text: string): string =>
  foldWord(text)
    .replace(/['’´`]/g, '')
    .replace(/\s+/g, ' ');

export const asksBack = (text: string): boolean => withoutBack(text) !== undefined;

/** What is said besides; undefined where nothing asks to go back. */
export function withoutBack(text: string): string | undefined {
  const folded = foldPhrase(text).replace(praised, ' ');
  return isBack.test(folded) ? folded.replace(isBack, ' ') : undefined;
}
