// The articles of the help center, found in the command menu by their titles. Loaded once the menu is open.
import type { HelpArticleId, HelpArticles } from '@vys/contract/help/articles';
import type { Language } from '@vys/contract/language/languages';
import { BookOpenText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { Command } from '#web/ui/overlays/command.tsx';
import { messages } from './messages/en.ts';

const loadArticles: Readonly<Record<Language, () => Promise<HelpArticles>>> = {
  en: async () => (await import('@vys/contract/help/en')).enArticles,
  de: async () => (await import('@vys/contract/help/de')).deArticles,
  es: async () => (await import('@vys/contract/help/es')).esArticles,
};

export function useHelpCommands(): Command[] {
  const [articles, setArticles] = useState<HelpArticles>();
  useEffect(() => {
    // Without them the menu finds everything else.
    loadArticles[interfaceLanguage]().then(setArticles, () => {});
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
