// Links to articles; a press opens them in place, any other way of opening a link works as usual.
import { type HelpArticleId, type HelpLanguage, helpArticle } from '@vys/contract/help/articles';
import { helpUrl } from './help-address.ts';
import { HelpLink } from './help-link.tsx';

type Props = {
  ids: readonly HelpArticleId[];
  language: HelpLanguage;
  go: (url: string) => void;
  /** With the beginning of each article. */
  hasExcerpt?: boolean;
};

export function ArticleList({ ids, language, go, hasExcerpt = false }: Props) {
  return (
    <ul lang={language} className="mt-3 flex flex-col gap-1">
      {ids.map((id) => {
        const { title, text } = helpArticle(id, language);
        return (
          <li key={id}>
            <HelpLink
              url={helpUrl({ article: id, lang: language })}
              go={go}
              className="-mx-2 block rounded-sm px-2 py-1 text-sm transition-colors hover:bg-hover"
            >
              <span className="text-accent-text">{title}</span>
              {hasExcerpt && (
                <span className="mt-0.5 line-clamp-2 block text-muted text-sm">{text}</span>
              )}
            </HelpLink>
          </li>
        );
      })}
    </ul>
  );
}
