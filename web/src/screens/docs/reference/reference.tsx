// Search and navigation beside what the address names: the overview, a group, or a call.
import type { ApiDocument } from '@vys/contract/api-docs/document';
import type { Language } from '@vys/contract/api-docs/examples';
import { listGroups } from '@vys/contract/api-docs/operations';
import { Search, SearchX, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { DocsNav } from '../docs-nav.tsx';
import { messages } from '../messages/en.ts';
import { searchOperations } from '../search-operations.ts';
import type { Credential } from '../try-it/credential-field.tsx';
import { useAnchor } from '../use-anchor.ts';
import { CallList } from './call-list.tsx';
import { OperationView } from './operation-view.tsx';
import { Overview } from './overview.tsx';

export function Reference({ document }: { document: ApiDocument }) {
  const groups = useMemo(() => listGroups(document), [document]);
  const anchor = useAnchor();
  const [query, setQuery] = useState('');
  const main = useRef<HTMLElement>(null);
  useEffect(() => setQuery(''), [anchor]);
  useStartOfContent(main, anchor);
  const column = useCurrentCallInView(anchor);
  return (
    <div className="mx-auto grid max-w-[96rem] gap-x-10 gap-y-5 px-4 py-6 sm:px-8 lg:grid-cols-[14rem_minmax(0,1fr)] 2xl:grid-cols-[16rem_minmax(0,1fr)]">
      <div
        ref={column}
        className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:p-1"
      >
        <SearchField query={query} onChange={setQuery} />
        <DocsNav groups={groups} anchor={anchor} />
      </div>
      <main id="main" ref={main} tabIndex={-1} className="min-w-0 scroll-mt-20 pb-20 outline-none">
        {query.trim() ? (
          <SearchResults groups={searchOperations(groups, query)} />
        ) : (
          <Content document={document} groups={groups} anchor={anchor} />
        )}
      </main>
    </div>
  );
}

/** Another call begins at its top, and the keyboard goes on from there. */
function useStartOfContent(main: React.RefObject<HTMLElement | null>, anchor: string) {
  const before = useRef(anchor);
  useEffect(() => {
    if (before.current === anchor) return;
    before.current = anchor;
    window.scrollTo({ top: 0 });
    main.current?.focus({ preventScroll: true });
  }, [anchor, main]);
}

/** In the navigation, which is longer than the window where a group has many calls. */
function useCurrentCallInView(anchor: string) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The last of both lists is that of wide screens; a hidden one does not scroll.
    const links = anchor ? column.current?.querySelectorAll('[aria-current=page]') : undefined;
    links?.item(links.length - 1)?.scrollIntoView({ block: 'nearest' });
  }, [anchor]);
  return column;
}

type GroupsProps = { groups: ReturnType<typeof listGroups> };

function Content({
  document,
  groups,
  anchor,
}: GroupsProps & { document: ApiDocument; anchor: string }) {
  const [language, setLanguage] = useState<Language>('curl');
  const [credential, setCredential] = useState<Credential>({ kind: 'session', key: '' });
  const choice = { document, language, onLanguageChange: setLanguage };
  if (anchor === '') return <Overview groups={groups} {...choice} />;
  const group = groups.find(({ name }) => name === anchor);
  if (group) return <CallList group={group} isScreen />;
  const operation = groups.flatMap(({ operations }) => operations).find(({ id }) => id === anchor);
  if (operation) {
    const trying = { credential, onCredentialChange: setCredential };
    return <OperationView key={anchor} operation={operation} {...choice} {...trying} />;
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={messages.unknownTitle}
      description={messages.unknownHint}
    />
  );
}

function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  return (
    <Field label={messages.search} hideLabel>
      <Input
        type="search"
        value={query}
        onChange={(event) => onChange(event.target.value)}
        placeholder={messages.searchPlaceholder}
        before={<Search aria-hidden="true" />}
        after={
          query && (
            <IconButton label={messages.clearSearch} size="sm" onClick={() => onChange('')}>
              <X aria-hidden="true" />
            </IconButton>
          )
        }
      />
    </Field>
  );
}

function SearchResults({ groups }: { groups: ReturnType<typeof searchOperations> }) {
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <div className="flex flex-col gap-8">
      <p role="status" className="text-muted text-sm tabular-nums">
        {messages.found(count)}
      </p>
      {count === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={messages.nothingFound}
          description={messages.nothingFoundHint}
        />
      ) : (
        groups.map((group) => <CallList key={group.name} group={group} />)
      )}
    </div>
  );
}
