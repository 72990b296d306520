// The error type of failed API calls, and the message to show for any error.
import { messages } from './messages/en.ts';
import { isNetworkFailure, NO_RESPONSE } from './network-messages.ts';

export const NETWORK_ERROR = 'NETWORK_ERROR';
/** The response came, but its body is not one of ours, for example a proxy's own page. */
export const UNKNOWN_RESPONSE = 'UNKNOWN_RESPONSE';
export const FALLBACK_MESSAGE = messages.unexpectedError;

type Details = {
  code: string;
  message: string;
  /** 0 when no response came. */
  status: number;
  fields?: Record<string, string> | undefined;
  retryAfter?: number | undefined;
};

export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  /** Per input what is wrong with it. */
  readonly fields: Record<string, string>;
  /** Seconds to wait before another try; undefined when the server did not say. */
  readonly retryAfter: number | undefined;

  constructor({ code, message, status, fields, retryAfter }: Details) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields ?? {};
    this.retryAfter = retryAfter;
  }

  /** False for failures without a response of ours: network, time-out, unknown body. */
  get hasResponse(): boolean {
    return this.code !== NETWORK_ERROR && this.code !== UNKNOWN_RESPONSE;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** The message of anything thrown; the fallback when it has none to show. */
export function getErrorMessage(error: unknown, fallback = FALLBACK_MESSAGE): string {
  if (isNetworkFailure(error)) return NO_RESPONSE;
  if (typeof error === 'string' && error.trim()) return error;
  if (error instanceof Error && error.message.trim()) return error.message;
  return fallback;
}
