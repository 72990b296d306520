// The latest source, compiled: at once when it was put in place, after a pause while it is typed.
import { useEffect, useState } from 'react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import type { Compiled, Source } from './compile-source.ts';
import { compileInWorker } from './page-compiler.ts';

export type CompiledState = {
  isCompiling: boolean;
  /** A new object for every compile, also of an identical source. */
  compiled: Compiled | undefined;
  /** The last one that compiled; it stays while the source has errors. */
  good: GoodCompile | undefined;
};

type GoodCompile = Extract<Compiled, { ok: true }>;

const nothing: CompiledState = { isCompiling: false, compiled: undefined, good: undefined };

export function useCompiled(source: Source, delayMs: number): CompiledState {
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
      const compiled = await compileInWorker({ jsx, css, esmCdnUrl }).catch(asProblem);
      if (!isLatest) return;
      setState(({ good }) => ({
        isCompiling: false,
        compiled,
        good: compiled.ok ? compiled : good,
      }));
    }, delayMs);
    return () => {
      isLatest = false;
      window.clearTimeout(timer);
    };
  }, [jsx, css, esmCdnUrl, delayMs]);

  return state;
}

const asProblem = (error: unknown): Compiled => ({
  ok: false,
  diagnostics: [{ code: 'compiler', severity: 'error', message: getErrorMessage(error) }],
});
