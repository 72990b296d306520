// What a change has to look like when the tagger was not certain: short texts are short, texts about someone were asked
// for, and another design or a removal is said in words.
import type { Operation } from '@vys/contract/page-model/operations';
import type { Ranked } from '../ranking/model.ts';
import { asksForWords } from './asks-for-words.ts';
import { kindsNamed } from './frames/items/entries/wanted-kind.ts';
import { stopWords } from './lexicon/stop-words.ts';
import { has } from './scene/scene.ts';
import type { Request } from './understand.ts';

const SURE = 0.5;
const SURE_ABOUT = 0.7;
const MOST_WORDS = 7;
/** "my portfolio" */
const FEW = 3;

export function isPlausible(request: Request, best: Ranked): boolean {
  if (isToBeWritten(request, best)) return false;
  const { tagged } = request;
  if (addsPlace(request, best)) return false;
  const isFramed = best.features.includes('frame');
  const certain = isFramed ? (tagged?.probability ?? 1) : 0;
  if (certain >= SURE_ABOUT) return true;
  if (isUnaskedAbout(request, best)) return false;
  if (certain >= SURE) return true;
  if (isFramed && (best.label === 'link.remove' || best.label === 'item.remove'))
    return certain >= SURE / 2 || has(request.scene, 'remove', 'not', 'hide');
  return best.operations.every((operation) => {
    const isKnown = (text: string) => isSlotSure(request, text) || isQuoted(request, text);
    return shortTexts(operation).every((text) => isKnown(text) || isShortText(text, isFramed));
  });
}

/** "people should see the mess first and the prices second": where there are no prices, none are added. */
const addsPlace = ({ tagged, scene }: Request, { operations }: Ranked): boolean =>
  tagged?.kind === 'move' &&
  operations.every(
    (operation) =>
      operation.type === 'section.add' &&
      tagged.slots.some(
        (slot) => slot.slot === 'place' && kindsNamed(scene, slot).includes(operation.section.kind),
      ),
  );

function isToBeWritten({ scene: { message } }: Request, { operations }: Ranked): boolean {
  const writes = operations.some(({ type }) => type === 'profile.set' || type === 'text.replace');
  return writes && asksForWords(message.text);
}

/** Words that may stand on a page are put there only where the request names the text. */
const isUnaskedAbout = ({ scene, tagged }: Request, { operations }: Ranked): boolean =>
  operations.some(
    ({ type, ...rest }) => type === 'profile.set' && 'set' in rest && 'about' in rest.set,
  ) &&
  !has(scene, 's.about', 'bio', 'text') &&
  tagged?.slots.every(({ slot }) => slot === 'about') === true;

const isSlotSure = ({ tagged }: Request, text: string): boolean =>
  tagged?.slots.some(
    (slot) => slot.probability >= SURE && slot.text.toLowerCase() === text.toLowerCase(),
  ) ?? false;

const isQuoted = ({ scene }: Request, text: string): boolean =>
  scene.message.values.some(
    ({ kind, start, end }) =>
      kind === 'quoted' && scene.message.text.slice(start, end).includes(text),
  );

/** Names and titles that an operation writes. */
function shortTexts(operation: Operation): string[] {
  const set = 'set' in operation ? (operation.set as Record<string, unknown>) : {};
  const item = operation.type === 'item.add' ? (operation.item as Record<string, unknown>) : {};
  return [set.name, set.location, set.title, item.name].filter(
    (text): text is string => typeof text === 'string',
  );
}

/** Not the rest of a sentence. */
function isShortText(text: string, isFramed: boolean): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  if (words.length > MOST_WORDS) return false;
  const common = words.filter((word) => stopWords.has(word)).length;
  return isFramed || words.length < FEW || common * 2 <= words.length;
}
