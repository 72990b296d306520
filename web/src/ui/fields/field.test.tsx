// The wiring of label, control, hint and error, for every control that can sit in a field.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { Textarea } from './textarea.tsx';

const controls: [string, ReactNode][] = [
  ['input', <Input key="i" />],
  ['input with a prefix', <Input key="p" before="@" />],
  ['textarea', <Textarea key="t" />],
  ['password input', <PasswordInput key="w" />],
  ['checkbox', <Checkbox key="c" />],
  ['switch', <Switch key="s" />],
  ['select', <Select key="l" value={undefined} onValueChange={() => {}} options={[]} />],
];

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? null);

describe('field', () => {
  it.each(controls)('names, describes and marks the %s', (_name, control) => {
    render(
      <Field label="Name" error="Name is required" hint="As on your page" required>
        {control}
      </Field>,
    );
    const element = screen.getByLabelText('Name');
    expect(element).toHaveAttribute('aria-invalid', 'true');
    expect(element).toHaveAttribute('aria-required', 'true');
    expect(described(element)).toEqual(['Name is required', 'As on your page']);
    expect(screen.getByRole('alert').textContent).toBe('Name is required');
  });

  it('says nothing about errors when there is none', () => {
    render(
      <Field label="Name">
        <Input />
      </Field>,
    );
    const element = screen.getByLabelText('Name');
    expect(element.hasAttribute('aria-invalid')).toBe(false);
    expect(element.hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('password input', () => {
  it('shows and hides what was typed', async () => {
    render(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(input, 'secret');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    expect(input).toHaveValue('secret');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });
});

describe.each([
  ['checkbox', Checkbox],
  ['switch', Switch],
] as const)('%s', (role, Control) => {
  it('is toggled by its label and by the space bar, and says so', async () => {
    const onCheckedChange = vi.fn();
    render(
      <Field label="Remember me">
        <Control onCheckedChange={onCheckedChange} />
      </Field>,
    );
    const control = screen.getByRole<HTMLInputElement>(role, { name: 'Remember me' });
    await userEvent.click(screen.getByText('Remember me'));
    expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    expect(control).not.toBeChecked();
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  });
});

describe('checkbox', () => {
  it('takes its text as its name and shows the mixed state', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Checkbox ref={ref} label="All pages" indeterminate />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All pages' });
    expect(box.indeterminate).toBe(true);
    expect(ref.current).toBe(box);
  });
});
