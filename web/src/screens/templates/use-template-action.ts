// Uses a template, then opens the studio, which says what happened.
import type { TemplateId } from '@vys/contract/templates/template-ids';
import { useNavigate } from 'react-router';
import { useUseTemplate } from '#web/features/pages/templates/use-template.ts';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

export function useTemplateAction() {
  const navigate = useNavigate();
  const using = useUseTemplate();

  function use(id: TemplateId) {
    if (using.isPending) return;
    using.mutate(id, {
      onError: (error) => toast.error(getErrorMessage(error)),
      onSuccess: ({ isStored, ...template }) => {
        if (!isStored) return toast.error(messages.notKept);
        void navigate(paths.studio, { state: { template } });
      },
    });
  }

  return { use, usedId: using.isPending ? using.variables : undefined };
}
