// Everything on the page as lists: who it is about, its links, its sections.

import type { HelpArticleId } from '@vys/contract/help/articles';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { ChevronRight, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '#web/features/pages/content/fields/image-field.tsx';
import { MAX_LINKS } from '#web/features/pages/content/schema/read-fields.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { VisuallyHidden } from '#web/ui/content/visually-hidden.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { plainText } from '../entry-names.ts';
import { LinkList } from '../lists/link-list.tsx';
import { SectionList } from '../lists/section-list.tsx';
import { messages } from '../messages/en.ts';
import { usePanel } from '../panel-context.ts';

export function Overview({ design }: { design: PageDesign }) {
  const { page, supports } = usePanel();
  const isCode = !supports.isEverything;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto px-4 py-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      {isCode && <RebuildOffer design={design} />}
      {(!isCode || supports.profile.size > 0) && (
        <Part title={messages.profile}>
          <ProfileRow />
        </Part>
      )}
      {(!isCode || page.links.length > 0) && (
        <Part title={messages.links} help="links-limit" count={page.links.length}>
          <LinkList links={page.links} max={MAX_LINKS} />
        </Part>
      )}
      {!isCode && (
        <Part title={messages.sections} help="sections" count={page.sections.length}>
          <SectionList />
        </Part>
      )}
    </div>
  );
}

type PartProps = { title: string; help?: HelpArticleId; count?: number; children: ReactNode };

function Part({ title, help, count, children }: PartProps) {
  return (
    <section aria-label={title}>
      <div className="mb-2 flex items-center gap-1.5">
        <h2 className="font-semibold text-fg text-sm">{title}</h2>
        {help && <HelpLink article={help} about={title} />}
        {count !== undefined && count > 0 && (
          <span className="ml-auto text-muted text-xs tabular-nums">{count}</span>
        )}
      </div>
      {children}
    </section>
  );
}

function ProfileRow() {
  const { page, open } = usePanel();
  const { name, tagline, avatar } = page;
  return (
    <button
      type="button"
      data-entry="profile"
      onClick={() => open({ on: 'profile' })}
      className="flex w-full items-center gap-3 rounded-md border border-line bg-raised p-3 text-left hover:bg-hover"
    >
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-full bg-inset text-muted">
        <Picture url={avatar?.url} fallback={<UserRound aria-hidden="true" className="size-5" />} />
      </span>
      <span className="min-w-0 flex-1">
        <VisuallyHidden>{messages.profile} </VisuallyHidden>
        <span dir="auto" className="block truncate font-medium text-fg text-sm">
          {plainText(name)}
        </span>
        <span dir="auto" className="block truncate text-muted text-xs">
          {tagline ? plainText(tagline) : messages.profileHint}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-subtle rtl:rotate-180" />
    </button>
  );
}

/** A page of the model with what could be read of the code. */
function RebuildOffer({ design }: { design: PageDesign }) {
  const { apply } = usePanel();
  return (
    <Alert
      title={messages.codeTitle}
      actions={
        <Button
          size="sm"
          onClick={() => void apply([{ type: 'page.compose', design }], messages.rebuilt)}
        >
          {messages.rebuild}
        </Button>
      }
    >
      {messages.codeHint}
    </Alert>
  );
}
