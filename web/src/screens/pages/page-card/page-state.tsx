// In words and color: whether visitors see the page, and whether they see its latest version.

import type { Page } from '@vys/contract/pages/pages';
import { Badge } from '#web/ui/content/badge.tsx';
import { messages } from './messages/en.ts';

const statuses: Readonly<Record<string, { text: string; tone: 'success' | 'neutral' }>> = {
  published: { text: messages.published, tone: 'success' },
  draft: { text: messages.draft, tone: 'neutral' },
};
const unknown = { text: messages.unknown, tone: 'warning' } as const;

export function PageState({ page }: { page: Page }) {
  const { text, tone } = statuses[page.status] ?? unknown;
  return (
    <span className="flex flex-wrap gap-1.5">
      {page.suspended ? (
        <Badge tone="danger">{messages.suspended}</Badge>
      ) : (
        <Badge tone={tone}>{text}</Badge>
      )}
      {!page.is_active && <Badge tone="warning">{messages.switchedOff}</Badge>}
      {page.has_unpublished_changes && <Badge tone="info">{messages.unpublishedChanges}</Badge>}
    </span>
  );
}
