// The question before something final: safe by default.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { AlertDialog } from './alert-dialog.tsx';

function open(props: { loading?: boolean } = {}) {
  const onConfirm = vi.fn();
  render(
    <AlertDialog
      trigger={<Button>Remove</Button>}
      title="Remove it?"
      description="This cannot be undone."
      confirmLabel="Remove it"
      onConfirm={onConfirm}
      {...props}
    />,
  );
  return { onConfirm, press: () => userEvent.click(screen.getByRole('button')) };
}

describe('alert dialog', () => {
  it('starts on Cancel, so that Enter does no harm', async () => {
    const { onConfirm, press } = open();
    await press();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('confirms once and closes', async () => {
    const { onConfirm, press } = open();
    await press();
    await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('stays open when the caller watches the work', async () => {
    const { onConfirm, press } = open({ loading: false });
    await press();
    await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alertdialog', { name: 'Remove it?' })).toBeVisible();
  });

  it('opened by state, gives the focus back to where it was', async () => {
    function Row() {
      const [isConfirming, setConfirming] = useState(false);
      return (
        <>
          <Button onClick={() => setConfirming(true)}>Remove</Button>
          <AlertDialog
            open={isConfirming}
            onOpenChange={setConfirming}
            title="Remove it?"
            description="This cannot be undone."
            confirmLabel="Remove it"
            onConfirm={() => {}}
          />
        </>
      );
    }
    render(<Row />);
    const button = screen.getByRole('button', { name: 'Remove' });
    await userEvent.click(button);
    expect(button).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});
