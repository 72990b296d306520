// One source in CodeMirror, always dark. Holds the undo history; the text itself belongs to the page.
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { extensionsFor, typingHistory } from './extensions.ts';
import type { Language } from './language.ts';

export type CodeEditorProps = {
  language: Language;
  label: string;
  value: string;
  readOnly: boolean;
  onChange: (text: string) => void;
};

export function CodeEditor({ language, label, value, readOnly, onChange }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const editable = useRef(new Compartment());
  const typing = useRef(new Compartment());
  const latest = useRef({ onChange, value, readOnly });

  useEffect(() => {
    latest.current = { onChange, value, readOnly };
  });

  useEffect(() => {
    if (!host.current) return;
    const changeListener = EditorView.updateListener.of(({ docChanged, state }) => {
      const text = docChanged ? state.doc.toString() : latest.current.value;
      if (text !== latest.current.value) latest.current.onChange(text);
    });
    const doc = latest.current.value;
    const start = editable.current.of(EditorState.readOnly.of(latest.current.readOnly));
    const history = typing.current.of(typingHistory);
    const extensions = [...extensionsFor(language, label), history, changeListener, start];
    view.current = new EditorView({ parent: host.current, doc, extensions });
    return () => view.current?.destroy();
  }, [language, label]);

  useEffect(() => {
    const { current } = view;
    if (!current || current.state.doc.toString() === value) return;
    // The cursor stays where it was as far as the text allows.
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } });
    // Undo of the page brings back what was there, not undo of typing.
    current.dispatch({ effects: typing.current.reconfigure([]) });
    current.dispatch({ effects: typing.current.reconfigure(typingHistory) });
  }, [value]);

  useEffect(() => {
    const isReadOnly = EditorState.readOnly.of(readOnly);
    view.current?.dispatch({ effects: editable.current.reconfigure(isReadOnly) });
  }, [readOnly]);

  return <div ref={host} className="h-full min-h-0 overflow-hidden" />;
}
