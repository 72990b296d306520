// Buttons: loading, ignoring presses, and being a link.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Settings } from 'lucide-react';
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
