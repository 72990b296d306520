// Applies the fixes of findings to the page and saves it: edits of the code, or operations on a page model.
import {
  remove,
  removeText,
  setAddress,
  setText,
} from '@vys/compiler/page-elements/element-operations';
import type { PageElement, PageElements } from '@vys/compiler/page-elements/page-element';
import { applyFix } from '@vys/compiler/publish-checks/apply-fix';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PublishFinding } from '@vys/contract/pages/publish-report';
import { useState } from 'react';
import { toast } from '#web/ui/feedback/toast.ts';
import { runEditJob } from '../../editing/page-editor.ts';
import { messages } from '../messages/en.ts';
import type { CheckedDraft } from './publish-check-dialog.tsx';

/** What becomes of the element that a finding is about. */
export type ElementFix = { type: 'remove' } | { type: 'text' | 'address'; value: string };

export type Fixes = {
  isSaving: boolean;
  /** Applies the edit of a finding. */
  edit: (finding: PublishFinding) => Promise<void>;
  change: (finding: PublishFinding, fix: ElementFix) => Promise<void>;
};

export function useFixes(draft: CheckedDraft): Fixes {
  const [isSaving, setSaving] = useState(false);

  async function whileSaving(save: () => Promise<boolean>) {
    setSaving(true);
    if (await save()) toast.success(messages.fixedAndSaved);
    setSaving(false);
  }

  return {
    isSaving,
    edit: (finding) =>
      whileSaving(async () => {
        const fixed = draft.content && applyFix(draft.content, finding);
        return fixed ? draft.restore(fixed) : false;
      }),
    change: (finding, fix) =>
      whileSaving(async () => {
        const elements = draft.content && (await runEditJob('elements', draft.content));
        const operations = elements ? listOperations(elements, finding, fix) : [];
        if (operations.length === 0) return false;
        return (await draft.apply(operations)) !== undefined && draft.flush();
      }),
  };
}

function listOperations(
  elements: PageElements,
  { element: key }: PublishFinding,
  fix: ElementFix,
): Operation[] {
  const element = elements.elements.find(({ target }) => target.key === key);
  if (!element) return [];
  if (fix.type === 'remove') return listRemovals(element);
  return fix.type === 'text'
    ? setText(elements, element, fix.value)
    : setAddress(element, fix.value);
}

const listRemovals = (element: PageElement): Operation[] =>
  element.target.kind === 'text' ? removeText(element) : remove(element);
