// The one error that rooms throw on purpose; kit/http turns it into an answer.
import type { ErrorCode } from '@vys/contract';

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(details.message ?? code);
    this.code = code;
    this.details = details;
  }
}

export type FailureDetails = {
  /** Replaces the message of the table where the case can be told more precisely. */
  message?: string;
  fields?: Record<string, string>;
  /** Seconds until a retry makes sense; sent as Retry-After. */
  retryAfter?: number;
};

/** For `throw fail('pages.not_found')`. */
export function fail(code: ErrorCode, details?: FailureDetails): Failure {
  return new Failure(code, details);
}

/** An error of an OAuth endpoint (RFC 6749 §5.2). Without an error word the body is empty (RFC 6750 §3.1). */
export class OAuthFailure extends Error {
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
