// Texts of features/assistant.
export { suggestedEdits, suggestedPrompts } from '@vys/contract/ai';

/** While the assistant works, by what it does. */
const phases = {
  reading: 'AI is thinking...',
  building: 'AI is thinking...',
  checking: 'AI is thinking... Checking the page',
  saving: 'AI is thinking... Saving',
};

export const messages = {
  phases,
  message: 'Message',
  messageAiStudio: 'Message AI Studio...',
  stop: 'Stop',
  send: 'Send',
  browseImages: 'Browse uploaded images',
  uploadImage: 'Upload new image',
  conversation: 'Conversation',
  saveChanges: 'Save Changes',
  revert: 'Revert',
  you: 'You:',
  attached: (index: string | number) => `Attached ${index}`,
  noReply: 'No reply.',
  notSent: 'Not sent.',
  sendFailed: "We couldn't send your message. Check your connection and try again.",
  tryAgain: 'Try again',
  assistant: 'Assistant:',
  changes: 'What changed',
  showOnPage: 'Show on your page:',
  noLongerThere: 'No longer on your page',
  suggestions: 'Try one of these',
  earlier: 'Show earlier messages',
  /** A change without words. */
  done: 'Done.',
  stoppedUnsent: "Stopped. Your page hasn't changed.",
  stoppedUnknown: "Stopped. If the change was already made, you'll find it in History.",
};
