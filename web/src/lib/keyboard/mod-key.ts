// The modifier key of this computer.
import { messages } from './messages/en.ts';

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

export const modKey = (): string => (isMac() ? '⌘' : messages.control);
