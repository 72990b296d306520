// What is typed stays while the page follows; what comes from elsewhere replaces it.
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useEditedValue } from './use-edited-value.ts';

describe('an edited value', () => {
  function open(value: string) {
    const hook = renderHook(({ now }) => useEditedValue(now), { initialProps: { now: value } });
    return {
      text: () => hook.result.current[0],
      type(text: string, given = text.trim()) {
        act(() => {
          hook.result.current[1](text);
          hook.result.current[2](given);
        });
      },
      page: (now: string) => hook.rerender({ now }),
    };
  }

  it('is not replaced by what it was a moment ago', () => {
    const edited = open('');
    edited.type('a');
    edited.type('a b ');
    edited.page('a');
    expect(edited.text()).toBe('a b ');
    edited.page('a b');
    expect(edited.text()).toBe('a b ');
  });

  it('is replaced by a change from elsewhere, also by an undo to what was typed before', () => {
    const edited = open('old');
    edited.type('new');
    edited.page('new');
    edited.page('old');
    expect(edited.text()).toBe('old');
    edited.page('from the chat');
    expect(edited.text()).toBe('from the chat');
  });
});
