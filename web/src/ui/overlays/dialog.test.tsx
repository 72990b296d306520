// The dialog and the sheet hold the focus and give it back.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../actions/button.tsx';
import { Input } from '../fields/input.tsx';
import { Dialog, DialogContent, DialogTrigger } from './dialog.tsx';
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

describe('a dialog that is opened by state', () => {
  function Steps() {
    const [step, setStep] = useState(0);
    return (
      <>
        <Button onClick={() => setStep(1)}>Begin</Button>
        <Dialog open={step > 0} onOpenChange={() => setStep(0)}>
          {step === 1 && (
            <DialogContent title="One" footer={<Button onClick={() => setStep(2)}>Next</Button>}>
              <Input aria-label="First" autoFocus />
            </DialogContent>
          )}
          {step === 2 && <DialogContent title="Two">{body}</DialogContent>}
        </Dialog>
      </>
    );
  }
  const settled = () => new Promise((next) => setTimeout(next, 0));

  it.each([1, 2])('gives the focus back to where it was, from step %i', async (last) => {
    render(<Steps />);
    const button = screen.getByRole('button', { name: 'Begin' });
    await userEvent.click(button);
    expect(screen.getByLabelText('First')).toHaveFocus();
    if (last === 2) {
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      await settled();
      const second = screen.getByRole('dialog', { name: 'Two' });
      expect(second.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});

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
    expect(screen.getByLabelText('First')).toHaveFocus();
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
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it('closes with its close button', async () => {
    render(element);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
