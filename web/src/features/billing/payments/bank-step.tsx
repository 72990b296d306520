// The 3-D Secure step of the sandbox, which a real card does in a window of its bank.
import { Landmark } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { messages } from '../messages/en.ts';
import { SandboxBadge } from '../sandbox-badge.tsx';

export type BankStepProps = {
  question: string;
  isPending: boolean;
  onDecide: (outcome: 'approve' | 'fail') => void;
};

export function BankStep({ question, isPending, onDecide }: BankStepProps) {
  return (
    <section aria-label={messages.sandboxBank} className="flex flex-col items-center text-center">
      <span
        aria-hidden="true"
        className="mb-3 grid size-11 place-items-center rounded-md border border-line-strong bg-raised text-muted"
      >
        <Landmark className="size-5" />
      </span>
      <p className="flex items-center gap-2 font-semibold text-fg text-sm">
        {messages.sandboxBank}
        <SandboxBadge />
      </p>
      <p className="mt-1.5 max-w-sm text-muted text-sm">{question}</p>
      <div className="mt-5 flex gap-2">
        <Button variant="secondary" disabled={isPending} onClick={() => onDecide('fail')}>
          {messages.fail}
        </Button>
        <Button loading={isPending} onClick={() => onDecide('approve')}>
          {messages.approve}
        </Button>
      </div>
    </section>
  );
}
