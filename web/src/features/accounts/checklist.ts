// The list of first steps of a new creator. The server keeps when it ended, so it is gone on every device.
import { finishChecklist } from '@vys/contract/identity/accounts';
import { call } from '#web/lib/api/api.ts';
import { session } from '#web/lib/session/session.ts';

const isOpen = (): boolean => {
  const state = session.getState();
  return state.status === 'signedIn' && state.user?.checklist_open === true;
};

async function finish(reason: 'shared' | 'closed'): Promise<void> {
  const { data } = await call(finishChecklist, { body: { reason } });
  session.setUser(data);
}

export const closeChecklist = (): Promise<void> => finish('closed');

/** Whenever the link or the code of the page is handed out. One that is not recorded is by the next time. */
export function recordShare(): void {
  if (isOpen()) finish('shared').catch(() => {});
}
