// The form of the screens in front of the app: its rules are fetched, its fields keep what was typed.
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useForm } from './use-form.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'Name is required').max(5, 'Too long'),
  town: z.string().min(1, 'Town is required'),
  news: z.boolean(),
});
type Fields = z.infer<typeof schema>;

type Options = {
  loadSchema?: () => Promise<typeof schema>;
  send?: (values: Fields) => Promise<void>;
};

function Form({ loadSchema = async () => schema, send = async () => {} }: Options) {
  const { values, errors, problem, busy, formProps } = useForm({
    loadSchema,
    send,
    describeError: (error) => `It failed: ${(error as Error).message}`,
  });
  return (
    <form {...formProps}>
      <p role="alert">{problem}</p>
      <input name="name" aria-label="Name" />
      <p>{errors.name}</p>
      <input name="town" aria-label="Town" />
      <p>{errors.town}</p>
      <input name="news" aria-label="News" type="checkbox" />
      <output>{String(values.name ?? '')}</output>
      <button type="submit" disabled={busy}>
        Send
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('a form', () => {
  it('sends what its schema makes of the fields', async () => {
    const sent = vi.fn(async () => {});
    render(<Form send={sent} />);
    await userEvent.type(field('Name'), ' Ada ');
    await userEvent.type(field('Town'), 'London');
    await userEvent.click(field('News'));
    await send();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', town: 'London', news: true });
  });

  it('says of each field what is wrong, focuses the first and sends nothing', async () => {
    const sent = vi.fn(async () => {});
    render(<Form send={sent} />);
    await send();
    expect(screen.getByText('Name is required')).toBeTruthy();
    expect(screen.getByText('Town is required')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(sent).not.toHaveBeenCalled();
  });

  it('says nothing before the first submit, and follows every change after it', async () => {
    render(<Form />);
    await userEvent.type(field('Name'), 'Augusta');
    expect(screen.queryByText('Too long')).toBeNull();
    await send();
    expect(screen.getByText('Too long')).toBeTruthy();
    await userEvent.type(field('Name'), '{Backspace}{Backspace}');
    expect(screen.queryByText('Too long')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Augus');
  });

  it('fetches the rules at the first touch, not before', async () => {
    const load = vi.fn(async () => schema);
    render(<Form loadSchema={load} />);
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(field('Name'));
    expect(load).toHaveBeenCalled();
  });

  it('says so when the rules cannot be fetched, keeps the fields, and tries again', async () => {
    const load = vi.fn(async () => schema);
    load.mockRejectedValue(new Error('offline'));
    const sent = vi.fn(async () => {});
    render(<Form loadSchema={load} send={sent} />);
    await userEvent.type(field('Name'), 'Ada');
    await userEvent.type(field('Town'), 'London');
    await send();
    expect(screen.getByRole('alert').textContent).toBe('It failed: offline');
    expect(field('Name').value).toBe('Ada');
    load.mockResolvedValue(schema);
    await send();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is busy until the response arrives, then shows why it failed', async () => {
    let rejectSend = (_: Error) => {};
    render(
      <Form
        send={() =>
          new Promise((_, reject) => {
            rejectSend = reject;
          })
        }
      />,
    );
    await userEvent.type(field('Name'), 'Ada');
    await userEvent.type(field('Town'), 'London');
    await send();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(button.disabled).toBe(true);
    await act(async () => rejectSend(new Error('full')));
    expect(button.disabled).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe('It failed: full');
  });
});
