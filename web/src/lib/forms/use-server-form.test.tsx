// A form with rules that are fetched late and a server that checks again, through a small form.
import { zodResolver } from '@hookform/resolvers/zod';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { lazyResolver, useServerForm } from './use-server-form.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'Name is required').max(5, 'Too long'),
  town: z.string().min(1, 'Town is required'),
  news: z.boolean(),
});
type Values = z.infer<typeof schema>;
const resolver = zodResolver(schema);

type Props = {
  loadResolver?: () => Promise<typeof resolver>;
  send?: (values: Values) => Promise<void>;
};

function Form({ loadResolver = async () => resolver, send = async () => {} }: Props) {
  const { register, errors, problem, isSubmitting, formProps } = useServerForm<Values>({
    resolver: lazyResolver(loadResolver),
    defaultValues: { name: '', town: '', news: false },
    send,
    describeError: (error) => `It failed: ${(error as Error).message}`,
  });
  return (
    <form {...formProps}>
      <p role="alert">{problem}</p>
      <input aria-label="Name" {...register('name')} />
      <p>{errors.name?.message}</p>
      <input aria-label="Town" {...register('town')} />
      <p>{errors.town?.message}</p>
      <input aria-label="News" type="checkbox" {...register('news')} />
      <button type="submit" disabled={isSubmitting}>
        Send
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function fillIn() {
  await userEvent.type(field('Name'), 'Ada');
  await userEvent.type(field('Town'), 'London');
}

describe('a form', () => {
  it('submits the values as parsed by its schema', async () => {
    const send = vi.fn(async () => {});
    render(<Form send={send} />);
    await userEvent.type(field('Name'), ' Ada ');
    await userEvent.type(field('Town'), 'London');
    await userEvent.click(field('News'));
    await submit();
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', town: 'London', news: true });
  });

  it('shows what is wrong with each field, focuses the first and sends nothing', async () => {
    const send = vi.fn(async () => {});
    render(<Form send={send} />);
    await submit();
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Town is required')).toBeVisible();
    expect(field('Name')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows errors after the first submit only, and follows every change from then on', async () => {
    render(<Form />);
    await userEvent.type(field('Name'), 'Augusta');
    expect(screen.queryByText('Too long')).not.toBeInTheDocument();
    await submit();
    expect(await screen.findByText('Too long')).toBeVisible();
    await userEvent.type(field('Name'), '{Backspace}{Backspace}');
    expect(screen.queryByText('Too long')).not.toBeInTheDocument();
  });

  it('shows server errors at their field, and focuses it', async () => {
    const rejection = { code: 'x.invalid', message: 'Invalid', status: 422 };
    const fields = { town: 'No such town', planet: 'Not asked for' };
    render(<Form send={() => Promise.reject(new ApiError({ ...rejection, fields }))} />);
    await fillIn();
    await submit();
    expect(await screen.findByText('No such town')).toBeVisible();
    expect(field('Town')).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows an error when the schema cannot be loaded, keeps the fields, and tries again', async () => {
    const load = vi.fn(async () => resolver);
    load.mockRejectedValue(new Error('offline'));
    const send = vi.fn(async () => {});
    render(<Form loadResolver={load} send={send} />);
    await fillIn();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('It failed: offline');
    expect(field('Name')).toHaveValue('Ada');
    load.mockResolvedValue(resolver);
    await submit();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(send).toHaveBeenCalledOnce();
  });

  it('is busy until the response arrives, then shows why it failed', async () => {
    let rejectSend = (_: Error) => {};
    const send = vi.fn(
      () =>
        new Promise<void>((_, reject) => {
          rejectSend = reject;
        }),
    );
    render(<Form send={send} />);
    await fillIn();
    await submit();
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).toBeDisabled();
    await userEvent.type(field('Town'), '{Enter}');
    expect(send).toHaveBeenCalledOnce();
    await act(async () => rejectSend(new Error('full')));
    expect(button).toBeEnabled();
    expect(screen.getByRole('alert')).toHaveTextContent('It failed: full');
  });
});
