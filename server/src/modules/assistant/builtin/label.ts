// Display name of the built-in assistant.

export const LABEL = 'Built-in assistant: rules, not a language model';
