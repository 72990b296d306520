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
};
