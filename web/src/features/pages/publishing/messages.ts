// Texts of features/pages/publishing.
export const messages = {
  allChecksPassed: 'All checks passed',
  noFindings: 'No issues or suggestions.',
  fixBeforePublishing: 'Fix before publishing',
  suggestions: 'Suggestions',
  suggestion: 'Suggestion',
};
