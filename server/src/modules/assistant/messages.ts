// Texts of the assistant module around what the assistant says, which is in replies/.

/** Display name: it says that no language model answers. */
export const LABEL = 'Built-in assistant: no language model';

/** Where a model is connected, the built-in assistant goes first. */
export const nameModelLabel = (model: string) => `Built-in assistant and ${model}`;

/** When the assistant fails. */
export const fallbackReply = "Sorry, I didn't get that. Nothing was changed; try rephrasing.";

export const historyNeedsChat = 'Undo and redo only work in a conversation.';

export const nameLinkPageReceipt = (title: string, count: number) =>
  `Created: ${title} with ${count} ${count === 1 ? 'link' : 'links'}.`;
