// Why there is nothing to show, and what to do: no page, not published, no visits, no matches.
import type { Page } from '@vys/contract/pages/pages';
import { ChartNoAxesCombined, FilePlus2, FilterX, Rocket, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { messages } from '../messages/en.ts';

export function NoPage() {
  return (
    <Card>
      <EmptyState
        icon={<FilePlus2 />}
        title={messages.noPage}
        description={messages.noPageHint}
        actions={
          <Button asChild>
            <Link to={paths.studioNew}>
              <Sparkles aria-hidden="true" />
              {messages.createPage}
            </Link>
          </Button>
        }
      />
    </Card>
  );
}

export function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<FilterX />}
        title={messages.noMatches}
        description={messages.noMatchesHint}
        actions={
          <Button variant="secondary" onClick={onClear}>
            {messages.clearFilters}
          </Button>
        }
      />
    </Card>
  );
}

/** `page` is undefined while it is not known. */
export function NoVisits({ page, address }: { page: Page | undefined; address: string }) {
  if (page && page.status !== 'published') {
    return (
      <Card>
        <EmptyState
          icon={<Rocket />}
          title={messages.notPublished}
          description={messages.notPublishedHint}
          actions={
            <Button asChild>
              <Link to={paths.studio}>{messages.openStudio}</Link>
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<ChartNoAxesCombined />}
        title={messages.noVisits}
        description={messages.noVisitsHint}
        actions={address !== '' && <CopyButton text={address} label={messages.copyLink} />}
      />
    </Card>
  );
}
