// The modifier key of this computer.
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

export const modKey = (): string => (isMac() ? '⌘' : 'Ctrl');
