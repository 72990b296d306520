// The articles of the help center, found in the command menu by their titles. Loaded once the menu is open.
import type { HelpArticleId, HelpArticles } from '@vys/contract/help/articles';
import { BookOpenText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadArticles } from '#web/lib/help/load-articles.ts';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { Command } from '#web/ui/overlays/command.tsx';
import { messages } from './messages/en.ts';

export function useHelpCommands(): Command[] {
  const [articles, setArticles] = useState<HelpArticles>();
  useEffect(() => {
    // Without them the menu finds everything else.
    loadArticles(interfaceLanguage).then(setArticles, () => {});
  }, []);
  const ids = Object.keys(articles ?? {}) as HelpArticleId[];
  return ids.map((article) => toCommand(article, articles?.[article].title ?? ''));
}

const toCommand = (article: HelpArticleId, label: string): Command => ({
  id: `help:${article}`,
  label,
  group: messages.groups.help,
  icon: <BookOpenText aria-hidden="true" />,
  isFoundOnly: true,
  run: () => void window.open(paths.helpArticle(article), '_blank', 'noreferrer'),
});
