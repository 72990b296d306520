// The top of a case: which page of whom, how it stands, and what can be decided.

import type { CaseDetail, Decision } from '@vys/contract/pages/moderation';
import { useState } from 'react';
import { CaseBadge } from '#web/features/moderation/case-labels.tsx';
import { OpenWarning } from '#web/features/moderation/outbound-link-list.tsx';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { messages } from './messages/en.ts';
import { type DialogDecision, ReasonDialog } from './reason-dialog.tsx';
import { useDecideCase } from './use-decide-case.ts';

const formatDay = (at: string | null) =>
  at ? new Date(at).toLocaleDateString(interfaceLocale, { dateStyle: 'medium' }) : messages.never;

export function CaseHead({ moderationCase }: { moderationCase: CaseDetail }) {
  const { page, owner } = moderationCase;
  const [openUrl, setOpenUrl] = useState<string | null>(null);
  const facts = [
    [messages.page, page.title || page.name],
    [messages.owner, [owner.full_name, owner.email].filter(Boolean).join(' · ')],
    [messages.memberSince, formatDay(owner.member_since)],
    [messages.firstPublished, formatDay(moderationCase.first_published_at)],
    [messages.lastPublished, formatDay(moderationCase.published_at)],
    [messages.visitors, visitorsSee(moderationCase)],
    [messages.code, moderationCase.runs_code ? messages.codeRuns : messages.noCode],
    ...(moderationCase.reason ? [[messages.reason, moderationCase.reason]] : []),
  ];
  return (
    <div className="flex flex-col gap-4 px-5 py-4.5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2.5 font-semibold text-fg text-lg">
            <span className="[overflow-wrap:anywhere]">/{page.name}</span>
            <CaseBadge status={moderationCase.status} />
          </h2>
          <p className="font-mono text-subtle text-xs">{moderationCase.case_number}</p>
        </div>
        <DecisionButtons moderationCase={moderationCase} />
      </div>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-fg [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="secondary" size="sm">
          <a href={`${page.url}+`} target="_blank" rel="noopener noreferrer">
            {messages.inspectLinks}
          </a>
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setOpenUrl(page.url)}>
          {messages.openPage}
        </Button>
      </div>
      <OpenWarning url={openUrl} onClose={() => setOpenUrl(null)} />
    </div>
  );
}

function visitorsSee({ suspended_at, is_active }: CaseDetail): string {
  if (suspended_at) return messages.seeSuspended(formatDay(suspended_at));
  return is_active ? messages.seePage : messages.seeNothing;
}

function DecisionButtons({ moderationCase }: { moderationCase: CaseDetail }) {
  const { decide, isPending } = useDecideCase(moderationCase);
  const [pendingDecision, setPendingDecision] = useState<DialogDecision | null>(null);
  const isGone = moderationCase.suspended_at !== null;
  const isWaiting = moderationCase.status === 'open' || moderationCase.status === 'appealed';

  async function send(decision: Decision, reason: string) {
    if (await decide(decision, reason)) setPendingDecision(null);
  }

  return (
    <div className="flex flex-wrap gap-2">
      {moderationCase.status === 'open' && (
        <Button
          variant="secondary"
          disabled={isPending}
          onClick={() => setPendingDecision('dismiss')}
        >
          {messages.dismiss}
        </Button>
      )}
      {isGone && (
        <Button
          variant="secondary"
          disabled={isPending}
          onClick={() => setPendingDecision('reinstate')}
        >
          {messages.reinstate}
        </Button>
      )}
      {!isWaiting && !isGone && (
        <Button variant="secondary" disabled={isPending} onClick={() => void send('reopen', '')}>
          {messages.reopen}
        </Button>
      )}
      {moderationCase.status !== 'suspended' && (
        <Button
          variant="danger"
          disabled={isPending}
          onClick={() => setPendingDecision(isGone ? 'keep' : 'suspend')}
        >
          {isGone ? messages.keepSuspended : messages.suspend}
        </Button>
      )}
      <ReasonDialog
        decision={pendingDecision}
        isPending={isPending}
        formerReason={moderationCase.reason ?? ''}
        onClose={() => setPendingDecision(null)}
        onConfirm={(decision, reason) =>
          void send(decision === 'keep' ? 'suspend' : decision, reason)
        }
      />
    </div>
  );
}
