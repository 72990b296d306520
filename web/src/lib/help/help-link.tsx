// A link to the article of the help center that explains what it stands beside: a quiet question mark, or words where
// there is room for them. It opens in a tab of its own: what is not saved stays where it is.
import type { HelpArticleId } from '@vys/contract/help/articles';
import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/lib/navigation/paths.ts';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';

type Props = { article: HelpArticleId; className?: string } & (
  | {
      /** What it stands beside, as the screen calls it. */
      about: string;
    }
  | { children: ReactNode }
);

export function HelpLink({ article, className, ...rest }: Props) {
  const href = paths.helpArticle(article);
  if ('children' in rest) {
    return (
      <a href={href} target="_blank" rel="noopener" className={cn('link', className)}>
        {rest.children}
      </a>
    );
  }
  const label = messages.helpOn(rest.about);
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
      className={cn('help-mark', className)}
    >
      <CircleQuestionMark aria-hidden="true" className="size-4" />
    </a>
  );
}
