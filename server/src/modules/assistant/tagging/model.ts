// The trained tagger.
import { readModelModule } from '../model-module.ts';
import { ENCODED_MODEL } from './model.generated.ts';
import { decodeNetwork } from './network/decode.ts';
import type { TaggingModel } from './network/network.ts';

export type { TaggingModel };

let loaded: TaggingModel | undefined;
export function loadModel(): TaggingModel {
  loaded ??= decodeNetwork(readModelModule(ENCODED_MODEL));
  return loaded;
}
