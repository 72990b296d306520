// What visitors sent: a table where there is space, one card under the other where there is not.

import type { Submission, SubmissionStatus } from '@vys/contract/pages/forms';
import { Trash2 } from 'lucide-react';
import { formatAge } from '#web/lib/format/formats.ts';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge, type BadgeProps } from '#web/ui/content/badge.tsx';
import { MessageText } from './message-text.tsx';
import { messages } from './messages/en.ts';

type Props = {
  submissions: readonly Submission[];
  onRemove: (submission: Submission) => void;
};

const timeFormat = new Intl.DateTimeFormat(interfaceLocale, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

const states: Readonly<
  Record<SubmissionStatus, { text: string; tone: BadgeProps['tone'] } | undefined>
> = {
  received: undefined,
  pending: { text: messages.waitingForConfirmation, tone: 'warning' },
  confirmed: { text: messages.confirmed, tone: 'success' },
  unconfirmed: { text: messages.notConfirmed, tone: 'neutral' },
};

export function SubmissionTable({ submissions, onRemove }: Props) {
  return (
    <table className="w-full border-collapse text-left text-sm max-md:block">
      <thead className="border-line border-b text-muted text-xs max-md:sr-only">
        <tr>
          <th scope="col" className="w-[17rem] py-2 pr-4 font-medium">
            {messages.from}
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            {messages.message}
          </th>
          <th scope="col" className="w-32 py-2 pr-4 font-medium">
            {messages.when}
          </th>
          <th scope="col" className="w-10 py-2">
            <span className="sr-only">{messages.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block">
        {submissions.map((submission) => (
          <Row key={submission.id} submission={submission} onRemove={() => onRemove(submission)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ submission, onRemove }: { submission: Submission; onRemove: () => void }) {
  const sender = submission.name ?? submission.email ?? messages.someVisitor;
  return (
    <tr className="align-top max-md:relative max-md:block max-md:py-3.5 max-md:pr-12">
      <td className="py-3 pr-4 [overflow-wrap:anywhere] max-md:block max-md:p-0">
        <p className="font-medium text-fg">{sender}</p>
        {submission.name !== null && submission.email !== null && (
          <EmailLink email={submission.email} />
        )}
        {submission.name === null &&
          submission.email !== null &&
          submission.kind !== 'newsletter' && (
            <EmailLink email={submission.email} label={messages.replyByEmail} />
          )}
      </td>
      <td className="py-3 pr-4 max-md:mt-2 max-md:block max-md:p-0">
        <div className="flex flex-col items-start gap-1.5">
          <Kind submission={submission} />
          {submission.message !== null && <MessageText text={submission.message} />}
          <Extra fields={submission.extra} />
        </div>
      </td>
      <td className="whitespace-nowrap py-3 pr-4 text-muted max-md:mt-2 max-md:block max-md:p-0 max-md:text-xs">
        <time
          dateTime={submission.created_at}
          title={timeFormat.format(new Date(submission.created_at))}
        >
          {formatAge(submission.created_at)}
        </time>
      </td>
      <td className="py-2 max-md:absolute max-md:top-1.5 max-md:-right-2 max-md:p-0">
        <IconButton label={messages.deleteMessage(sender)} tooltip={false} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}

function Kind({ submission }: { submission: Submission }) {
  const state = states[submission.status];
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge>{messages.kinds[submission.kind]}</Badge>
      {state && <Badge tone={state.tone}>{state.text}</Badge>}
    </span>
  );
}

function EmailLink({ email, label = email }: { email: string; label?: string }) {
  return (
    <a
      href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
      className="inline-block rounded-[3px] text-muted underline decoration-line-strong underline-offset-4 hover:text-fg pointer-coarse:py-2.5"
    >
      {label}
    </a>
  );
}

function Extra({ fields }: { fields: Submission['extra'] }) {
  const entries = Object.entries(fields);
  if (entries.length === 0) return null;
  return (
    <dl className="flex flex-col gap-0.5">
      {entries.map(([name, value]) => (
        <div key={name} className="flex gap-2 [overflow-wrap:anywhere]">
          <dt className="shrink-0 text-muted">{name}</dt>
          <dd className="whitespace-pre-line text-fg">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
