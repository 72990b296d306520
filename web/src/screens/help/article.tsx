// One article, with a button to the screen that it explains and the other articles of its topic.
import { type HelpArticleId, helpPaths } from '@vys/contract/help/articles';
import { helpCenterNames, helpTopicTitles } from '@vys/contract/help/topic-names';
import { helpTopicNames, helpTopics } from '@vys/contract/help/topics';
import { ArrowRight, ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ArticleList } from './article-list.tsx';
import { type HelpPartProps, helpUrl } from './help-address.ts';
import { InnerLink } from './inner-link.tsx';
import { messages } from './messages/en.ts';
import { ArticlePicture } from './pictures/article-picture.tsx';

type Props = HelpPartProps & { article: HelpArticleId | 'unknown' };

export function Article({ article, ...rest }: Props) {
  const { language, go } = rest;
  return (
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Card className="px-5 py-5 sm:px-8 sm:py-7">
        <InnerLink
          url={helpUrl({ lang: language })}
          go={go}
          className="-ml-1.5 inline-flex items-center gap-1 rounded-sm py-0.5 text-muted text-sm hover:text-fg"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {messages.allTopics}
        </InnerLink>
        {article === 'unknown' ? (
          <EmptyState title={messages.notFound} description={messages.notFoundHint} />
        ) : (
          <Text id={article} {...rest} />
        )}
      </Card>
      {article !== 'unknown' && <Related id={article} {...rest} />}
    </div>
  );
}

function Text({ id, articles, language }: HelpPartProps & { id: HelpArticleId }) {
  const { title, answer, steps = [], more = [], button } = articles[id];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);
  return (
    <article lang={language} className="mt-4 max-w-2xl">
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-display font-semibold text-fg text-xl outline-none"
      >
        {title}
      </h2>
      <p className="mt-3 text-base text-fg">{markNames(answer)}</p>
      {steps.length > 0 && (
        <ol className="mt-6 flex flex-col gap-3.5">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5">
              <span
                aria-hidden="true"
                className="grid size-6 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text text-xs tabular-nums"
              >
                {index + 1}
              </span>
              <span className="text-base text-muted">{markNames(step)}</span>
            </li>
          ))}
        </ol>
      )}
      <ArticlePicture article={id} language={language} />
      {more.length > 0 && (
        <>
          <h3 className="mt-8 font-semibold text-base text-fg">{helpCenterNames[language].more}</h3>
          {more.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-base text-muted [&+p]:mt-4">
              {markNames(paragraph)}
            </p>
          ))}
        </>
      )}
      <Button asChild className="mt-8">
        <a href={helpPaths[id]}>
          {button}
          <ArrowRight aria-hidden="true" />
        </a>
      </Button>
    </article>
  );
}

/** Names of buttons and screens stand out. What people write to the assistant is quoted, too, with a small letter. */
function markNames(text: string): ReactNode[] {
  return text.split(/(„[^„“]+“|«[^«»]+»|“[^“”]+”)/).map((part, index) =>
    index % 2 === 1 && /^[„«“]\s?\p{Lu}/u.test(part) ? (
      <span key={index} className="font-medium text-fg">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function Related({ id, ...rest }: HelpPartProps & { id: HelpArticleId }) {
  const isIn = (ids: readonly HelpArticleId[]) => ids.includes(id);
  const topic = helpTopicNames.find((name) => isIn(helpTopics[name]));
  if (topic === undefined) return null;
  return (
    <Card aria-label={messages.related} className="px-5 py-4.5">
      <h2 className="font-semibold text-fg text-sm">{helpTopicTitles[rest.language][topic]}</h2>
      <ArticleList ids={helpTopics[topic].filter((other) => other !== id)} {...rest} />
    </Card>
  );
}
