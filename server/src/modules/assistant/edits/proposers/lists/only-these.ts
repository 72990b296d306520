// The links that stay where all others go: "keep only etsy", "todos los enlaces fuera menos etsy", "nur WhatsApp soll
// bleiben". The whole message must say this and no more, because the words around a name are easily taken for another
// request for it.
import type { Operation } from '@vys/contract/page-model/operations';
import { fold } from '../../../reading/words/text.ts';
import { mentionsOf } from '../../scene/choose.ts';
import type { Scene } from '../../scene/scene.ts';

const ONLY_KEEP =
  /\b(?:(?:only|just) (?:keep|leave|want)|(?:keep|leave|want) (?:only|just)|nur\b.*\b(?:bleib\w*|behalt\w*|lass\w*)|(?:behalte?|lass) nur|(?:garde[rz]?|laisse[rz]?) (?:que|seulement|uniquement|juste)|(?:deja|dejad|deje|dejen|manten|mantened|quedate con) (?:solo|solamente|unicamente|nada mas)|solo (?:deja|quiero|queda)|(?:deixa|deixe|mantem|mantenha|fica|fique) (?:so|somente|apenas)|so (?:deixa|deixe|quero|fica)|(?:lascia|lasciate|tieni|tenete|mantieni) (?:solo|soltanto|solamente))\b/;
const ALL_BUT =
  /\b(?:all|every|everything|alle?|jeden|alles|tous|toutes|tout|todos|todas|todo|tudo|tutti|tutte|tutto)\b.*\b(?:except|but|besides|apart from|ausser|bis auf|sauf|excepte|hormis|excepto|menos|salvo|exceto|fora|tranne|eccetto|a parte)\b/;
const REMOVES =
  /\b(?:remove|delete|drop|ditch|lose|kill|clear|get rid|take|losch\w*|entfern\w*|weg|raus|supprim\w*|enlev\w*|retir\w*|vire\w*|quita\w*|elimina\w*|borra\w*|saca\w*|saquen|fuera|tira|tirar|tire|remove|remova|apaga\w*|toglie\w*|togli|rimuov\w*|cancella\w*|via)\b/;

const FILLERS = new Set(
  `only just keep leave want i we need all every everything of the my our a and or plus & except but besides apart from remove delete drop
  ditch lose kill clear get rid take off out links link buttons button socials rest others other ones one please pls plz thanks thx else gone
  goes go can you could on in page to stay stays should ok okay now for
  nur soll sollen bleiben bleibt behalten behalte lass lasst und oder alle alles jeden anderen andere restlichen rest ausser bis auf losche loschen
  loschst entferne entfernen weg raus der die das den dem mein meine meinen bitte danke links link knopfe auf seite
  garde gardez garder laisse laissez que seulement uniquement juste et ou tous toutes tout les le la l mes liens lien autres reste sauf
  excepte hormis supprime supprimez supprimer enleve enlevez enlever retire retirez retirer vire virez stp svp merci
  deja dejad deje dejen manten quedate con solo solamente unicamente nada mas quiero queda en los las el lo demas enlaces enlace otros otras
  y o resto todos todas todo excepto menos salvo quita quitad quite quiten quitar elimina eliminad eliminar borra borrad borrar saca saquen fuera mis
  por favor porfa gracias
  deixa deixe mantem mantenha fica fique so somente apenas quero os as um uma e ou outros outras links tudo exceto fora tira tire tirar remova
  remover apaga apague apagar meus favor obrigado obrigada
  lascia lasciate tieni tenete mantieni soltanto solo i gli le il e o ed tutti tutte tutto altri altre collegamenti link tranne eccetto a
  parte togli togliete togliere rimuovi rimuovere cancella cancellare via per favore grazie`.split(
    /\s+/,
  ),
);
const SURE_MENTION = 0.75;

/** Removes every link that is not named; undefined where the message says something else. */
export function onlyTheseLinks(scene: Scene): Operation[] | undefined {
  const text = fold(scene.text).replace(/[^\p{L}\p{N}]+/gu, ' ');
  if (!ONLY_KEEP.test(text) && !(ALL_BUT.test(text) && REMOVES.test(text))) return undefined;
  const kept = mentionsOf(scene, 'link').filter(({ quality }) => quality > SURE_MENTION);
  const named = new Set(kept.flatMap(({ words }) => words));
  const isWhole = scene.words.every(
    ({ normal }, index) => named.has(index) || FILLERS.has(fold(normal)),
  );
  if (kept.length === 0 || !isWhole) return undefined;
  const ids = new Set(kept.map(({ target }) => target.id));
  const gone = scene.design.page.links.filter(({ id }) => !ids.has(id));
  return gone.length === 0
    ? undefined
    : gone.map(({ id }): Operation => ({ type: 'link.remove', id }));
}
