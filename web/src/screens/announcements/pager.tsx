// Leads to newer and older announcements.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { messages } from './messages/en.ts';

type Props = { page: number; pages: number; onPage: (page: number) => void };

export function Pager({ page, pages, onPage }: Props) {
  return (
    <nav aria-label={messages.pages} className="flex items-center justify-between">
      <IconButton label={messages.newer} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span className="text-muted text-sm tabular-nums">{messages.pageOf(page, pages)}</span>
      <IconButton label={messages.older} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
