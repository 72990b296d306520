// Whether a message asks for an edit, so that the page as it stands goes along (CHAT-31).
import { editWords } from '@vys/contract/ai';

const pattern = new RegExp(`\\b(?:${editWords.join('|')})`, 'i');

export const isEditLike = (text: string): boolean => pattern.test(text);
