// Undo and redo in the studio, by key and by button, over a fake server that goes through its versions.
import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp } from '#web/app/test/render-app.tsx';
import { currentToast } from '#web/ui/feedback/toast.ts';
import { createContent, input, type Options, openStudio, premium } from '../test/open-studio.tsx';

afterEach(leaveApp);

/** The page with the versions `First`, `Second` and `Third`; the focus is on no text field. */
async function open(options: Options = {}) {
  const studio = openStudio({ heading: 'First', ...options });
  studio.server.save(createContent('Second'), false);
  studio.server.save(createContent('Third'), false);
  await input();
  screen.getByRole('button', { name: 'History' }).focus();
  const heading = () =>
    /<h1>(.*)<\/h1>/.exec(studio.server.current()?.content.jsx ?? '')?.[1] ?? '';
  const press = (keys: string) => studio.user.keyboard(keys);
  const steps = () => studio.requests.filter(({ path }) => path.endsWith('/history'));
  return { ...studio, heading, press, steps };
}
const undo = '{Control>}z{/Control}';
const redo = '{Control>}{Shift>}z{/Shift}{/Control}';
const button = (name: 'Undo' | 'Redo') =>
  screen.getAllByRole('button', { name })[0] as HTMLButtonElement;
const isOff = (name: 'Undo' | 'Redo') => button(name).getAttribute('aria-disabled') === 'true';
/** What a browser does where a field has typing to undo. */
const undoTypingIn = (field: HTMLElement) =>
  field.addEventListener('keydown', () => fireEvent.input(field, { inputType: 'historyUndo' }));

describe('undo and redo by key', () => {
  it('go back and forth at any depth, say what they did, and show the page', async () => {
    const { heading, press, compiled } = await open();
    await press(undo);
    await waitFor(() => expect(heading()).toBe('Second'));
    await waitFor(() => expect(currentToast.get()?.message).toBe('Undone: Changed undo'));
    await press(undo);
    await waitFor(() => expect(heading()).toBe('First'));
    await waitFor(() => expect(compiled.at(-1)?.jsx).toContain('First'));
    await press(redo);
    await waitFor(() => expect(heading()).toBe('Second'));
    await waitFor(() => expect(currentToast.get()?.message).toBe('Redone: Changed redo'));
    await press('{Control>}y{/Control}');
    await waitFor(() => expect(heading()).toBe('Third'));
  });

  it('in a row are all taken, one after the other', async () => {
    const { heading, press, steps } = await open();
    await press(`${undo}${undo}`);
    await waitFor(() => expect(heading()).toBe('First'));
    expect(steps().map(({ headers }) => headers['If-Match'])).toEqual(['e4', 'e5']);
  });

  it('do nothing where there is nothing to undo', async () => {
    const { press, steps } = await open();
    await press(redo);
    expect(steps()).toEqual([]);
  });

  it('are left to a text field that has typing to undo', async () => {
    const { press, steps, heading } = await open();
    const field = await input();
    field.focus();
    undoTypingIn(field);
    await press(undo);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(steps()).toEqual([]);
    expect(heading()).toBe('Third');
  });

  it('work in a text field that has nothing to undo', async () => {
    const { press, heading } = await open();
    (await input()).focus();
    await press(undo);
    await waitFor(() => expect(heading()).toBe('Second'));
  });

  it('are left to the code editor as long as there is typing to undo in it', async () => {
    const { press, steps, heading } = await open({ user: premium });
    const editor = await screen.findByLabelText(/^JSX source/, {}, { timeout: 10_000 });
    const root = editor.closest<HTMLElement>('[data-undo-depth]');
    expect(root?.dataset.undoDepth).toBe('0');
    editor.focus();
    await press(undo);
    await waitFor(() => expect(heading()).toBe('Second'));
    await waitFor(() => expect(editor.textContent).toContain('Second'));
    expect(root?.dataset.undoDepth).toBe('0');
    const typed = { changes: { from: 0, insert: '// Mine' }, userEvent: 'input.type' };
    act(() => EditorView.findFromDOM(editor)?.dispatch(typed));
    expect(root?.dataset.undoDepth).toBe('1');
    await press(undo);
    await waitFor(() => expect(editor.textContent).not.toContain('// Mine'));
    expect(steps()).toHaveLength(1);
  });
});

describe('what is not saved', () => {
  it('becomes a version, which undo takes back and redo brings back', async () => {
    const { server, press, user } = await open();
    const title = screen.getByRole('textbox', { name: 'Page title' });
    fireEvent.change(title, { target: { value: 'Tea' } });
    screen.getByRole('button', { name: 'History' }).focus();
    await press(undo);
    await waitFor(() => expect(server.current()?.title).toBe('My page'));
    expect(server.versions.map(({ metadata }) => metadata.title).slice(0, 3)).toEqual([
      'My page',
      'Tea',
      'My page',
    ]);
    await waitFor(() => expect(isOff('Redo')).toBe(false));
    await user.click(button('Redo'));
    await waitFor(() => expect(server.current()?.title).toBe('Tea'));
  });
});

describe('the buttons', () => {
  it('say whether there is something to undo and to redo', async () => {
    const { user, heading } = await open();
    expect([isOff('Undo'), isOff('Redo')]).toEqual([false, true]);
    await user.click(button('Undo'));
    await waitFor(() => expect(isOff('Redo')).toBe(false));
    await user.click(button('Undo'));
    await waitFor(() => expect([isOff('Undo'), isOff('Redo')]).toEqual([true, false]));
    expect(heading()).toBe('First');
  });

  it('are off without a page', async () => {
    openStudio({ heading: null });
    await input();
    expect([isOff('Undo'), isOff('Redo')]).toEqual([true, true]);
  });
});

describe('an undo that fails', () => {
  it('of a page that was changed elsewhere loads the newer one', async () => {
    const { server, press, compiled, heading } = await open();
    server.save(createContent('Elsewhere'), false);
    await press(undo);
    await waitFor(() =>
      expect(currentToast.get()?.message).toBe(
        'This page was changed elsewhere, so we loaded the newer version.',
      ),
    );
    await waitFor(() => expect(compiled.at(-1)?.jsx).toContain('Elsewhere'));
    expect(heading()).toBe('Elsewhere');
    await press(undo);
    await waitFor(() => expect(heading()).toBe('Third'));
  });

  it('says why', async () => {
    const { press } = await open({
      handlers: {
        'POST /api/pages/7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0002/history': () => ({
          status: 500,
          body: { code: 'internal', message: 'Something broke.' },
        }),
      },
    });
    await press(undo);
    await waitFor(() =>
      expect(currentToast.get()?.message).toBe("Couldn't undo: Something broke."),
    );
  });
});
