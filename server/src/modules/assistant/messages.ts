// What the assistant is called. What is said around its replies is in own-messages/, the replies are in replies/.

/** Display name: it says that no language model answers. */
export const LABEL = 'Built-in assistant: no language model';

/** Where a model is connected, the built-in assistant goes first. */
export const nameModelLabel = (model: string) => `Built-in assistant and ${model}`;
