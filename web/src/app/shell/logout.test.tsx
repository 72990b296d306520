// Logging out with work that is not saved.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '#web/lib/session/session.ts';
import { leaveApp, renderApp } from '../test/render-app.tsx';

const draft = 'vys.draft.7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0002';

beforeEach(() => sessionStorage.setItem(draft, '{}'));
afterEach(leaveApp);

async function logOut() {
  renderApp('/dashboard');
  await screen.findByRole('heading', { level: 1, name: /^Good / });
  const [menu] = screen.getAllByRole('button', { name: /User menu of/ });
  await userEvent.click(menu as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}

it('SESSION-15 logging out asks before it discards unsaved changes, and can be canceled', async () => {
  await logOut();
  await screen.findByRole('alertdialog', { name: 'Log out without saving?' });
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(session.getState().status).toBe('signedIn');
  expect(sessionStorage.getItem(draft)).toBe('{}');
});

it('SESSION-15 logging out discards unsaved changes after confirmation', async () => {
  await logOut();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(sessionStorage.getItem(draft)).toBeNull();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('SESSION-15 logging out does not ask when everything is saved', async () => {
  sessionStorage.removeItem(draft);
  await logOut();
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(session.getState()).toEqual({ status: 'signedOut', reason: 'signedOut' });
});
