// Texts of screens/studio/notices.
export const messages = {
  code: 'Code',
  codeViewLocked: 'Code View - Premium Feature',
  codeViewLockedHint:
    'Code editor is available on Premium and Team tiers. Upgrade to access manual code editing.',
  codeNotSaved: "Your code changes aren't saved",
  seePlans: 'See plans',
  upgrade: 'Upgrade',
  discardCodeChanges: 'Discard code changes',
  codeNotSavedHint:
    'The code editor is available on Premium and Team. Your saved page stays the same, and the assistant can keep changing it.',
  newerVersion: 'A newer version exists elsewhere',
  loadNewerVersion: 'Load the newer version',
  keepMine: 'Keep mine',
  newerVersionHint:
    'This page was changed in another tab or on another device. Your version stays in History either way.',
  aiStudio: 'AI Studio',
  conversation: 'Conversation',
  tryAgain: 'Try again',
  assistantLoadFailed:
    "I had an issue loading your page. It's safe on the server. Check your connection and try again.",
  loadFailed: "We couldn't load your page",
};
