// The articles of the help center, found in the command menu by their titles. Loaded once the menu is open.
import type { HelpArticles } from '@vys/contract/help/articles';
import { BookOpenText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths, withQuery } from '#web/lib/navigation/paths.ts';
import type { Command } from '#web/ui/overlays/command.tsx';
import { messages } from './messages/en.ts';

export function useHelpCommands(): Command[] {
  const [articles, setArticles] = useState<HelpArticles>();
  useEffect(() => {
    // Without them the menu finds everything else.
    import('@vys/contract/help/en').then(
      ({ enArticles }) => setArticles(enArticles),
      () => {},
    );
  }, []);
  return Object.entries(articles ?? {}).map(([article, { title }]) => ({
    id: `help:${article}`,
    label: title,
    group: messages.groups.help,
    icon: <BookOpenText aria-hidden="true" />,
    isFoundOnly: true,
    run: () => void window.open(withQuery(paths.help, { article }), '_blank', 'noreferrer'),
  }));
}
