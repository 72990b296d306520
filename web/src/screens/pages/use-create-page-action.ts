// Create Page: makes the first page and opens it in AI Studio; a second one is rejected.

import { errorMessages } from '@vys/contract/pages/messages/en';
import type { Page } from '@vys/contract/pages/pages';
import { useNavigate } from 'react-router';
import { useCreatePage } from '#web/features/pages/create-page.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

export function useCreatePageAction(page: Page | null | undefined) {
  const navigate = useNavigate();
  const creation = useCreatePage();

  function create() {
    if (page) return toast.error(errorMessages['pages.page_limit_reached']);
    creation.mutate(undefined, {
      onSuccess: () => {
        toast.success(messages.pageCreatedSuccessfully);
        void navigate(paths.studio);
      },
    });
  }

  return { create, isCreating: creation.isPending };
}

export type CreatePageAction = ReturnType<typeof useCreatePageAction>;
