// Who answers, for people.

export const LABEL = 'Built-in assistant: rules, not a language model';
