// One toast at a time, gone after five seconds or on close.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

// In small steps: React runs its effects, which set the next timers, only between them.
function pass(ms: number) {
  for (let elapsed = 0; elapsed < ms; elapsed += 50) act(() => vi.advanceTimersByTime(50));
}

describe('toaster', () => {
  beforeEach(async () => {
    await import('./toast-view.tsx');
    vi.useFakeTimers();
    render(<Toaster />);
    await act(async () => vi.advanceTimersByTime(1500));
  });
  afterEach(() => {
    act(() => toast.dismiss());
    pass(1000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('TOAST-1 shows one toast at a time at the bottom right, the newest', () => {
    act(() => toast.success('First'));
    pass(50);
    expect(screen.getByText('First')).toBeVisible();
    act(() => toast.error('Second'));
    pass(1000);
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByText('Second')).toBeVisible();
    const list = screen.getByRole('list');
    expect(list.dataset.yPosition).toBe('bottom');
    expect(list.dataset.xPosition).toBe('right');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('TOAST-1 shows only the newest of several that come before the first is drawn', () => {
    // As on a busy page, where a frame is drawn before timers that are due.
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
      draw(0);
      return 0;
    });
    act(() => toast.success('First'));
    act(() => toast.info('Second'));
    act(() => vi.advanceTimersToNextTimer());
    act(() => toast.error('Third'));
    pass(1000);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Third']);
  });

  it('forgets a toast when its place is unmounted', () => {
    act(() => toast.success('First'));
    pass(50);
    cleanup();
    toast.dismiss();
    render(<Toaster />);
    pass(2000);
    expect(screen.queryByText('First')).not.toBeInTheDocument();
  });

  it('TOAST-2 hides after 5000 ms', () => {
    act(() => toast.info('Soon gone'));
    pass(50);
    pass(4900);
    expect(screen.getByText('Soon gone')).toBeVisible();
    pass(1000);
    expect(screen.queryByText('Soon gone')).not.toBeInTheDocument();
  });

  it('TOAST-2 stays for the duration it was given', () => {
    act(() => toast.info('Longer', { durationMs: 8000 }));
    pass(50);
    pass(6500);
    expect(screen.getByText('Longer')).toBeVisible();
    pass(2500);
    expect(screen.queryByText('Longer')).not.toBeInTheDocument();
  });

  it('TOAST-3 hides on close', () => {
    act(() => toast.success('Saved'));
    pass(50);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    pass(1000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('draws what was said before it was there', async () => {
    cleanup();
    toast.error('Too early');
    render(<Toaster />);
    await act(async () => {});
    pass(50);
    expect(screen.getByText('Too early')).toBeVisible();
  });

  it('shows the same message again when it is said again', () => {
    act(() => toast.error('No connection'));
    pass(6000);
    expect(screen.queryByText('No connection')).not.toBeInTheDocument();
    act(() => toast.error('No connection'));
    pass(50);
    expect(screen.getByText('No connection')).toBeVisible();
  });

  it('offers one action', () => {
    const onPress = vi.fn();
    act(() => toast.info('Moved', { action: { label: 'Undo', onPress } }));
    pass(50);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});
