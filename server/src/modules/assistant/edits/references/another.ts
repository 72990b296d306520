// The last new item again under another name: "same price for a flapjack".
import type { Operation } from '@vys/contract/page-model/operations';
import type { PastTurn } from '../past.ts';
import { clean } from '../scene/arguments.ts';
import { freeId, likeNeighbor } from '../scene/names.ts';
import type { Scene } from '../scene/scene.ts';

const same =
  /^\W*(?:(?:and|und|et|y|e)\s+)?(?:the |der |den |das |le |la |el |lo |o |il |lo )?(?:same|gleiche[rns]?|selbe[rn]?|dasselbe|genauso|m[êe]me|mismo|misma|mesmo|mesma|stesso|stessa)(?:\s+(?:price|amount|cost|thing|again|preis|prix|chose|precio|pre[çc]o|prezzo))?\s+(?:for|with|f[üu]r|bei|mit|pour|avec|para|con|com|per)\s+(?:an?|the|my|einen?|die|der|das|den|une?|l[ea]s?|una?|el|los|las|uma?|os?|as?|il|lo|gli|i)?\s*(.{2,60})$/iu;

export function another(scene: Scene, { operations }: PastTurn): Operation[] | undefined {
  const [operation] = operations;
  const name = clean(same.exec(scene.text)?.[1] ?? '');
  if (operations.length !== 1 || operation?.type !== 'item.add' || name === '') return undefined;
  const { item, section } = operation;
  const isThere = scene.mentions.some(({ via, quality }) => via === 'name' && quality > 0.9);
  if (isThere || item.price === undefined || typeof item.name !== 'string') return undefined;
  const title = likeNeighbor(name, item.name);
  const id = freeId(scene.design.page, title);
  const { text: _text, ...rest } = item;
  return [{ type: 'item.add', section, item: { ...rest, id, name: title } }];
}
