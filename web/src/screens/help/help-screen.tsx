// The help center: articles by topic, found by words, in six languages. Public; nothing is loaded from the server.
import type { HelpLanguage } from '@vys/contract/help/articles';
import { helpCenterNames, helpTopicTitles } from '@vys/contract/help/topic-names';
import { helpTopicNames, helpTopics } from '@vys/contract/help/topics';
import { Search } from 'lucide-react';
import { useLayoutEffect, useMemo } from 'react';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Wordmark } from '#web/ui/content/brand.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Article } from './article.tsx';
import { ArticleList } from './article-list.tsx';
import { helpUrl, useHelpAddress } from './help-address.ts';
import { messages } from './messages/en.ts';
import { createArticleSearch } from './search-articles.ts';

const languageOptions = Object.entries(messages.languages).map(([value, label]) => ({
  value: value as HelpLanguage,
  label,
}));

export function HelpScreen() {
  const { address, go } = useHelpAddress();
  const { article, search, language } = address;
  const { title, intro } = helpCenterNames[language];
  useLayoutEffect(() => document.getElementById('help-text')?.remove(), []);
  return (
    <div className="min-h-dvh bg-canvas px-5 py-6 sm:px-8">
      <header className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-4">
        <a href={paths.dashboard} className="inline-flex rounded-sm" aria-label={messages.vys}>
          <Wordmark className="h-8" />
        </a>
        <Select
          aria-label={messages.language}
          value={language}
          onValueChange={(lang) => {
            const current = article === undefined ? { q: search } : { article };
            go(helpUrl({ ...current, lang }), { replace: true });
          }}
          options={languageOptions}
          className="w-36"
        />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-5xl py-10 outline-none sm:py-14">
        <h1 className="font-display font-semibold text-display text-fg">{title}</h1>
        <p className="mt-2 text-base text-muted">{intro}</p>
        <SearchBox
          value={search}
          onChange={(q) => go(helpUrl({ q, lang: language }), { replace: true })}
        />
        {search !== '' && <Results {...{ search, language, go }} />}
        {search === '' && article === undefined && <Topics {...{ language, go }} />}
        {search === '' && article !== undefined && <Article {...{ article, language, go }} />}
      </main>
    </div>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  return (
    <search className="relative mt-7 block">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label={messages.search}
        placeholder={messages.searchHint}
        value={value}
        maxLength={100}
        className="h-12 pl-11 text-base"
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  );
}

type PartProps = { language: HelpLanguage; go: (url: string) => void };

function Topics({ language, go }: PartProps) {
  return (
    <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {helpTopicNames.map((topic) => (
        <Card key={topic} aria-label={helpTopicTitles[language][topic]} className="px-5 py-4.5">
          <h2 className="font-semibold text-base text-fg">{helpTopicTitles[language][topic]}</h2>
          <ArticleList ids={helpTopics[topic]} {...{ language, go }} />
        </Card>
      ))}
    </div>
  );
}

function Results({ search, language, go }: PartProps & { search: string }) {
  const find = useMemo(() => createArticleSearch(language), [language]);
  const ids = useMemo(() => find(search), [find, search]);
  const leave = () => go(helpUrl({ lang: language }));
  return (
    <Card aria-label={messages.search} className="mt-8 px-5 py-4.5">
      <p role="status" className="text-muted text-sm">
        {messages.results(ids.length)}
      </p>
      {ids.length > 0 ? (
        <ArticleList ids={ids} hasExcerpt {...{ language, go }} />
      ) : (
        <EmptyState
          icon={<Search />}
          title={messages.noResults}
          description={messages.noResultsHint}
          actions={
            <Button variant="secondary" onClick={leave}>
              {messages.clear}
            </Button>
          }
        />
      )}
    </Card>
  );
}
