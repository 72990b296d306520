// The start of the reference: what the API is, how to sign in, how errors look, and the groups of calls.

import type { ApiDocument } from '@vys/contract/api-docs/document';
import type { Language } from '@vys/contract/api-docs/examples';
import type { Operation, OperationGroup } from '@vys/contract/api-docs/operations';
import type { ReactNode } from 'react';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { cn } from '#web/ui/cn.ts';
import { messages } from '../messages/en.ts';
import { groupName } from '../search-operations.ts';
import { DOCUMENT_PATH } from '../use-api-document.ts';
import { CodeBlock } from './code-block.tsx';
import { textAndExamples } from './columns.ts';
import { Examples } from './examples.tsx';

export type OverviewProps = {
  document: ApiDocument;
  groups: readonly OperationGroup[];
  language: Language;
  onLanguageChange: (language: Language) => void;
};

export function Overview({ document, groups, language, onLanguageChange }: OverviewProps) {
  const operations = groups.flatMap((group) => group.operations);
  const find = (wanted: string) => operations.find(({ id }) => id === wanted);
  const example = { document, language, onLanguageChange };
  const [withKey, withPassword] = [find('analytics.overview'), find('identity.token')];
  return (
    <div className="flex flex-col gap-10">
      <header className={textAndExamples}>
        <div>
          <h1 className="font-display font-semibold text-display text-fg">{messages.title}</h1>
          <p className="mt-3 text-base text-muted">{messages.intro}</p>
          <p className="mt-3 flex flex-wrap gap-x-4 text-muted text-sm">
            <span>{messages.version(document.info.version)}</span>
            <a href={DOCUMENT_PATH} className="link">
              {messages.openDocument}
            </a>
          </p>
        </div>
        <Sample title={messages.baseUrl} text={window.location.origin} />
      </header>
      <Chapter
        title={messages.authentication}
        text={messages.authenticationText}
        aside={withKey && <Examples operation={withKey} {...example} />}
      >
        <p className="flex flex-wrap gap-x-4">
          <a href={paths.apiKeys} className="link">
            {messages.createKey}
          </a>
          <HelpLink article="api-keys">{messages.howKeysWork}</HelpLink>
        </p>
        <p className="text-base text-muted">{messages.keySafety}</p>
      </Chapter>
      <Chapter
        title={messages.accessTokens}
        text={messages.accessTokensText}
        aside={withPassword && <Examples operation={withPassword} {...example} />}
      />
      <Chapter
        title={messages.errors}
        text={messages.errorsText}
        aside={<Sample title={messages.errorExample} text={printError(operations)} />}
      />
      <section className="flex flex-col gap-4 border-line border-t pt-10">
        <h2 className="font-semibold text-fg text-lg">{messages.groupsTitle}</h2>
        <GroupList groups={groups} />
      </section>
    </div>
  );
}

function GroupList({ groups }: { groups: readonly OperationGroup[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {groups.map(({ name, operations }) => (
        <li key={name}>
          <a
            href={`#${name}`}
            className="flex items-baseline justify-between gap-3 rounded-md border border-line bg-surface px-4 py-3 transition-colors hover:border-line-strong hover:bg-hover"
          >
            <span className="font-medium text-fg text-sm">{groupName(name)}</span>
            <span className="text-muted text-xs tabular-nums">
              {messages.calls(operations.length)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type ChapterProps = { title: string; text: string; aside?: ReactNode; children?: ReactNode };

function Chapter({ title, text, aside, children }: ChapterProps) {
  return (
    <section className={cn(textAndExamples, 'border-line border-t pt-10')}>
      <div className="flex min-w-0 flex-col gap-4">
        <h2 className="font-semibold text-fg text-lg">{title}</h2>
        <p className="text-base text-muted">{text}</p>
        {children}
      </div>
      {aside}
    </section>
  );
}

function Sample({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h2 className="font-semibold text-base text-fg">{title}</h2>
      <CodeBlock label={title}>{text}</CodeBlock>
    </div>
  );
}

/** One that programs meet without a fault of their own, with the message that it has. */
function printError(operations: readonly Operation[]): string {
  const errors = operations.flatMap((operation) => operation.errors);
  const { status, code, message } =
    errors.find(({ code }) => code === 'rate.limited') ?? errors[0] ?? {};
  return [
    `HTTP/1.1 ${status}`,
    'Retry-After: 30',
    '',
    JSON.stringify({ code, message }, null, 2),
  ].join('\n');
}
