// "Remove it", "anzi toglila proprio", "enlève-la carrément": what the last turn changed goes, and the message says no
// more. In Romance languages the pronoun is part of the verb, so its words alone find nothing.
import type { Operation } from '@vys/contract/page-model/operations';
import { findVerb } from '../../reading/verbs.ts';
import { fold } from '../../reading/words/text.ts';
import { removalOf } from '../frames/lists/presence.ts';
import type { Scene } from '../scene/scene.ts';

const REMOVE_IT = [
  String.raw`(?:take|get|remove|delete|drop|lose|scrap|ditch|cut)\s+(?:it|that|this)(?:\s+(?:one|out|off|away|down))*`,
  String.raw`(?:nimm|mach|tu|losch\p{L}*|entfern\p{L}*|streich\p{L}*)\s+(?:ihn|sie|es|das|den|die)(?:\s+(?:wieder|ganz|doch|lieber|bitte))*(?:\s+(?:raus|weg))?`,
  String.raw`(?:enleve[rz]?|supprime[rz]?|retire[rz]?|vire[rz]?|efface[rz]?)[\s-]+(?:le|la|ca)`,
  '(?:quita|borra|elimina|saca|quite|borre|saque)l[oa]',
  String.raw`(?:tira|apaga|remove|tire|remova|apague)(?:-[oa]|\s+(?:isso|el[ea]|ess[ea]))`,
  String.raw`(?:togli|toglie|leva|elimina|cancella|rimuovi)(?:l[oa]|\s+quest[oa])`,
].join('|');
const AROUND = String.raw`(?:\s*(?:actually|no|nah|hm+|oh|ok|and|just|please|pls|completely|entirely|altogether|again|then|instead|anyway|better|nein|ach|doch|ganz|bitte|lieber|wieder|komplett|einfach|dann|non|en fait|finalement|plutot|carrement|completement|tout a fait|svp|stp|merci|mejor|del todo|al final|por completo|porfa|por favor|mas bien|melhor|de vez|afinal|entao|mesmo|mah|anzi|meglio|proprio|del tutto|dai|completamente|per favore|mais|pero|ma|mas|e|et|y|und)(?!\p{L}))*`;
const whole = new RegExp(`^${AROUND}\\s*(?:${REMOVE_IT})${AROUND}\\s*$`, 'u');
const around = new RegExp(`^${AROUND}\\s*$`, 'u');

const fields = ['tagline', 'about', 'location', 'pronouns', 'avatar', 'cover'] as const;

/** Undefined where the message says something else, or the last turn was about several things. */
export function removeIt({ text, lang, past, targets }: Scene): Operation[] | undefined {
  const [id, ...others] = [...new Set(past.targets)];
  const field = fields.find((one) => one === id);
  const target = field
    ? ({ kind: 'profile', id: field } as const)
    : targets.find((one) => one.id === id);
  if (target === undefined || others.length > 0) return undefined;
  const parts = fold(text)
    .split(/[,.;:!?…–—]+|\s-\s/u)
    .map((part) => part.trim());
  const at = parts.findIndex((part) => whole.test(part));
  const isAlone =
    at >= 0 &&
    parts.slice(0, at).every((part) => around.test(part)) &&
    !parts.slice(at + 1).some((part) => asksFor(part, lang));
  return isAlone ? removalOf(target) : undefined;
}

/** A reason behind it may say anything but another request. */
const asksFor = (part: string, lang: string): boolean =>
  part.split(/[^\p{L}]+/u).some((word) => findVerb(word, lang) !== undefined);
