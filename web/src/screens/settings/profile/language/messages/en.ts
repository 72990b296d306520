// Texts of the choice of a language in the settings.

export const messages = {
  language: 'Language',
  languageHint: 'For the workspace and our emails. Your page has its own language.',
  saveFailed: "We couldn't change the language. Try again.",
};
