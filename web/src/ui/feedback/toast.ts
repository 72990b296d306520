// The current toast: a new message replaces the one before. toaster.tsx draws it.
export type ToastOptions = {
  description?: string;
  /** Milliseconds until it hides; 5000 when not given. */
  durationMs?: number;
  /** One button, such as Undo. */
  action?: { label: string; onPress: () => void };
};

export type ToastMessage = ToastOptions & {
  id: string;
  kind: 'success' | 'error' | 'info';
  message: string;
};

let current: ToastMessage | null = null;
let shownCount = 0;
const listeners = new Set<() => void>();

function setCurrent(next: ToastMessage | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function show(kind: ToastMessage['kind'], message: string, options: ToastOptions = {}): void {
  shownCount += 1;
  setCurrent({ ...options, id: `toast-${shownCount}`, kind, message });
}

export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  dismiss: () => setCurrent(null),
};

/** The message to draw now, as a store for React. */
export const currentToast = {
  get: (): ToastMessage | null => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
