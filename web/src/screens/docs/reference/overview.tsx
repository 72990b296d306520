// The start of the reference: what the API is, how to sign in, how errors look, and the groups of calls.

import type { ApiDocument } from '@vys/contract/api-docs/document';
import type { Language } from '@vys/contract/api-docs/examples';
import type { OperationGroup } from '@vys/contract/api-docs/operations';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { messages } from '../messages/en.ts';
import { groupName } from '../search-operations.ts';
import { DOCUMENT_PATH } from '../use-api-document.ts';
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
    <div className="flex max-w-3xl flex-col gap-10">
      <header>
        <h1 className="font-display font-semibold text-display text-fg">{messages.title}</h1>
        <p className="mt-3 text-base text-muted">{messages.intro}</p>
        <p className="mt-3 flex flex-wrap gap-x-4 text-muted text-sm">
          <span>{messages.version(document.info.version)}</span>
          <a href={DOCUMENT_PATH} className="link">
            {messages.openDocument}
          </a>
        </p>
      </header>
      <Chapter title={messages.authentication} text={messages.authenticationText}>
        <p className="flex flex-wrap gap-x-4">
          <a href={paths.apiKeys} className="link">
            {messages.createKey}
          </a>
          <HelpLink article="api-keys">{messages.howKeysWork}</HelpLink>
        </p>
        {withKey && <Examples operation={withKey} {...example} />}
        <p className="text-base text-muted">{messages.keySafety}</p>
      </Chapter>
      <Chapter title={messages.accessTokens} text={messages.accessTokensText}>
        {withPassword && <Examples operation={withPassword} {...example} />}
      </Chapter>
      <Chapter title={messages.errors} text={messages.errorsText} />
      <Chapter title={messages.groupsTitle}>
        <ul className="grid gap-3 sm:grid-cols-2">
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
      </Chapter>
    </div>
  );
}

type ChapterProps = { title: string; text?: string; children?: React.ReactNode };

function Chapter({ title, text, children }: ChapterProps) {
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <h2 className="font-semibold text-fg text-lg">{title}</h2>
      {text && <p className="text-base text-muted">{text}</p>}
      {children}
    </section>
  );
}
