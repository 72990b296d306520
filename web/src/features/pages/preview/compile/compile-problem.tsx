// What keeps the page from compiling, with its place, over the last render that stood.

import type { PageDiagnostic } from '@vys/contract/pages/pages';
import { CircleAlert } from 'lucide-react';
import { messages } from './messages/en.ts';

const SHOWN = 4;

export type CompileProblemProps = {
  problems: readonly PageDiagnostic[];
  /** Whether an earlier render is still standing below. */
  hasRendered: boolean;
};

export function formatLocation({ line, column }: PageDiagnostic): string {
  if (!line) return '';
  return column ? `Line ${line}, column ${column}` : `Line ${line}`;
}

export function CompileProblem({ problems, hasRendered }: CompileProblemProps) {
  const more = problems.length - SHOWN;
  return (
    <section
      role="alert"
      className="absolute inset-x-3 bottom-3 mx-auto max-h-[60%] max-w-xl animate-rise-in overflow-y-auto rounded-md border border-danger-line bg-danger-soft px-4 py-3.5 text-sm shadow-lg"
    >
      <h3 className="flex items-center gap-2 font-semibold text-danger-text">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        {messages.compilationError}
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={`${problem.code}:${problem.line}:${problem.column}:${problem.message}`}>
            {formatLocation(problem) && (
              <span className="block font-mono text-muted text-xs">{formatLocation(problem)}</span>
            )}
            <span className="text-fg [overflow-wrap:anywhere]">{problem.message}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-muted text-xs">{messages.andMore(more)}</p>}
      {hasRendered && <p className="mt-2 text-muted text-xs">{messages.lastWorkingVersion}</p>}
    </section>
  );
}
