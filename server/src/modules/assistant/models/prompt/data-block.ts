// Content of a page in a request to a model: marked as data, with a mark that its author cannot know, and without
// texts that read like instructions to a model.

/** In place of a text that is not shown to the model. */
export const LEFT_OUT = '[left out]';

const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instructions?|prompts?|rules?|above|previous|everything|guidelines)\b/i,
  /\b(?:ignorier\w*|vergiss|missachte)\b.{0,60}\b(?:anweisung\w*|regeln?|vorgaben|alles|vorherig\w*)/i,
  /\b(?:ignore[rz]?|oublie[rz]?)\b.{0,60}(?:instructions?|consignes?|règles?|précédent\w*)/i,
  /\b(?:ignora\w*|olvida\w*|dimentica\w*|esque[cç]a)\b.{0,60}(?:instruc\w*|instruç\w*|istruzion\w*|reglas?|regras?|regole)/i,
  /\b(?:reveal|print|repeat|show|output|leak)\b.{0,40}\b(?:system prompt|instructions|prompt)\b/i,
  /\b(?:system prompt|developer message|you are (?:now|an? (?:ai|assistant|language model)))\b/i,
  /(?:^|\n)\s*(?:system|assistant|developer|user)\s*:/i,
  /<\s*\/?\s*(?:say|op|operation|page|data|system|instructions?|think)\b/i,
  /\b(?:assistant|ai|model|llm|chatgpt|claude|gemini)\b.{0,40}\b(?:must|should|please|now)\b.{0,60}\b(?:add|remove|delete|change|link|replace|set)\b/i,
];

export const readsLikeInstructions = (text: string): boolean =>
  INSTRUCTIONS.some((pattern) => pattern.test(text.slice(0, 4_000)));

/** JSON without angle brackets, so that nothing in it ends the block. */
export function dataJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    return typeof inner === 'string' && readsLikeInstructions(inner) ? LEFT_OUT : inner;
  })
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e');
}

export function dataBlock(about: string, content: string, mark: string): string {
  return `${about}:\n<data ${mark}>\n${content.replaceAll(mark, '')}\n</data ${mark}>`;
}
