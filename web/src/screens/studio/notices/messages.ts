// Texts of screens/studio/notices.
export const messages = {
  code: 'Code',
  codeViewPremiumFeature: 'Code View - Premium Feature',
  codeEditorIsAvailable:
    'Code editor is available on Premium and Team tiers. Upgrade to access manual code editing.',
  yourCodeChangesArent: "Your code changes aren't saved",
  seePlans: 'See plans',
  discardCodeChanges: 'Discard code changes',
  theCodeEditorIs:
    'The code editor is available on Premium and Team. Your saved page stays the same, and the assistant can keep changing it.',
  aNewerVersionExists: 'A newer version exists elsewhere',
  loadTheNewerVersion: 'Load the newer version',
  keepMine: 'Keep mine',
  thisPageWasChanged:
    'This page was changed in another tab or on another device. Your version stays in History either way.',
  aiStudio: 'AI Studio',
  conversation: 'Conversation',
  tryAgain: 'Try again',
  iHadAnIssue:
    "I had an issue loading your page. It's safe on the server. Check your connection and try again.",
  weCouldntLoadYour: "We couldn't load your page",
};
