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
  templateUsed: 'Your page in a new template',
  saveTemplate: 'Save',
  discardTemplate: 'Discard',
  contentKept: (added: number) => {
    const kept = 'Your content is all here. Nothing is saved yet.';
    if (added === 0) return kept;
    const sections = added === 1 ? 'One section waits' : `${added} sections wait`;
    return `${kept} ${sections} for your text: fill in what is in brackets, or remove it.`;
  },
  contentKeptInPart:
    "Nothing is saved yet. Your page's code was written by hand, so check that everything came along. Discard brings your page back.",
  aiStudio: 'AI Studio',
  conversation: 'Conversation',
  tryAgain: 'Try again',
  assistantLoadFailed:
    "I had an issue loading your page. It's safe on the server. Check your connection and try again.",
  loadFailed: "We couldn't load your page",
};
