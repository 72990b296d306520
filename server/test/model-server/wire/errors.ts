// What each vendor answers for each failure.
import type { JsonFailure, Wire } from '../script.ts';
import { anthropicBadRequest, anthropicErrors } from './anthropic.ts';
import { googleBadRequest, googleErrors } from './google.ts';
import { openAiBadRequest, openAiErrors } from './openai.ts';

export const wireErrors: Readonly<
  Record<Wire, Readonly<Record<JsonFailure, readonly [number, object]>>>
> = { openai: openAiErrors, anthropic: anthropicErrors, google: googleErrors };

export const toBadRequest: Readonly<Record<Wire, (message: string) => object>> = {
  openai: openAiBadRequest,
  anthropic: anthropicBadRequest,
  google: googleBadRequest,
};
