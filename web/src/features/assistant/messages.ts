// Texts of features/assistant.
export const messages = {
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
  tryAgain: 'Try again',
  assistant: 'Assistant:',
  suggestions: 'Try one of these',
  earlier: 'Show earlier messages',
  /** A change without words. */
  done: 'Done.',
  stoppedUnsent: "Stopped. Your page hasn't changed.",
  stoppedUnknown: "Stopped. If the change was already made, you'll find it in History.",
};
