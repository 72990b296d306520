// The trained tagger: a chain of requests, and a chain of slots within a request.
import { readModelModule } from '../model-module.ts';
import { type Chain, decodeChain } from './chain/model.ts';
import { ENCODED_MODEL } from './model.generated.ts';

export type TaggingModel = { requests: Chain; slots: Chain };

export function encodeModel(requests: Uint8Array, slots: Uint8Array): Uint8Array {
  return Buffer.concat([requests, slots]);
}

export function decodeModel(bytes: Uint8Array): TaggingModel {
  const requests = decodeChain(bytes);
  const slots = decodeChain(bytes.subarray(requests.length));
  return { requests: requests.chain, slots: slots.chain };
}

let loaded: TaggingModel | undefined;
export function loadModel(): TaggingModel {
  loaded ??= decodeModel(readModelModule(ENCODED_MODEL));
  return loaded;
}
