// How many tokens a text is, roughly and rather too many: three bytes of UTF-8 for each. Tokenizers of current models
// need one for about four letters of English, three of JSON, and a character of most other scripts.

const BYTES_FOR_TOKEN = 3;
/** What providers count for a picture of the size that the media store keeps. */
export const IMAGE_TOKENS = 1_600;

export const estimateTokens = (text: string): number =>
  Math.ceil(Buffer.byteLength(text) / BYTES_FOR_TOKEN);
