// When keys of the workspace count, and when they belong to what has the focus.
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '#web/lib/preferences/preferences.ts';
import { useShortcuts } from './use-shortcuts.ts';

const onPalette = vi.fn();
const onHelp = vi.fn();
const onDashboard = vi.fn();

function Screen() {
  useShortcuts({ onPalette, onHelp, sequences: { d: onDashboard } });
  return (
    <>
      <button type="button">Button</button>
      <input aria-label="Text" />
      <textarea aria-label="Long text" />
      {/* biome-ignore lint/a11y/useSemanticElements: as the code editor */}
      <div
        role="textbox"
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        aria-label="Code"
      />
      <div role="menu" tabIndex={0} aria-label="Menu" />
      <div role="listbox" tabIndex={0} aria-label="List" />
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  render(<Screen />);
  // jsdom does not know it.
  Object.defineProperty(screen.getByLabelText('Code'), 'isContentEditable', { value: true });
});
afterEach(() => vi.restoreAllMocks());

const focus = (label: string) => screen.getByLabelText(label).focus();

describe('keys of the workspace', () => {
  it('count where nothing or a button has the focus', async () => {
    await userEvent.keyboard('gd?');
    screen.getByRole('button').focus();
    await userEvent.keyboard('gd?');
    expect(onDashboard).toHaveBeenCalledTimes(2);
    expect(onHelp).toHaveBeenCalledTimes(2);
  });

  it.each(['Text', 'Long text', 'Code', 'Menu', 'List'])(
    'are left to what is typed into: %s',
    async (label) => {
      focus(label);
      await userEvent.keyboard('gd?');
      expect(onDashboard).not.toHaveBeenCalled();
      expect(onHelp).not.toHaveBeenCalled();
    },
  );

  it('open the command menu from everywhere', async () => {
    focus('Text');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(onPalette).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
    expect(onPalette).toHaveBeenCalledTimes(1);
  });

  it('leave Ctrl K on a Mac to the text, and take Command K', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Mac OS X)');
    focus('Long text');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(onPalette).not.toHaveBeenCalled();
    await userEvent.keyboard('{Meta>}k{/Meta}');
    expect(onPalette).toHaveBeenCalledTimes(1);
  });

  it('of a single key can be turned off', async () => {
    preferences.update({ singleKeys: false });
    await userEvent.keyboard('gd?{Control>}k{/Control}');
    expect(onDashboard).not.toHaveBeenCalled();
    expect(onHelp).not.toHaveBeenCalled();
    expect(onPalette).toHaveBeenCalledTimes(1);
  });

  it('are not two of one sequence with another key between', async () => {
    await userEvent.keyboard('gxd');
    expect(onDashboard).not.toHaveBeenCalled();
  });
});
