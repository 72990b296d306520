// Buttons: loading, ignoring presses, and being a link.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Settings } from 'lucide-react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

describe('button', () => {
  it('keeps its name and ignores presses while loading', async () => {
    const onClick = vi.fn();
    render(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('does not submit a form unless told to', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Preview</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('dresses its child with asChild', () => {
    render(
      <Button asChild>
        <a href="/help">Help</a>
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Help' }).className).toContain('bg-accent');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('leaves a child that it dresses its own props, and handles events after it', async () => {
    const calls: string[] = [];
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button
        asChild
        ref={ref}
        aria-label="Given"
        title="Given"
        className="mt-2"
        onClick={() => calls.push('given')}
      >
        <button type="button" aria-label="Own" className="mt-4" onClick={() => calls.push('own')}>
          Help
        </button>
      </Button>,
    );
    const child = screen.getByRole('button', { name: 'Own' });
    expect(child).toHaveAttribute('title', 'Given');
    expect(child).toHaveClass('mt-4', 'bg-accent');
    expect(child).not.toHaveClass('mt-2');
    expect(ref.current).toBe(child);
    await userEvent.click(child);
    expect(calls).toEqual(['own', 'given']);
  });
});

describe('icon button', () => {
  it('is named by its label and shows it as a tooltip on focus', async () => {
    render(
      <IconButton label="Settings">
        <Settings aria-hidden="true" />
      </IconButton>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus();
    expect((await screen.findByRole('tooltip')).textContent).toBe('Settings');
  });
});
