// Texts of the choice of a language in the settings.

export const messages = {
  language: 'Language',
  languageHint: 'Of the workspace and of our emails. Your page has a language of its own.',
  saveFailed: "We couldn't change the language. Try again.",
};
