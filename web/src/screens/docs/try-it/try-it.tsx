// Sends a call to the reader's own account: reading ones at once, others after a confirmation.
import type { ApiDocument } from '@vys/contract/api-docs/document';
import type { Operation } from '@vys/contract/api-docs/operations';
import type { ReactNode } from 'react';
import { paths } from '#web/lib/navigation/paths.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { messages } from '../messages.ts';
import { getTryMode } from './can-try.ts';
import { TryForm } from './try-form.tsx';

export function TryIt({ document, operation }: { document: ApiDocument; operation: Operation }) {
  const { status } = useSession();
  const mode = getTryMode(document, operation);
  return (
    <section aria-label={messages.tryIt} className="flex flex-col gap-3">
      <h2 className="font-semibold text-base text-fg">{messages.tryIt}</h2>
      {mode === 'notPossible' && <Hint>{messages.tryItNotPossible}</Hint>}
      {mode === 'deletesAccount' && <Hint>{messages.tryItDeletesAccount}</Hint>}
      {mode === 'possible' && status === 'signedIn' && (
        <>
          <Hint>{messages.tryItHint}</Hint>
          <TryForm document={document} operation={operation} />
        </>
      )}
      {mode === 'possible' && status === 'signedOut' && (
        <Hint>
          {messages.tryItSignedOut}{' '}
          <a href={paths.loginThen(`${paths.docs}#${operation.id}`)} className="link">
            {messages.signIn}
          </a>
        </Hint>
      )}
    </section>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <p className="text-muted text-sm">{children}</p>;
}
