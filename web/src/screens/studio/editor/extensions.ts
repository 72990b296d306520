// What the code editor can do: highlighting, completion, brackets, history, keys.
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  redoDepth,
  undoDepth,
} from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { oneDark } from '@codemirror/theme-one-dark';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Language } from './language.ts';
import { messages } from './messages/en.ts';

/** The dark theme of the interface, whichever theme is chosen. */
const editorTheme = EditorView.theme(
  {
    '&': { backgroundColor: 'oklch(0.14 0.007 168)' },
    '.cm-gutters': { backgroundColor: 'oklch(0.14 0.007 168)', color: 'oklch(0.56 0.013 166)' },
    '.cm-activeLine': { backgroundColor: 'oklch(0.75 0.02 168 / 0.06)' },
    '.cm-activeLineGutter': {
      backgroundColor: 'oklch(0.75 0.02 168 / 0.06)',
      color: 'oklch(0.8 0.01 166)',
    },
    '.cm-tooltip': { backgroundColor: 'oklch(0.2 0.01 168)' },
  },
  { dark: true },
);

const size = EditorView.theme({
  '&': { height: '100%', fontSize: '13px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
  '.cm-content': { paddingBlock: '12px' },
  '&.cm-focused': { outline: 'none' },
});

/** The keys of the studio ask how much typing there is to undo. */
export const typingHistory: Extension = [
  history(),
  EditorView.editorAttributes.of(({ state }) => ({
    'data-undo-depth': `${undoDepth(state)}`,
    'data-redo-depth': `${redoDepth(state)}`,
  })),
];

export function extensionsFor(language: Language, label: string): Extension[] {
  return [
    EditorState.phrases.of(messages.phrases),
    lineNumbers(),
    foldGutter(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    language === 'jsx' ? javascript({ jsx: true }) : css(),
    editorTheme,
    oneDark,
    size,
    EditorView.lineWrapping,
    // Escape and then Tab leaves the editor.
    EditorView.contentAttributes.of({ 'aria-label': messages.editorLabel(label) }),
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...completionKeymap,
      indentWithTab,
    ]),
  ];
}
