// The trained tagger: a chain of wishes, and a chain of slots within a wish.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type Chain, decodeChain } from './chain/model.ts';
import { ENCODED_MODEL } from './model.generated.ts';

export type TaggingModel = { wishes: Chain; slots: Chain };

export function encodeModel(wishes: Uint8Array, slots: Uint8Array): Uint8Array {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 20 };
  return brotliCompressSync(Buffer.concat([wishes, slots]), { params });
}

export function decodeModel(encoded: Uint8Array): TaggingModel {
  const bytes = brotliDecompressSync(encoded);
  const wishes = decodeChain(bytes);
  const slots = decodeChain(bytes.subarray(wishes.length));
  return { wishes: wishes.chain, slots: slots.chain };
}

let loaded: TaggingModel | undefined;
export function loadModel(): TaggingModel {
  loaded ??= decodeModel(Buffer.from(ENCODED_MODEL, 'base64'));
  return loaded;
}
