// What else can be done with a page.
import type { Page } from '@vys/contract/pages/pages';
import { Ellipsis, History, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ScreenCommandId } from '#web/lib/commands/command-ids.ts';
import { runScreenCommand } from '#web/lib/commands/screen-commands.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/overlays/dropdown-menu.tsx';
import { PageDeletion } from '../deletion/page-deletion.tsx';
import { messages } from './messages/en.ts';

export function PageMenu({ page }: { page: Page }) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);

  function inStudio(command: ScreenCommandId) {
    runScreenCommand(command);
    void navigate(paths.studio);
  }

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={messages.moreActions} tooltip={false}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => inStudio('page.history')}>
            <History aria-hidden="true" />
            {messages.versionHistory}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => inStudio('page.check')}>
            <ShieldCheck aria-hidden="true" />
            {messages.checkPage}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="danger" onSelect={() => setDeleting(true)}>
            <Trash2 aria-hidden="true" />
            {messages.deletePage}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <PageDeletion page={page} open={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}
