// What the assistant knows of a language model: text and images in, text out, and what it took.

export type ModelMessage = {
  role: 'user' | 'assistant';
  text: string;
  images?: readonly { bytes: Uint8Array; contentType: string }[];
};

export type ModelRequest = {
  system: string;
  messages: readonly ModelMessage[];
  maxOutputTokens: number;
};

export type ModelChunk =
  | { type: 'text'; text: string }
  /** It works and has nothing to say yet: reasoning, keep-alives. */
  | { type: 'alive' }
  | {
      type: 'end';
      /** `cut`: the answer has no end, because of a limit or of the connection. */
      reason: 'stop' | 'cut' | 'refused';
      inputTokens: number | undefined;
      outputTokens: number | undefined;
    };

export type LanguageModel = {
  name: string;
  /** Throws ModelFailure; the reason of the signal when that is aborted. */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelChunk>;
};
