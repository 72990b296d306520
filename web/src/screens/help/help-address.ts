// What the address of the help center says: an article, a search, a language.
import {
  type HelpArticleId,
  type HelpArticles,
  type HelpLanguage,
  helpArticleIds,
} from '@vys/contract/help/articles';
import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import { useEffect, useState } from 'react';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import { paths, withQuery } from '#web/lib/navigation/paths.ts';
import { messages } from './messages/en.ts';

export type HelpAddress = {
  /** `unknown` for an article that does not exist. */
  article: HelpArticleId | 'unknown' | undefined;
  search: string;
  language: HelpLanguage;
};

/** What every part of the help center is drawn with. */
export type HelpPartProps = {
  articles: HelpArticles;
  language: HelpLanguage;
  go: (url: string) => void;
};

const languages = Object.keys(messages.languages) as HelpLanguage[];

export function readHelpAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  preferred: readonly string[],
): HelpAddress {
  const parameters = new URLSearchParams(search);
  const [, article] = pathname.split('/').filter((part) => part !== '');
  const known = helpArticleIds.find((id) => id === article);
  const wanted = [parameters.get('lang') ?? '', ...preferred].map((tag) => tag.slice(0, 2));
  const language = wanted.flatMap((tag) => languages.filter((known_) => known_ === tag))[0] ?? 'en';
  return {
    article: article === undefined ? undefined : (known ?? 'unknown'),
    search: parameters.get('q') ?? '',
    language,
  };
}

export const helpUrl = ({ article, q, lang }: HelpQuery): string =>
  withQuery(article === undefined ? paths.help : paths.helpArticle(article), { q, lang });

type HelpQuery = { article?: HelpArticleId | 'unknown'; q?: string; lang?: string };

/** The articles are in more languages than the interface, for which English stands in. */
const listPreferred = (): readonly string[] =>
  interfaceLanguage === DEFAULT_LANGUAGE ? navigator.languages : [interfaceLanguage];

/** The address as state. What is searched for replaces the entry of the history, the rest adds one. */
export function useHelpAddress() {
  const read = () => readHelpAddress(window.location, listPreferred());
  const [address, setAddress] = useState(read);
  useEffect(() => {
    const update = () => setAddress(readHelpAddress(window.location, listPreferred()));
    window.addEventListener('popstate', update);
    return () => window.removeEventListener('popstate', update);
  }, []);

  function go(url: string, { replace = false } = {}): void {
    window.history[replace ? 'replaceState' : 'pushState'](null, '', url);
    setAddress(read());
    if (!replace) window.scrollTo(0, 0);
  }
  return { address, go };
}
