// A button whose menu or panel comes later: keys, focus and names are as if they had come together.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../../actions/button.tsx';
import { DropdownMenuItem } from '../dropdown-menu.tsx';
import { AttachedPopover } from '../popover.tsx';
import { AttachedMenu } from './attached-menu.tsx';
import { DeferredTrigger } from './deferred-trigger.tsx';

function Example({ popup }: { popup: 'menu' | 'dialog' }) {
  const [open, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const trigger = useRef<HTMLElement>(null);
  const attached = { trigger, open, onOpenChange: setOpen };
  return (
    <>
      <DeferredTrigger {...attached} id={useId()} popup={popup}>
        <Button>More</Button>
      </DeferredTrigger>
      <Button onClick={() => setLoaded(true)}>Load</Button>
      {isLoaded && popup === 'menu' && (
        <AttachedMenu {...attached}>
          <DropdownMenuItem>Refresh</DropdownMenuItem>
        </AttachedMenu>
      )}
      {isLoaded && popup === 'dialog' && (
        <AttachedPopover {...attached} aria-label="More">
          <Button>Inside</Button>
        </AttachedPopover>
      )}
    </>
  );
}

const more = () => screen.getByRole('button', { name: 'More', hidden: true });

async function load() {
  const before = more();
  await userEvent.click(screen.getByRole('button', { name: 'Load' }));
  expect(more()).toBe(before);
}

describe('a deferred menu', () => {
  it('opens with the arrow key, is named by its button and gives the focus back', async () => {
    render(<Example popup="menu" />);
    await load();
    more().focus();
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'More' });
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    expect(more()).toHaveAttribute('aria-controls', menu.id);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Refresh' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(more()).toHaveFocus());
  });
});

describe('a deferred panel', () => {
  it('is opened and closed by its button', async () => {
    render(<Example popup="dialog" />);
    await load();
    await userEvent.click(more());
    expect(await screen.findByRole('dialog', { name: 'More' })).toBeVisible();
    await userEvent.click(more());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens once it is there, where its button was pressed before', async () => {
    render(<Example popup="dialog" />);
    await userEvent.click(more());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await load();
    expect(await screen.findByRole('dialog', { name: 'More' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(more()).toHaveFocus());
  });
});
