// Says something in passing. A new message takes the place of the one before, so only one shows.
import { type ExternalToast, toast as sonner } from 'sonner';

export type ToastOptions = {
  description?: string;
  /** Milliseconds until it hides; 5000 when not given. */
  durationMs?: number;
  /** One button, such as Undo. */
  action?: { label: string; onPress: () => void };
};

function show(kind: 'success' | 'error' | 'info', message: string, options: ToastOptions) {
  sonner.dismiss();
  const external: ExternalToast = { duration: options.durationMs ?? 5000 };
  if (options.description) external.description = options.description;
  if (options.action) {
    const { label, onPress } = options.action;
    external.action = { label, onClick: onPress };
  }
  sonner[kind](message, external);
}

export const toast = {
  success: (message: string, options: ToastOptions = {}) => show('success', message, options),
  error: (message: string, options: ToastOptions = {}) => show('error', message, options),
  info: (message: string, options: ToastOptions = {}) => show('info', message, options),
  dismiss: () => void sonner.dismiss(),
};
