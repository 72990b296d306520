// The trained tagger: a chain of requests, and a chain of slots within a request.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type Chain, decodeChain } from './chain/model.ts';
import { ENCODED_MODEL } from './model.generated.ts';

export type TaggingModel = { requests: Chain; slots: Chain };

export function encodeModel(requests: Uint8Array, slots: Uint8Array): Uint8Array {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 20 };
  return brotliCompressSync(Buffer.concat([requests, slots]), { params });
}

export function decodeModel(encoded: Uint8Array): TaggingModel {
  const bytes = brotliDecompressSync(encoded);
  const requests = decodeChain(bytes);
  const slots = decodeChain(bytes.subarray(requests.length));
  return { requests: requests.chain, slots: slots.chain };
}

let loaded: TaggingModel | undefined;
export function loadModel(): TaggingModel {
  loaded ??= decodeModel(Buffer.from(ENCODED_MODEL, 'base64'));
  return loaded;
}
