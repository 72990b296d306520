// Draws the current toast with sonner. Loaded after the first paint by toaster.tsx.
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { type ExternalToast, Toaster as Sonner, toast as sonner } from 'sonner';
import { messages } from '../messages/en.ts';
import { currentToast, type ToastMessage } from './toast.ts';

const defaultMs = 5000;

/** Above what stands at the bottom of the screen (toast-clearance.ts, theme/base.css). */
const above = (gap: number) =>
  `calc(${gap}px + max(var(--toast-clearance, 0px), var(--shell-bottom)))`;

function draw({ id, kind, message, description, durationMs, action }: ToastMessage) {
  const options: ExternalToast = { id, toasterId: id, duration: durationMs ?? defaultMs };
  if (description) options.description = description;
  if (action) options.action = { label: action.label, onClick: action.onPress };
  sonner[kind](message, options);
}

export function ToastView() {
  const message = useSyncExternalStore(currentToast.subscribe, currentToast.get);
  useEffect(() => {
    if (!message) return;
    draw(message);
    return () => void sonner.dismiss(message.id);
  }, [message]);
  return (
    <Sonner
      // Sonner adds and dismisses toasts later, in timers and frames that may come in any order. It draws
      // only those of its id, so that never two are there.
      id={message?.id ?? 'none'}
      position="bottom-right"
      visibleToasts={1}
      duration={defaultMs}
      closeButton
      containerAriaLabel={messages.notices}
      gap={0}
      offset={{ bottom: above(20), right: 20 }}
      mobileOffset={{ bottom: above(12), left: 12, right: 12 }}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-4 text-success-text" />,
        error: <CircleAlert aria-hidden="true" className="size-4 text-danger-text" />,
        info: <Info aria-hidden="true" className="size-4 text-info-text" />,
        close: <X aria-hidden="true" className="size-4" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: messages.close,
        classNames: {
          toast:
            'flex w-(--width) items-start gap-2.5 rounded-md border border-line-strong bg-overlay py-3 pr-2.5 pl-3.5 text-sm text-fg shadow-lg font-sans',
          icon: 'mt-0.5 shrink-0',
          content: 'min-w-0 flex-1 py-px text-pretty [overflow-wrap:anywhere]',
          title: 'font-medium',
          description: 'mt-0.5 text-muted',
          actionButton:
            'shrink-0 rounded-sm border border-line-strong px-2.5 h-7 text-xs font-medium hover:bg-hover pointer-coarse:h-11',
          closeButton:
            'order-last grid size-6 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-hover hover:text-fg pointer-coarse:size-11 pointer-coarse:-my-2.5',
        },
      }}
    />
  );
}
