// Shown while the page stands in a template that was just chosen and is not saved: what happened, and the way back.
import { useLocation } from 'react-router';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages/en.ts';

type Props = {
  draft: Pick<
    PageDraftControls,
    'hasUnsavedChanges' | 'canRevert' | 'isSaving' | 'save' | 'revert' | 'reset'
  >;
};

type UsedTemplate = { isComplete: boolean; addedSections: number };

/** What the screen of templates says about the draft it has left; undefined without one. */
export function useUsedTemplate(): UsedTemplate | undefined {
  const template: Partial<UsedTemplate> | undefined = useLocation().state?.template;
  const { isComplete, addedSections } = template ?? {};
  return typeof isComplete === 'boolean' && typeof addedSections === 'number'
    ? { isComplete, addedSections }
    : undefined;
}

export function TemplateNotice({ draft }: Props) {
  const used = useUsedTemplate();
  if (!used || !draft.hasUnsavedChanges) return null;
  const { isComplete, addedSections } = used;
  return (
    <Alert
      tone="info"
      title={messages.templateUsed}
      className="m-3 mb-0"
      actions={
        <>
          <Button size="sm" onClick={() => void draft.save()} loading={draft.isSaving}>
            {messages.saveTemplate}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={draft.isSaving}
            onClick={() => (draft.canRevert ? void draft.revert() : draft.reset())}
          >
            {messages.discardTemplate}
          </Button>
        </>
      }
    >
      {isComplete ? messages.contentKept(addedSections) : messages.contentKeptInPart}
    </Alert>
  );
}
