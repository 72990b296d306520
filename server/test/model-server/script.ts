// What a test tells the model server to answer, and what it remembers of each request.

export type Wire = 'openai' | 'anthropic' | 'google';

/** Each becomes the status, headers and body that the vendor sends. */
export const failureNames = [
  'wrong-key',
  /** The account has no credit: 429 of OpenAI and Google, 400 of Anthropic. */
  'out-of-money',
  /** 402, as OpenRouter and others say it. */
  'payment-required',
  'rate-limited',
  'server-error',
  'overloaded',
  'unknown-model',
  'context-too-long',
  /** HTML of a proxy in front of the model. */
  'bad-gateway',
] as const;
export type Failure = (typeof failureNames)[number];
export type JsonFailure = Exclude<Failure, 'bad-gateway'>;

export type TokenCount = { input: number; output: number };

export type TextAnswer = {
  /** Bytes are sent as they are, also where they are not UTF-8. */
  text: string | Buffer;
  /** Sent before the text, as models that reason do. */
  thinking?: string;
  finish?: 'stop' | 'length' | 'refused';
  /** Absent: the server counts four characters as one token. `none`: nothing is said about tokens. */
  usage?: TokenCount | 'none';
  /** Of the text in one event; 12 unless told. */
  charactersPerEvent?: number;
  /** Of the event stream in one write: 1 cuts it at every byte, within characters too. */
  bytesPerWrite?: number;
  millisecondsBetweenEvents?: number;
  /** Nothing follows these words of the text until the promise is settled. */
  hold?: { after: string; until: Promise<unknown> };
  /** Comments of OpenRouter, `ping` events of Anthropic. */
  keepAlive?: boolean;
  /** What follows the text. `end` closes the response without the events that end a stream. */
  afterwards?: 'complete' | 'end' | 'reset' | 'silence' | 'repeat' | JsonFailure;
};

export type FailureAnswer = { failure: Failure; retryAfterSeconds?: number };

/** The connection ends, or nothing comes, before any answer. */
export type NoAnswer = { connection: 'reset' | 'silence' };

export type Answer = TextAnswer | FailureAnswer | NoAnswer;

export type SentImage = { mediaType: string; bytes: Buffer };
export type SentMessage = { role: string; text: string; images: readonly SentImage[] };

export type ReceivedRequest = {
  wire: Wire;
  model: string;
  isStream: boolean;
  maxTokens?: number;
  /** All system messages together. */
  system: string;
  /** Without system messages. */
  messages: readonly SentMessage[];
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  body: unknown;
  /** Settled when the response is over: `left` when the client went first. */
  ended: Promise<'sent' | 'left'>;
};
