// Texts of the assistant module around the assistant itself, whose replies are in builtin/.

/** When the assistant fails. */
export const fallbackReply = "Sorry, I didn't get that. Nothing was changed; try rephrasing.";

export const undoNeedsChat = 'Undo only works in a conversation.';
