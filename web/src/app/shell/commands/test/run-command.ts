// For tests only: uses the command menu of a rendered app.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

export async function openMenu(): Promise<void> {
  await screen.findByRole('button', { name: /^User menu/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Commands' });
  await waitFor(() => expect(input).toHaveFocus());
}

/** Waits until the focus is back, which is when the command runs. */
export async function run(words: string): Promise<void> {
  await openMenu();
  await userEvent.paste(words);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Commands' })).toBeNull());
}
