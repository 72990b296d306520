// Reads which language models the assistant may ask, if any: a provider, the names of its models, and their limits.
import { StartupError } from './process/startup-error.ts';

export const modelProviders = [
  'openai',
  'anthropic',
  'google',
  'openrouter',
  'groq',
  'mistral',
  'ollama',
  'llama.cpp',
  'lm-studio',
  'openai-compatible',
] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** In US dollars for a million tokens. */
export type TokenPrice = Readonly<{ input: number; output: number }>;

export type LanguageModels = Readonly<{
  provider: ModelProvider;
  /** Root of the provider's API, without a slash at its end. */
  url: string;
  /** The first one answers by default; each next one is asked when those before do not answer. */
  names: readonly string[];
  /** A secret. */
  key?: string;
  /** Tokens of one request at most, as estimated. */
  contextTokens: number;
  outputTokens: number;
  price?: TokenPrice;
  canSeeImages: boolean;
}>;

type Values = {
  AI_PROVIDER?: ModelProvider | undefined;
  AI_URL?: string | undefined;
  AI_MODEL?: readonly string[];
  AI_KEY?: string | undefined;
  AI_CONTEXT_TOKENS?: number | undefined;
  AI_OUTPUT_TOKENS?: number | undefined;
  AI_PRICE?: TokenPrice | undefined;
  AI_IMAGES?: 'yes' | 'no' | undefined;
};

type Known = { url?: string; needsKey: boolean; canSeeImages: boolean };

const cloud = (url: string, canSeeImages: boolean): Known => ({
  url,
  needsKey: true,
  canSeeImages,
});
const local = (url?: string): Known => ({
  ...(url === undefined ? {} : { url }),
  needsKey: false,
  canSeeImages: false,
});

const known: Readonly<Record<ModelProvider, Known>> = {
  openai: cloud('https://api.openai.com/v1', true),
  anthropic: cloud('https://api.anthropic.com/v1', true),
  google: cloud('https://generativelanguage.googleapis.com/v1beta', true),
  openrouter: cloud('https://openrouter.ai/api/v1', false),
  groq: cloud('https://api.groq.com/openai/v1', false),
  mistral: cloud('https://api.mistral.ai/v1', false),
  ollama: local('http://127.0.0.1:11434/v1'),
  'llama.cpp': local('http://127.0.0.1:8080/v1'),
  'lm-studio': local('http://127.0.0.1:1234/v1'),
  'openai-compatible': local(),
};

export const DEFAULT_CONTEXT_TOKENS = 12_000;
export const DEFAULT_OUTPUT_TOKENS = 8_000;

/** Undefined where none is configured. Throws StartupError for settings that do not go together. */
export function readLanguageModels(values: Values): LanguageModels | undefined {
  const { AI_URL, AI_MODEL: names = [], AI_KEY: key } = values;
  const isTouched = AI_URL ?? values.AI_PROVIDER ?? key;
  if (names.length === 0) {
    if (isTouched === undefined) return undefined;
    throw new StartupError(
      'AI_MODEL must name the model when AI_PROVIDER, AI_URL or AI_KEY is set.',
    );
  }
  const provider = values.AI_PROVIDER ?? (AI_URL === undefined ? undefined : 'openai-compatible');
  if (provider === undefined) {
    throw new StartupError(
      `AI_MODEL is set, so AI_PROVIDER must be one of ${modelProviders.join(', ')}, or AI_URL the address of an OpenAI-compatible server.`,
    );
  }
  const { url, needsKey, canSeeImages } = known[provider];
  const root = AI_URL ?? url;
  if (root === undefined) {
    throw new StartupError(
      'AI_URL must be the address of the server, like http://127.0.0.1:8080/v1.',
    );
  }
  if (needsKey && key === undefined) {
    throw new StartupError(`AI_KEY must hold the API key of ${provider}.`);
  }
  return {
    provider,
    url: root.replace(/(?<!\/)\/+$/, ''),
    names,
    ...(key === undefined ? {} : { key }),
    contextTokens: values.AI_CONTEXT_TOKENS ?? DEFAULT_CONTEXT_TOKENS,
    outputTokens: values.AI_OUTPUT_TOKENS ?? DEFAULT_OUTPUT_TOKENS,
    ...(values.AI_PRICE === undefined ? {} : { price: values.AI_PRICE }),
    canSeeImages: values.AI_IMAGES === undefined ? canSeeImages : values.AI_IMAGES === 'yes',
  };
}
