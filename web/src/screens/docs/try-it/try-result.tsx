// What a tried call returned: status, time and body.
import { Badge } from '#web/ui/content/badge.tsx';
import { messages } from '../messages/en.ts';
import { CodeBlock } from '../reference/code-block.tsx';
import type { TryResult } from './send-operation.ts';

/** More would stop the browser for a moment. */
const MOST_CHARACTERS = 100_000;

export function TryResultView({ result: { status, milliseconds, body } }: { result: TryResult }) {
  const isShortened = body.length > MOST_CHARACTERS;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p role="status" className="flex items-center gap-2 text-muted text-sm tabular-nums">
        <Badge tone={status < 400 ? 'success' : 'danger'}>{status}</Badge>
        {messages.took(milliseconds)}
      </p>
      <CodeBlock label={messages.result}>
        {body.slice(0, MOST_CHARACTERS) || messages.emptyBody}
      </CodeBlock>
      {isShortened && <p className="text-muted text-xs">{messages.shortened}</p>}
    </div>
  );
}
