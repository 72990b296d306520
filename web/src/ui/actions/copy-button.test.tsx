// Copying says so for two seconds.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

const writeText = vi.fn<(text: string) => Promise<void>>();

describe('copy button', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    writeText.mockReset().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

  it('SHARE-7 copies, shows `Copied!` for 2 seconds, then resets', async () => {
    render(<CopyButton text="https://example.org/mara" label="Copy link" />);
    await press();
    expect(writeText).toHaveBeenCalledWith('https://example.org/mara');
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
    act(() => vi.advanceTimersByTime(1999));
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  it('SHARE-7 starts the 2 seconds anew when pressed again', async () => {
    render(<CopyButton text="x" />);
    await press();
    act(() => vi.advanceTimersByTime(1500));
    await press();
    act(() => vi.advanceTimersByTime(1500));
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  });

  it('keeps its label and reports that the browser denied the clipboard', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    const onError = vi.fn();
    render(<CopyButton text="x" onError={onError} />);
    await press();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });
});
