// The trained tagger: a chain of wishes, and a chain of slots within a wish.
import { type Chain, decodeChain } from './chain/model.ts';
import { ENCODED_MODEL } from './model.generated.ts';

export type TaggingModel = { wishes: Chain; slots: Chain };

export function decodeModel(bytes: Uint8Array): TaggingModel {
  const wishes = decodeChain(bytes);
  const slots = decodeChain(bytes.subarray(wishes.length));
  return { wishes: wishes.chain, slots: slots.chain };
}

let loaded: TaggingModel | undefined;
export function loadModel(): TaggingModel {
  loaded ??= decodeModel(Buffer.from(ENCODED_MODEL, 'base64'));
  return loaded;
}
