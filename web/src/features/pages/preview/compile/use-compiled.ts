// The latest source, compiled: at once when it was put in place, after a pause while it is typed.
import type { PageElements } from '@vys/compiler/page-elements/page-element';
import { useEffect, useState } from 'react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { letPageEditorStart, runEditJob } from '../../editing/page-editor.ts';
import type { Compiled, Source } from './compile-source.ts';
import { compileInWorker } from './page-compiler.ts';

export type CompiledState = {
  isCompiling: boolean;
  /** A new object for every compile, also of an identical source. */
  compiled: Compiled | undefined;
  /** The last one that compiled; it stays while the source has errors. */
  good: GoodCompile | undefined;
};

type GoodCompile = Extract<Compiled, { ok: true }> & {
  /** What can be selected on it, once it is read; for previews in which elements are selected. */
  elements?: PageElements | undefined;
};
/** What a preview waits for beside the compiler, in milliseconds. It is drawn once more when that takes longer. */
const PATIENCE_MS = 80;

const nothing: CompiledState = { isCompiling: false, compiled: undefined, good: undefined };

/** `hasElements`: elements of the page can be selected. */
export function useCompiled(source: Source, delayMs: number, hasElements = false): CompiledState {
  const { jsx, css, esmCdnUrl } = source;
  const [state, setState] = useState(nothing);

  useEffect(() => {
    if (!jsx.trim()) {
      setState(nothing);
      return;
    }
    let isLatest = true;
    const timer = window.setTimeout(async () => {
      setState((now) => ({ ...now, isCompiling: true }));
      const reading = hasElements ? readElements({ jsx, css }) : Promise.resolve(undefined);
      const compiled = await compileInWorker({ jsx, css, esmCdnUrl }).catch(asProblem);
      letPageEditorStart();
      const elements = await Promise.race([reading, pause(PATIENCE_MS)]);
      if (!isLatest) return;
      setState(({ good }) => ({
        isCompiling: false,
        compiled,
        good: compiled.ok ? { ...compiled, elements } : good,
      }));
      if (elements || !compiled.ok) return;
      const late = await reading;
      if (late && isLatest) setState((now) => ({ ...now, good: { ...compiled, elements: late } }));
    }, delayMs);
    return () => {
      isLatest = false;
      window.clearTimeout(timer);
    };
  }, [jsx, css, esmCdnUrl, delayMs, hasElements]);

  return state;
}

async function readElements(
  source: Pick<Source, 'jsx' | 'css'>,
): Promise<PageElements | undefined> {
  const elements = await runEditJob('elements', source).catch(() => null);
  return elements ?? undefined;
}

const pause = (ms: number) =>
  new Promise<undefined>((resolve) => window.setTimeout(() => resolve(undefined), ms));

const asProblem = (error: unknown): Compiled => ({
  ok: false,
  diagnostics: [{ code: 'compiler', severity: 'error', message: getErrorMessage(error) }],
});
