// Puts the page, with edits that are not saved yet, into a template. The result is an unsaved draft for the studio.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TemplateId } from '@vys/contract/templates/template-ids';
import { useTemplate } from '@vys/contract/templates/templates';
import { call } from '#web/lib/api/api.ts';
import { currentPageQuery, findCurrentPage } from '../current-page.ts';
import { restoreDraft, storeDraft } from '../drafts/draft-storage.ts';
import { changeDraft } from '../drafts/page-draft.ts';

export type UsedTemplate = {
  id: TemplateId;
  /** False when the page's code could be read in part only. */
  isComplete: boolean;
  addedSections: number;
  /** False when this browser stores nothing, so that the studio would not find the draft. */
  isStored: boolean;
};

export function useUseTemplate() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn(id: TemplateId): Promise<UsedTemplate> {
      const page = await findCurrentPage();
      const draft = restoreDraft(page);
      const body = draft.content ? { content: draft.content } : {};
      const used = await call(useTemplate, { params: { id }, body });
      client.setQueryData(currentPageQuery.queryKey, page);
      const { content, is_complete: isComplete, added_sections: addedSections } = used;
      const isStored = storeDraft(changeDraft(draft, { type: 'templateUsed', content }));
      return { id, isComplete, addedSections, isStored };
    },
    meta: { shownInline: true },
  });
}
