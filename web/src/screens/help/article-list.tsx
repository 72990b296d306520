// Links to articles; a press opens them in place, any other way of opening a link works as usual.
import type { HelpArticleId } from '@vys/contract/help/articles';
import { cn } from '#web/ui/cn.ts';
import type { HelpPartProps } from './help-address.ts';
import { helpUrl } from './help-address.ts';
import { InnerLink } from './inner-link.tsx';

type Props = HelpPartProps & {
  ids: readonly HelpArticleId[];
  /** With the beginning of each article. */
  hasExcerpt?: boolean;
};

export function ArticleList({ ids, articles, language, go, hasExcerpt = false }: Props) {
  return (
    <ul lang={language} className={cn('mt-2.5 flex flex-col', hasExcerpt ? 'gap-2' : 'gap-0.5')}>
      {ids.map((id) => (
        <li key={id}>
          <InnerLink
            url={helpUrl({ article: id, lang: language })}
            go={go}
            className="-mx-2 block rounded-sm px-2 py-1.5 text-muted text-sm transition-colors hover:bg-hover hover:text-fg pointer-coarse:py-2.5"
          >
            <span className={cn(hasExcerpt && 'font-medium text-accent-text')}>
              {articles[id].title}
            </span>
            {hasExcerpt && (
              <span className="mt-0.5 line-clamp-2 block text-muted text-sm">
                {articles[id].answer}
              </span>
            )}
          </InnerLink>
        </li>
      ))}
    </ul>
  );
}
