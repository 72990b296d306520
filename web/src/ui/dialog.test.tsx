// The dialog and the sheet hold the focus and give it back.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Dialog, DialogContent, DialogTrigger } from './dialog.tsx';
import { Input } from './input.tsx';
import { Sheet, SheetContent, SheetTrigger } from './sheet.tsx';

const body = (
  <>
    <Input aria-label="First" />
    <Input aria-label="Second" />
  </>
);

const dialog = (
  <Dialog>
    <DialogTrigger asChild>
      <Button>Open</Button>
    </DialogTrigger>
    <DialogContent title="Share" description="Anyone can see it">
      {body}
    </DialogContent>
  </Dialog>
);

const sheet = (
  <Sheet>
    <SheetTrigger asChild>
      <Button>Open</Button>
    </SheetTrigger>
    <SheetContent title="Share" description="Anyone can see it" side="left">
      {body}
    </SheetContent>
  </Sheet>
);

describe.each([
  ['dialog', dialog],
  ['sheet', sheet],
])('%s', (_name, element) => {
  it('is named by its title and described by its description', async () => {
    render(element);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const panel = screen.getByRole('dialog', { name: 'Share' });
    const description = document.getElementById(panel.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Anyone can see it');
  });

  it('keeps the focus inside while tabbing around', async () => {
    render(element);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const panel = screen.getByRole('dialog');
    expect(document.activeElement).toBe(screen.getByLabelText('First'));
    const visited = new Set<Element | null>();
    for (let press = 0; press < 6; press++) {
      visited.add(document.activeElement);
      expect(panel.contains(document.activeElement)).toBe(true);
      await userEvent.tab();
    }
    expect(visited.size).toBe(3);
  });

  it('closes on Escape and gives the focus back', async () => {
    render(element);
    const trigger = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('closes with its close button', async () => {
    render(element);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
