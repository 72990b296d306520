// The articles in a language. The ones before stay until they are there.
import type { HelpArticles, HelpLanguage } from '@vys/contract/help/articles';
import { useEffect, useState } from 'react';
import { loadArticles } from '#web/lib/help/load-articles.ts';

type Loaded = { language: HelpLanguage; articles: HelpArticles };

export function useArticles(language: HelpLanguage) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    loadArticles(language).then(
      (articles) => isCurrent && setLoaded({ language, articles }),
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, attempt]);
  return {
    loaded,
    hasFailed: loaded?.language !== language && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
