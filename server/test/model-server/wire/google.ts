// Answers in the shapes of Google's `generateContent` and `streamGenerateContent` (https://ai.google.dev/api/generate-content).
// Errors are `google.rpc.Status`; their texts are those of the live service.
import type { JsonFailure, TextAnswer, TokenCount } from '../script.ts';

type Finish = NonNullable<TextAnswer['finish']>;
type Part = { text: string; thought?: true };

const FINISH = { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY' } as const;

export type GoogleResponse = {
  candidates?: {
    content?: { parts: Part[]; role: 'model' };
    finishReason?: (typeof FINISH)[Finish];
    safetyRatings?: { category: string; probability: string; blocked?: boolean }[];
    index: number;
  }[];
  promptFeedback?: { blockReason: 'SAFETY' };
  usageMetadata?: {
    promptTokenCount: number;
    candidatesTokenCount?: number;
    totalTokenCount: number;
  };
  modelVersion: string;
  responseId: string;
};

const identity = (model: string) => ({ modelVersion: model, responseId: 'response-1' });
const toUsage = (tokens: TokenCount | undefined): Pick<GoogleResponse, 'usageMetadata'> => {
  if (tokens === undefined) return {};
  const { input, output } = tokens;
  const counts = { promptTokenCount: input, candidatesTokenCount: output };
  return { usageMetadata: { ...counts, totalTokenCount: input + output } };
};
const rating = {
  category: 'HARM_CATEGORY_DANGEROUS_CONTENT',
  probability: 'HIGH',
  blocked: true,
};

/** The last one says why the text is over; one that was stopped for safety has no content. */
export function googleChunk(
  model: string,
  part: Part | undefined,
  finish: Finish | undefined,
  tokens: TokenCount | undefined,
): GoogleResponse {
  const parts = part ?? (finish === 'refused' ? undefined : { text: '' });
  return {
    candidates: [
      {
        ...(parts ? { content: { parts: [parts], role: 'model' } } : {}),
        ...(finish ? { finishReason: FINISH[finish] } : {}),
        ...(finish === 'refused' ? { safetyRatings: [rating] } : {}),
        index: 0,
      },
    ],
    ...toUsage(tokens),
    ...identity(model),
  };
}

/** A prompt that is blocked has no candidates. */
export function googleBlocked(model: string, tokens: TokenCount | undefined): GoogleResponse {
  return { promptFeedback: { blockReason: 'SAFETY' }, ...toUsage(tokens), ...identity(model) };
}

export const googleResponse = (
  model: string,
  { text, finish }: { text: string; finish: Finish },
  tokens: TokenCount | undefined,
): GoogleResponse => googleChunk(model, { text }, finish, tokens);

type ErrorBody = {
  error: { code: number; message: string; status: string; details?: readonly object[] };
};

const error = (
  code: number,
  status: string,
  message: string,
  ...details: readonly object[]
): [number, ErrorBody] => [
  code,
  { error: { code, message, status, ...(details.length > 0 ? { details } : {}) } },
];

const QUOTA =
  'You exceeded your current quota, please check your plan and billing details. For more information on this error, head to: https://ai.google.dev/gemini-api/docs/rate-limits. To monitor your current usage, head to: https://ai.dev/usage?tab=rate-limit. \n* Quota exceeded for metric: generativelanguage.googleapis.com/generate_content_free_tier_requests, limit: 20, model: gemini-2.5-flash-lite\nPlease retry in ';
const rpc = (type: string, fields: object) => ({
  '@type': `type.googleapis.com/google.rpc.${type}`,
  ...fields,
});
const quota = (quotaId: string, seconds: number): [number, ErrorBody] =>
  error(
    429,
    'RESOURCE_EXHAUSTED',
    `${QUOTA}${seconds}.82626638s.`,
    rpc('Help', {
      links: [
        {
          description: 'Learn more about Gemini API quotas',
          url: 'https://ai.google.dev/gemini-api/docs/rate-limits',
        },
      ],
    }),
    rpc('QuotaFailure', { violations: [{ quotaId, quotaValue: '20' }] }),
    rpc('RetryInfo', { retryDelay: `${seconds}s` }),
  );

const INVALID_KEY = 'API key not valid. Please pass a valid API key.';

export const googleErrors: Readonly<Record<JsonFailure, readonly [number, ErrorBody]>> = {
  'wrong-key': error(
    400,
    'INVALID_ARGUMENT',
    INVALID_KEY,
    rpc('ErrorInfo', {
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'generativelanguage.googleapis.com' },
    }),
    rpc('LocalizedMessage', { locale: 'en-US', message: INVALID_KEY }),
  ),
  'out-of-money': quota('GenerateRequestsPerDayPerProjectPerModel-FreeTier', 37),
  'payment-required': error(
    400,
    'FAILED_PRECONDITION',
    'Gemini API free tier is not available in your country. Please enable billing on your project in Google AI Studio.',
  ),
  'rate-limited': quota('GenerateRequestsPerMinutePerProjectPerModel-FreeTier', 7),
  'server-error': error(500, 'INTERNAL', 'An internal error has occurred. Please retry.'),
  overloaded: error(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
  'unknown-model': error(
    404,
    'NOT_FOUND',
    'models/no-such-model is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.',
  ),
  'context-too-long': error(
    400,
    'INVALID_ARGUMENT',
    'The input token count (461428) exceeds the maximum number of tokens allowed (131072).',
  ),
};

export const googleBadRequest = (message: string): ErrorBody =>
  error(400, 'INVALID_ARGUMENT', message)[1];
