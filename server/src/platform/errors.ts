// The one error that modules throw on purpose; platform/http turns it into a response.
import type { ErrorBody, ErrorCode } from '@vys/contract';
import { sayInEnglish, type Text } from './language/text.ts';

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message === undefined ? code : sayInEnglish(details.message));
    this.code = code;
    this.details = details;
  }
}

export type AppErrorDetails = {
  /** Replaces the message of the table where the case can be described more precisely. */
  message?: Text;
  fields?: Record<string, Text>;
  /** Further fields of the response. */
  more?: Pick<ErrorBody, 'turn_id'>;
  /** The scope that an API key lacks; sent as RFC 6750 §3.1 says. */
  missingScope?: string;
  /** Seconds until a retry makes sense; sent as Retry-After. */
  retryAfter?: number;
};

/** For `throw appError('pages.not_found')`. */
export function appError(code: ErrorCode, details?: AppErrorDetails): AppError {
  return new AppError(code, details);
}

/** An error of an OAuth endpoint (RFC 6749 §5.2). Without an error word the body is empty (RFC 6750 §3.1). */
export class OAuthError extends Error {
  readonly status: number;
  readonly error: string;
  readonly description: string;
  readonly headers: Record<string, string>;

  constructor(status: number, error: string, description: string, headers = {}) {
    super(description);
    this.status = status;
    this.error = error;
    this.description = description;
    this.headers = headers;
  }
}
