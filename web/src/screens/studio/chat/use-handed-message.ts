// Sends the message that another screen handed over in the state of the address, once.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ChatControls } from '#web/features/assistant/use-chat.ts';

/** Waits for the conversation, and for a turn that is still running. */
export function useHandedMessage({ isLoaded, isBusy, send }: ChatControls): void {
  const location = useLocation();
  const navigate = useNavigate();
  const message = readMessage(location.state);
  const isSent = useRef(false);
  useEffect(() => {
    if (message === undefined || !isLoaded || isBusy || isSent.current) return;
    isSent.current = true;
    // Not again after a reload.
    navigate(location.pathname + location.search, { replace: true, state: null });
    send(message);
  }, [message, isLoaded, isBusy, send, navigate, location]);
}

function readMessage(state: unknown): string | undefined {
  const { message } = (state ?? {}) as { message?: unknown };
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}
