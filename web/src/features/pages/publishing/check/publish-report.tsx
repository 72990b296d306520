// The findings of the publish checks: what keeps the page from being published first, then advice,
// each with its place and, where one is known, a fix.

import {
  type PublishFinding,
  type PublishReport,
  unfinishedRules,
} from '@vys/contract/pages/publish-report';
import { CircleCheck, OctagonX, TriangleAlert, WandSparkles } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { messages } from '../messages/en.ts';
import { ElementFixes } from './element-fixes.tsx';
import type { Fixes } from './use-fixes.ts';

const TITLES: Readonly<Record<string, string>> = {
  'does-not-compile': 'The code has an error',
  'does-not-render': 'Page fails to display',
  'secret-input': 'Field asks for sensitive data',
  'brand-login': "Looks like another service's sign-in",
  'confusable-host': 'Link imitates another site',
  'hidden-host': 'Link hides its destination',
  'punycode-host': 'Link uses non-Latin characters',
  'blocked-host': 'Known harmful site',
  'links-unchecked': 'Links not checked',
  contrast: 'Low contrast',
  'image-alt': 'Image has no alt text',
  'link-text': 'Unclear link text',
  'heading-order': 'Headings out of order',
  'page-weight': 'Page is large',
  'dead-link': 'Broken link',
  'placeholder-text': 'Placeholder text left',
  'preview-image': 'No preview image',
  'code-navigation': 'Code redirects visitors',
  'code-address': 'Code can contact unchecked sites',
};

export type PublishReportListProps = {
  report: PublishReport;
  /** Without them no fix is offered. */
  fixes?: Fixes | undefined;
  /** A fix is being saved or the report is being fetched. */
  isBusy?: boolean;
  /** Places in the code are named. */
  showsCode?: boolean;
};

export function PublishReportList(props: PublishReportListProps) {
  const { report, isBusy = false, ...rest } = props;
  const { findings } = report;
  const blocks = findings.filter(({ severity }) => severity === 'block');
  const warnings = findings.filter(({ severity }) => severity === 'warn');
  const isUnfinished = ({ rule }: PublishFinding) => unfinishedRules.includes(rule);
  if (findings.length === 0) {
    return (
      <EmptyState
        icon={<CircleCheck />}
        title={messages.allChecksPassed}
        description={messages.noFindings}
        className="py-8"
      />
    );
  }
  const sharedProps = { ...rest, isBusy };
  return (
    <div className="flex flex-col gap-6" aria-busy={isBusy}>
      <Group title={messages.fixBeforePublishing} findings={blocks} {...sharedProps} />
      <Group
        title={messages.notFinished}
        findings={warnings.filter(isUnfinished)}
        {...sharedProps}
      />
      <Group
        title={messages.suggestions}
        findings={warnings.filter((finding) => !isUnfinished(finding))}
        {...sharedProps}
      />
    </div>
  );
}

type GroupProps = Omit<PublishReportListProps, 'report'> & {
  title: string;
  findings: readonly PublishFinding[];
};

function Group({ title, findings, ...rest }: GroupProps) {
  if (findings.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-medium text-muted text-xs">{`${title} (${findings.length})`}</h3>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line">
        {findings.map((finding) => (
          <Finding key={getFindingKey(finding)} finding={finding} {...rest} />
        ))}
      </ul>
    </section>
  );
}

const getFindingKey = ({ rule, source, line, column, element, message }: PublishFinding) =>
  [rule, source, line, column, element, message].join(' ');

type FindingProps = Omit<PublishReportListProps, 'report'> & { finding: PublishFinding };

function Finding({ finding, fixes, isBusy = false, showsCode = false }: FindingProps) {
  const { rule, severity, message, excerpt, fix, element } = finding;
  const isBlock = severity === 'block';
  const Icon = isBlock ? OctagonX : TriangleAlert;
  const place = showsCode ? formatLocation(finding) : undefined;
  return (
    <li className="flex gap-3 px-3.5 py-3 text-sm">
      <Icon
        aria-hidden="true"
        className={cn('mt-0.5 size-4 shrink-0', isBlock ? 'text-danger-text' : 'text-warning-text')}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium text-fg">{TITLES[rule] ?? messages.suggestion}</span>
          {place && <span className="text-muted text-xs tabular-nums">{place}</span>}
        </p>
        <p className="mt-0.5 text-muted wrap-anywhere">{message}</p>
        {excerpt && showsCode && (
          <code className="mt-2 block truncate rounded-sm bg-raised px-2 py-1 font-mono text-fg text-xs">
            {excerpt}
          </code>
        )}
        {element !== undefined && fixes && (
          <ElementFixes finding={finding} fixes={fixes} isBusy={isBusy} />
        )}
        {element === undefined && fix?.replace && fixes && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-2.5 max-w-full"
            disabled={isBusy}
            onClick={() => void fixes.edit(finding)}
          >
            <WandSparkles aria-hidden="true" />
            <span className="truncate">{fix.label}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function formatLocation({ source, line }: PublishFinding): string | undefined {
  if (line === undefined) return undefined;
  return source === 'css' ? `CSS, line ${line}` : `Line ${line}`;
}
