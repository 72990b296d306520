// One article, with a button to the screen that it explains and the other articles of its topic.
import {
  type HelpArticleId,
  type HelpLanguage,
  helpArticle,
  helpPaths,
} from '@vys/contract/help/articles';
import { helpTopicTitles } from '@vys/contract/help/topic-names';
import { helpTopicNames, helpTopics } from '@vys/contract/help/topics';
import { ArrowRight, ChevronLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ArticleList } from './article-list.tsx';
import { helpUrl } from './help-address.ts';
import { HelpLink } from './help-link.tsx';
import { messages } from './messages/en.ts';
import { ArticlePicture } from './pictures/article-picture.tsx';

type Props = {
  article: HelpArticleId | 'unknown';
  language: HelpLanguage;
  go: (url: string) => void;
};

export function Article({ article, language, go }: Props) {
  return (
    <div className="mt-8 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <Card className="px-5 py-5 sm:px-7 sm:py-6">
        <HelpLink
          url={helpUrl({ lang: language })}
          go={go}
          className="-ml-1.5 inline-flex items-center gap-1 rounded-sm text-muted text-sm hover:text-fg"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {messages.allTopics}
        </HelpLink>
        {article === 'unknown' ? (
          <EmptyState title={messages.notFound} description={messages.notFoundHint} />
        ) : (
          <Text id={article} language={language} />
        )}
      </Card>
      {article !== 'unknown' && <Related id={article} {...{ language, go }} />}
    </div>
  );
}

function Text({ id, language }: { id: HelpArticleId; language: HelpLanguage }) {
  const { title, text, button } = helpArticle(id, language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);
  return (
    <article lang={language} className="mt-4">
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-display font-semibold text-fg text-xl outline-none"
      >
        {title}
      </h2>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="mt-4 text-base text-muted">
          {paragraph}
        </p>
      ))}
      <ArticlePicture article={id} />
      <Button asChild className="mt-6">
        <a href={helpPaths[id]}>
          {button}
          <ArrowRight aria-hidden="true" />
        </a>
      </Button>
    </article>
  );
}

function Related({ id, language, go }: Omit<Props, 'article'> & { id: HelpArticleId }) {
  const isIn = (ids: readonly HelpArticleId[]) => ids.includes(id);
  const topic = helpTopicNames.find((name) => isIn(helpTopics[name]));
  if (topic === undefined) return null;
  return (
    <Card aria-label={messages.related} className="px-5 py-4.5">
      <h2 className="font-semibold text-fg text-sm">{helpTopicTitles[language][topic]}</h2>
      <ArticleList ids={helpTopics[topic].filter((other) => other !== id)} {...{ language, go }} />
    </Card>
  );
}
