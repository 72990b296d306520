// The help center: articles by topic, found by words, in six languages. Public; once its texts are there, nothing more is
// loaded from the server but pictures.
import type { HelpLanguage } from '@vys/contract/help/articles';
import { helpCenterNames, helpTopicTitles } from '@vys/contract/help/topic-names';
import { type HelpTopic, helpTopicNames, helpTopics } from '@vys/contract/help/topics';
import {
  CreditCard,
  Globe,
  LifeBuoy,
  type LucideIcon,
  Rocket,
  Search,
  Share2,
  ShieldCheck,
  Sparkles,
  UserRound,
} from 'lucide-react';
import { useLayoutEffect, useMemo } from 'react';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Wordmark } from '#web/ui/content/brand.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Article } from './article.tsx';
import { ArticleList } from './article-list.tsx';
import { type HelpPartProps, helpUrl, useHelpAddress } from './help-address.ts';
import { InnerLink } from './inner-link.tsx';
import { messages } from './messages/en.ts';
import { createArticleSearch } from './search-articles.ts';
import { useArticles } from './use-articles.ts';

const languageOptions = Object.entries(messages.languages).map(([value, label]) => ({
  value: value as HelpLanguage,
  label,
}));

const topicIcons: Readonly<Record<HelpTopic, LucideIcon>> = {
  start: Rocket,
  studio: Sparkles,
  publishing: Globe,
  sharing: Share2,
  plans: CreditCard,
  account: UserRound,
  problems: LifeBuoy,
  data: ShieldCheck,
};

export function HelpScreen() {
  const { address, go } = useHelpAddress();
  const { article, search, language } = address;
  const { loaded, hasFailed, retry } = useArticles(language);
  const { title, intro } = helpCenterNames[language];
  // What the server wrote stays until the app can say the same.
  const isReady = loaded !== undefined || hasFailed;
  useLayoutEffect(() => {
    if (isReady) document.getElementById('help-text')?.remove();
  }, [isReady]);
  if (!isReady) return null;
  const isStart = article === undefined && search === '';
  const part = loaded && { articles: loaded.articles, language: loaded.language, go };
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
      <main id="main" tabIndex={-1} className="mx-auto max-w-5xl pt-8 pb-14 outline-none sm:pt-10">
        <h1 className="font-display font-semibold text-fg">
          {isStart ? (
            <span className="text-display">{title}</span>
          ) : (
            <InnerLink url={helpUrl({ lang: language })} go={go} className="rounded-sm text-lg">
              {title}
            </InnerLink>
          )}
        </h1>
        {isStart && <p className="mt-2 text-base text-muted">{intro}</p>}
        <SearchBox
          value={search}
          onChange={(q) => go(helpUrl({ q, lang: language }), { replace: true })}
        />
        {!part && (
          <EmptyState
            title={messages.loadFailed}
            description={messages.loadFailedHint}
            actions={<Button onClick={retry}>{messages.retry}</Button>}
          />
        )}
        {part && search !== '' && <Results search={search} {...part} />}
        {part && isStart && <Topics {...part} />}
        {part && search === '' && article !== undefined && <Article article={article} {...part} />}
      </main>
    </div>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  return (
    <search className="relative mt-5 block max-w-2xl">
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

function Topics(props: HelpPartProps) {
  return (
    <div className="mt-8 gap-5 sm:columns-2 lg:columns-3">
      {helpTopicNames.map((topic) => {
        const Icon = topicIcons[topic];
        const title = helpTopicTitles[props.language][topic];
        return (
          <Card key={topic} aria-label={title} className="mb-5 break-inside-avoid px-5 py-4.5">
            <h2 className="flex items-center gap-2.5 font-semibold text-base text-fg">
              <Icon aria-hidden="true" className="size-4.5 shrink-0 text-accent-text" />
              {title}
            </h2>
            <ArticleList ids={helpTopics[topic]} {...props} />
          </Card>
        );
      })}
    </div>
  );
}

function Results({ search, ...part }: HelpPartProps & { search: string }) {
  const { articles, language, go } = part;
  const find = useMemo(() => createArticleSearch(articles, language), [articles, language]);
  const ids = useMemo(() => find(search), [find, search]);
  const leave = () => go(helpUrl({ lang: language }));
  return (
    <Card aria-label={messages.search} className="mt-6 px-5 py-4.5">
      <p role="status" className={cn('text-muted text-sm', ids.length === 0 && 'sr-only')}>
        {messages.results(ids.length)}
      </p>
      {ids.length > 0 ? (
        <ArticleList ids={ids} hasExcerpt {...part} />
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
