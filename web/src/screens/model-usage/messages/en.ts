// Texts of screens/model-usage.
import { MODEL_USAGE_DAYS } from '@vys/contract/ai';

const reasons: Partial<Record<string, string>> = {
  unavailable: 'not reachable',
  key: 'key rejected',
  money: 'out of credit',
  busy: 'too many requests',
  slow: 'too slow',
  too_long: 'request too long',
  refused: 'declined to answer',
  unusable: 'unusable answer',
  failed: 'internal error',
};

export const messages = {
  reasons,
  modelUsage: 'Model usage',
  intro: `How creators used language models in the last ${MODEL_USAGE_DAYS} days. Days are in UTC.`,
  totals: 'Totals',
  turns: 'Turns',
  turnsHint: 'A model was asked',
  tokens: 'Tokens',
  tokensHint: (input: string, output: string) => `${input} in, ${output} out`,
  cost: 'Cost',
  costHint: 'By the prices in AI_PRICE',
  noCostHint: 'Set AI_PRICE to see costs',
  fallbacks: 'Fallbacks',
  fallbacksHint: 'The built-in assistant answered instead',
  byModel: 'By model',
  byDay: 'By day',
  model: 'Model',
  day: 'Day',
  input: 'Tokens in',
  output: 'Tokens out',
  stopped: 'Stopped',
  errors: 'Errors',
  none: 'None',
  noCost: 'No price',
  error: (reason: string, count: string) => `${reason} ${count}×`,
  notConfigured: 'No language model is connected',
  notConfiguredHint:
    'The built-in assistant answers everything, for free. The guide "Language models" (docs/assistant.md) shows how to connect one.',
  nothingYet: 'No turns yet',
  nothingYetHint: (models: string) =>
    `${models} will show up here after its first turn with a creator.`,
  loadFailed: "We couldn't load the figures",
  loadFailedHint: 'Nothing was lost. Try again.',
  tryAgain: 'Try again',
  loading: 'Loading figures',
};
