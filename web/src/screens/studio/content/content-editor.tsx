// The content of a page, to edit: an overview, and a view of each entry.
import type { OpenedPage } from '@vys/compiler/page-model/open-page';
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';
import { type FocusEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useUploadImage } from '#web/features/media/library.ts';
import { MediaLibrary, type MediaLibraryProps } from '#web/features/media/media-library.tsx';
import { FormContext } from '#web/features/pages/content/fields/field-props.ts';
import {
  type Applied,
  type ApplyOperations,
  useOperationQueue,
} from '#web/features/pages/content/operations/use-operation-queue.ts';
import { maxEntries } from '#web/features/pages/content/schema/read-fields.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useCodePageApply, withPlaceIds } from './code-page.ts';
import { findItem, findLink, findSection } from './entry-names.ts';
import { messages } from './messages/en.ts';
import { usePageSupport } from './page-support.ts';
import { type Panel, PanelContext, usePanel, type View } from './panel-context.ts';
import { ItemView, LinkView, ProfileView } from './views/entry-views.tsx';
import { Overview } from './views/overview.tsx';
import { SectionView } from './views/section-view.tsx';

export type ImageDeletion = Pick<MediaLibraryProps, 'onBeforeDelete' | 'onRemovedFromPage'>;

export type ContentEditorProps = {
  opened: OpenedPage;
  content: PageContent;
  onApply: ApplyOperations;
  /** Brings the version before back, for edits that nothing else takes back. */
  onUndo: () => Promise<unknown>;
  imageDeletion: ImageDeletion;
};

export function ContentEditor(props: ContentEditorProps) {
  const { opened, content, onUndo, imageDeletion } = props;
  const [onApply, undoActionOf] = useUndo(props.onApply, onUndo);
  const isCode = opened.kind === 'code';
  const applyToCode = useCodePageApply(opened, onApply);
  const queue = useOperationQueue(isCode ? applyToCode : onApply);
  const supports = usePageSupport(opened.kind, content);
  const { mutateAsync: upload } = useUploadImage();
  const [view, setView] = useState<View>({ on: 'overview' });
  const [onChosen, setOnChosen] = useState<(url: string) => void>();
  const { design } = opened;
  const page = useMemo(() => (isCode ? withPlaceIds(design.page) : design.page), [isCode, design]);

  const apply: Panel['apply'] = async (operations, message) => {
    const applied = await queue.apply(operations);
    if (applied && message) {
      const onPress = undoActionOf(applied, queue.apply);
      toast.success(message, { action: { label: messages.undo, onPress } });
    }
    return applied !== undefined;
  };
  const chooseImage: Panel['chooseImage'] = (callback) => setOnChosen(() => callback);
  const open: Panel['open'] = (next) => {
    queue.flush();
    setView(next);
  };
  const surroundings = {
    lang: page.lang,
    chooseImage,
    uploadImage: async (file: File) => (await upload(file)).url,
  };

  return (
    <PanelContext value={{ page, supports, type: queue.type, apply, open, chooseImage }}>
      <FormContext value={surroundings}>
        <CurrentView view={view} opened={opened} onLeaveField={queue.flush} />
      </FormContext>
      <MediaLibrary
        open={onChosen !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOnChosen(undefined)}
        attached={[]}
        onChoose={({ url }) => {
          onChosen?.(url);
          setOnChosen(undefined);
        }}
        {...imageDeletion}
      />
    </PanelContext>
  );
}

/**
 * Operations are undone by others. Where there are none, the version before comes back: that is offered until the next
 * edit, which would go with it.
 */
function useUndo(onApply: ApplyOperations, onUndo: () => Promise<unknown>) {
  const isByVersion = useRef(false);
  const apply: ApplyOperations = (operations) => {
    if (isByVersion.current) toast.dismiss();
    isByVersion.current = false;
    return onApply(operations);
  };
  function undoActionOf({ inverse }: NonNullable<Applied>, applyNext: ApplyOperations) {
    isByVersion.current = inverse.length === 0;
    return () => void (inverse.length > 0 ? applyNext(inverse) : onUndo());
  }
  return [apply, undoActionOf] as const;
}

type CurrentViewProps = { view: View; opened: OpenedPage; onLeaveField: () => void };

/** Falls back on what is above an entry that is gone, for example after an undo. */
function CurrentView({ view, opened, onLeaveField }: CurrentViewProps) {
  const { page, open } = usePanel();
  const root = useRef<HTMLDivElement>(null);
  useReturnFocus(view, root);
  const focus = useKeptFocus(page, root, onLeaveField);
  const goTo = (next: View) => () => open(next);
  const toOverview = goTo({ on: 'overview' });

  function draw() {
    if (view.on === 'profile') return <ProfileView onBack={toOverview} />;
    if (view.on === 'link') {
      const link = findLink(page, view.id);
      const section = view.section ? findSection(page, view.section) : undefined;
      const list = section && 'links' in section ? section.links : page.links;
      const max = section ? maxEntries(section.kind) : 100;
      const back = section ? goTo({ on: 'section', id: section.id }) : toOverview;
      if (link) {
        return <LinkView key={link.id} link={link} canAdd={list.length < max} onBack={back} />;
      }
    }
    const sectionId = view.on === 'section' ? view.id : 'section' in view ? view.section : '';
    const section = findSection(page, sectionId ?? '');
    const item = view.on === 'item' ? findItem(page, view.section, view.id) : undefined;
    if (section && item) {
      const back = goTo({ on: 'section', id: section.id });
      return <ItemView key={item.id} section={section} item={item} onBack={back} />;
    }
    if (section) return <SectionView key={section.id} section={section} onBack={toOverview} />;
    return <Overview design={opened.design} />;
  }

  return (
    <div ref={root} tabIndex={-1} {...focus} className="flex min-h-0 flex-1 flex-col outline-none">
      {draw()}
    </div>
  );
}

/** Back in a list, the row that was opened has the focus again. */
function useReturnFocus(view: View, root: RefObject<HTMLDivElement | null>) {
  const last = useRef<View>(view);
  useEffect(() => {
    const before = last.current;
    last.current = view;
    if (before === view || before.on === 'overview') return;
    const id = before.on === 'profile' ? 'profile' : before.id;
    const row = root.current?.querySelector<HTMLElement>(`[data-entry="${id}"]`);
    (row ?? root.current)?.focus();
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [view, root]);
}

/** What had the focus may be removed; then the panel has it, so that keys go on from there. */
function useKeptFocus(
  page: PageModel,
  root: RefObject<HTMLDivElement | null>,
  onLeave: () => void,
) {
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) root.current?.focus();
  }, [page, root]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      onLeave();
      if (relatedTarget) isInside.current = root.current?.contains(relatedTarget as Node) ?? false;
    },
  };
}
