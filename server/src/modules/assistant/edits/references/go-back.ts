// "Go back" in people's own words: "how it was", "the one before", "doch nicht", "déjalo como estaba".
import type { HistoryOperation } from '@vys/contract/page-model/operations';
import { foldWord } from '../lexicon/concepts.ts';
import { has, type Scene, valuesOf } from '../scene/scene.ts';

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
  'annule|comme (?:avant|cetait|c etait|il etait)|cetait mieux|c etait mieux|mieux avant|(?:reviens|retour|reviens|revenir|retourne) (?:en arriere|a lancien|au precedent)|finalement non|(?:la version|celle|celui) (?:d ?avant|precedente?)|en fait non',
  // es
  'deshaz|deshacer|como (?:estaba|antes|era|lo tenia)|vuelve (?:atras|a lo|al de|a la)|antes (?:estaba|era|quedaba|se veia) mejor|mejor (?:como )?antes|(?:el|la|lo) de antes|la version anterior|mejor no|al final no',
  // pt
  'desfaz|desfaca|desfazer|como (?:estava|antes|era)|volta (?:atras|ao|como|pro|para o)|antes (?:estava|era|ficava|tava) melhor|melhor antes|(?:o|a) de antes|a versao anterior|melhor nao|afinal nao',
  // it
  'annulla|com ?era|come (?:era|prima|stava)|torna (?:a prima|indietro|come|alla)|prima (?:era|stava|andava) meglio|meglio prima|(?:quell[oa]|la versione) (?:di prima|precedente)|anzi no|ripensandoci no',
];
const isBack = new RegExp(`\\b(?:${phrases.join('|')})\\b`);

const MOST_WORDS = 11;
const own = ['color', 'font', 'corners', 'tagline', 'name', 'photo', 'layout', 'size', 'original'];
const others = ['redo', 'move', 'rename', 'add', 'hide'];

/** Undefined where only a part is taken back, or something else is wanted for as well. */
export function goBack(scene: Scene): HistoryOperation | undefined {
  const text = foldWord(scene.message.text)
    .replace(/['’´`]/g, '')
    .replace(/\s+/g, ' ');
  if (scene.words.length > MOST_WORDS || !isBack.test(text)) return undefined;
  const rest = text.replace(isBack, ' ');
  const isPart = scene.mentions.some(({ via, quality }) => via !== 'reference' && quality > 0.8);
  const isMore = scene.values.some(({ kind }) => kind !== 'number' && kind !== 'ordinal');
  if (isPart || isMore || has(scene, ...own)) return undefined;
  if (others.some((concept) => has(scene, concept) && rest.trim().split(' ').length > 3))
    return undefined;
  if (
    valuesOf(scene, 'number').length > 0 ||
    /\b(?:two|three|zwei|drei|deux|dos|due|tre|twice)\b/.test(rest)
  )
    return undefined;
  return { type: 'history.undo', steps: 1 };
}
