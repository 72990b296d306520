// Controls that choose one thing: by keyboard, by role.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../content/tabs.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../overlays/dropdown-menu.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../overlays/popover.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Select } from './select.tsx';

type Period = '7d' | '30d' | '90d';

function Periods() {
  const [value, setValue] = useState<Period>('7d');
  return (
    <SegmentedControl
      label="Period"
      value={value}
      onValueChange={setValue}
      segments={[
        { value: '7d', label: '7 days' },
        { value: '30d', label: '30 days' },
        { value: '90d', label: '90 days', disabled: true },
      ]}
    />
  );
}

describe('segmented control', () => {
  it('is a radio group that moves with the pointer and the keyboard', async () => {
    render(<Periods />);
    expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    await userEvent.click(radio('30 days'));
    expect(radio('30 days')).toBeChecked();
    expect(radio('7 days')).not.toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    expect(radio('7 days')).toHaveFocus();
    expect(radio('7 days')).toBeChecked();
    await userEvent.click(radio('90 days'));
    expect(radio('90 days')).not.toBeChecked();
  });
});

describe('tabs', () => {
  it('move with arrow keys and show one panel', async () => {
    render(
      <Tabs defaultValue="a">
        <TabsList>
          <TabsTrigger value="a">Account</TabsTrigger>
          <TabsTrigger value="b">Billing</TabsTrigger>
        </TabsList>
        <TabsContent value="a">One</TabsContent>
        <TabsContent value="b">Two</TabsContent>
      </Tabs>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Account' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel').textContent).toBe('Two');
  });
});

describe('dropdown menu', () => {
  it('opens, chooses and closes by keyboard', async () => {
    const onSelect = vi.fn();
    render(
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>Menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Profile</DropdownMenuItem>
          <DropdownMenuItem onSelect={onSelect} tone="danger">
            Log out
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

describe('select', () => {
  it('chooses from its list by keyboard', async () => {
    const onValueChange = vi.fn();
    render(
      <Select
        aria-label="Zone"
        value="a"
        onValueChange={onValueChange}
        options={[
          { value: 'a', label: 'Stockholm' },
          { value: 'b', label: 'Berlin' },
        ]}
      />,
    );
    const trigger = screen.getByRole('combobox', { name: 'Zone' });
    expect(trigger.textContent).toBe('Stockholm');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('option', { name: 'Berlin' }));
    expect(onValueChange).toHaveBeenCalledWith('b');
  });
});

describe('popover', () => {
  it('moves the focus inside and gives it back on Escape', async () => {
    render(
      <Popover>
        <PopoverTrigger asChild>
          <Button>Colors</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="Colors">
          <Button>Reset</Button>
        </PopoverContent>
      </Popover>,
    );
    const trigger = screen.getByRole('button', { name: 'Colors' });
    await userEvent.click(trigger);
    expect(screen.getByRole('dialog', { name: 'Colors' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });
});
