// What the sign-in screen shows beside its form: the wish that becomes a page, and the marks of the providers.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from './messages/en.ts';
import { SocialButtons } from './social-buttons.tsx';
import { WishDemo } from './wish-demo.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const askForLessMotion = (asks: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: asks && query.includes('reduce'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
/** Each step of the picture starts the next one once it is drawn. */
async function pass(ms: number) {
  const end = Date.now() + ms;
  for (let at = Date.now(); at < end; at += 5) await act(() => vi.advanceTimersByTimeAsync(5));
}

describe('the picture of a wish', () => {
  it('types one wish, shows its result, and rests within five seconds', async () => {
    askForLessMotion(false);
    vi.useFakeTimers();
    const { container } = render(<WishDemo />);
    const state = () => container.querySelector('[data-wish]')?.getAttribute('data-wish');
    const text = () => container.textContent ?? '';
    expect(state()).toBe('playing');
    expect(text()).not.toContain(messages.demoPrompt);
    // The result appears after the wish was typed, not before.
    expect(text()).not.toContain(messages.demoBio);
    await pass(5_000);
    expect(state()).toBe('done');
    expect(text()).toContain(messages.demoPrompt);
    expect(text()).toContain(messages.demoBio);
    const shown = container.innerHTML;
    await pass(20_000);
    expect(container.innerHTML).toBe(shown);
  });

  it('shows the result at once to who asked for less motion', () => {
    askForLessMotion(true);
    const { container } = render(<WishDemo />);
    expect(container.querySelector('[data-wish="done"]')).not.toBeNull();
    expect(container.textContent).toContain(messages.demoBio);
  });
});

describe('the buttons of the providers', () => {
  it('LOGIN-3 carry the mark of Google in its four colors and that of GitHub', () => {
    render(<SocialButtons message="soon" />);
    const inks = (name: string) =>
      [...screen.getByRole('button', { name }).querySelectorAll('svg[aria-hidden] path')].map(
        (path) => path.getAttribute('fill'),
      );
    expect(inks('Google').toSorted()).toEqual(['#34A853', '#4285F4', '#EA4335', '#FBBC05']);
    expect(inks('GitHub')).toEqual(['currentColor']);
  });
});
