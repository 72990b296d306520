// The way out to a code editor: judges the wish, gets a one-time code for it and leaves.
import { makeEditorCode } from '@vys/contract/editor-handoff';
import { useCallback, useEffect, useState } from 'react';
import { leaveFor } from '#web/lib/address.ts';
import { call } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { failureWords } from '#web/lib/failure-words.ts';
import { askInstallation } from '#web/lib/installation.ts';
import { readRedirect } from '#web/lib/redirect.ts';

export type EditorLeave = {
  /** Undefined until it is known that the wish may be followed. */
  origin: string | undefined;
  problem: string | undefined;
  isLeaving: boolean;
  /** Goes there, or judges again after a failure. */
  go: () => void;
};

type Options = {
  wish: string;
  challenge: string | null;
  /** False leaves as soon as it may. */
  askFirst: boolean;
  onRefused: () => void;
};

const unknownWords = { refused: 'Vys could not find out where this link leads.' };
const failedWords = { refused: 'Vys could not open the editor.' };

export function useEditorLeave({ wish, challenge, askFirst, onRefused }: Options): EditorLeave {
  const [editor, setEditor] = useState<{ url: string; origin: string }>();
  const [problem, setProblem] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);

  const leave = useCallback(
    async ({ url, origin }: { url: string; origin: string }) => {
      setLeaving(true);
      setProblem(undefined);
      try {
        leaveFor(await askAddress(url, origin, challenge));
      } catch (error) {
        if (isRefusal(error)) return onRefused();
        setProblem(failureWords(error, failedWords));
        setLeaving(false);
      }
    },
    [challenge, onRefused],
  );

  const judge = useCallback(async () => {
    setProblem(undefined);
    try {
      const { editor_origins } = await askInstallation();
      const read = readRedirect(wish, window.location.origin, editor_origins ?? []);
      if (read.kind !== 'editor') return onRefused();
      setEditor(read);
      if (!askFirst) await leave(read);
    } catch (error) {
      setProblem(failureWords(error, unknownWords));
    }
  }, [wish, askFirst, leave, onRefused]);

  useEffect(() => void judge(), [judge]);

  return {
    origin: editor?.origin,
    problem,
    isLeaving,
    go: () => void (editor ? leave(editor) : judge()),
  };
}

/** The server decides again; that its answer stays with the editor is looked at here too. */
async function askAddress(
  redirect: string,
  origin: string,
  challenge: string | null,
): Promise<string> {
  const body = { redirect, ...(challenge ? { code_challenge: challenge } : {}) };
  const { redirect_to } = (await call(makeEditorCode, { body })).data;
  if (new URL(redirect_to).origin !== origin) throw new Error('another editor was answered');
  return redirect_to;
}

const isRefusal = (error: unknown) =>
  isApiError(error) && error.code === 'identity.redirect_refused';
