// Whether a message asks for an edit, so that the page as it stands goes along (CHAT-31).
import { editWords } from '@vys/contract/ai';

/** Also `updates`, `added`, `editing`; not `address`. */
const pattern = new RegExp(`\\b(?:${editWords.join('|')})(?:s|d|ed|ing)?\\b`, 'i');

export const isEditLike = (text: string): boolean => pattern.test(text);
