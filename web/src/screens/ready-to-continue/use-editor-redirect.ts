// Redirects to a code editor: checks the redirect URL, gets a one-time code for it and navigates there.

import { issueEditorCode } from '@vys/contract/editor-auth';
import { useCallback, useEffect, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { fetchClientConfig } from '#web/lib/api/client-config.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { navigateExternal } from '#web/lib/navigation/navigation.ts';
import { readRedirect } from '#web/lib/navigation/redirect.ts';
import { messages } from './messages/en.ts';

export type EditorRedirect = {
  /** Undefined until the redirect URL was accepted. */
  origin: string | undefined;
  problem: string | undefined;
  isRedirecting: boolean;
  /** Redirects, or checks the URL again after a failure. */
  go: () => void;
};

type Options = {
  redirectTo: string;
  challenge: string | null;
  /** When false, it redirects as soon as the URL was accepted. */
  confirmFirst: boolean;
  onRejected: () => void;
};

const lookupErrorMessages = { rejected: messages.linkCheckFailed };
const redirectErrorMessages = { rejected: messages.openEditorFailed };

export function useEditorRedirect({
  redirectTo,
  challenge,
  confirmFirst,
  onRejected,
}: Options): EditorRedirect {
  const [editor, setEditor] = useState<{ url: string; origin: string }>();
  const [problem, setProblem] = useState<string>();
  const [isRedirecting, setRedirecting] = useState(false);

  const redirect = useCallback(
    async ({ url, origin }: { url: string; origin: string }) => {
      setRedirecting(true);
      setProblem(undefined);
      try {
        navigateExternal(await requestEditorUrl(url, origin, challenge));
      } catch (error) {
        if (isRejection(error)) return onRejected();
        setProblem(getErrorMessage(error, redirectErrorMessages));
        setRedirecting(false);
      }
    },
    [challenge, onRejected],
  );

  const validate = useCallback(async () => {
    setProblem(undefined);
    try {
      const { editor_origins } = await fetchClientConfig();
      const redirectTarget = readRedirect(redirectTo, window.location.origin, editor_origins ?? []);
      if (redirectTarget.kind !== 'editor') return onRejected();
      setEditor(redirectTarget);
      if (!confirmFirst) await redirect(redirectTarget);
    } catch (error) {
      setProblem(getErrorMessage(error, lookupErrorMessages));
    }
  }, [redirectTo, confirmFirst, redirect, onRejected]);

  useEffect(() => void validate(), [validate]);

  return {
    origin: editor?.origin,
    problem,
    isRedirecting,
    go: () => void (editor ? redirect(editor) : validate()),
  };
}

/** The server decides again; that its response leads to the editor is checked here too. */
async function requestEditorUrl(
  redirect: string,
  origin: string,
  challenge: string | null,
): Promise<string> {
  const body = { redirect, ...(challenge ? { code_challenge: challenge } : {}) };
  const { redirect_to } = (await call(issueEditorCode, { body })).data;
  if (new URL(redirect_to).origin !== origin) throw new Error('response for another editor');
  return redirect_to;
}

const isRejection = (error: unknown) =>
  isApiError(error) && error.code === 'identity.redirect_refused';
