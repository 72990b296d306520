// Says something in passing. A new message takes the place of the one before, so only one shows.
// Holds the message until toaster.tsx draws it; knows nothing of how.
export type ToastOptions = {
  description?: string;
  /** Milliseconds until it hides; 5000 when not given. */
  durationMs?: number;
  /** One button, such as Undo. */
  action?: { label: string; onPress: () => void };
};

export type ToastMessage = ToastOptions & {
  kind: 'success' | 'error' | 'info';
  message: string;
};

let current: ToastMessage | null = null;
const listeners = new Set<() => void>();

function say(next: ToastMessage | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export const toast = {
  success: (message: string, options: ToastOptions = {}) =>
    say({ ...options, kind: 'success', message }),
  error: (message: string, options: ToastOptions = {}) =>
    say({ ...options, kind: 'error', message }),
  info: (message: string, options: ToastOptions = {}) => say({ ...options, kind: 'info', message }),
  dismiss: () => say(null),
};

/** The message to draw now, as a store for React. */
export const currentToast = {
  get: (): ToastMessage | null => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
