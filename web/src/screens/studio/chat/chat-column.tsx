// The left column: who answers, the conversation, and the input with its images.

import { X } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { type PageSource, withImages } from '#web/features/assistant/chat-message.ts';
import { Composer } from '#web/features/assistant/composer.tsx';
import { MessageList } from '#web/features/assistant/message-list.tsx';
import type { ChangePlaces } from '#web/features/assistant/receipts/change-list.tsx';
import { PromptList } from '#web/features/assistant/suggestion-buttons.tsx';
import { SuggestionRow } from '#web/features/assistant/suggestions/suggestion-row.tsx';
import type { ChatControls } from '#web/features/assistant/use-chat.ts';
import { AttachmentStrip } from '#web/features/media/attachment-strip.tsx';
import { UploadProblem } from '#web/features/media/upload-problem.tsx';
import type { AttachmentControls } from '#web/features/media/use-attachments.ts';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import type { SelectionSubject } from '#web/features/pages/preview/selection/use-selection.ts';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { messages } from '../messages/en.ts';
import { AllowanceNotice, UpgradeButton } from './limit-notices.tsx';
import { usePageSuggestions } from './use-page-suggestions.ts';

export type ChatColumnProps = {
  chat: ChatControls;
  draft: PageDraftControls;
  images: AttachmentControls;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onBrowse: () => void;
  classic: boolean;
  /** Shows a page instead of the draft while one of the suggestions is pointed at. */
  onPreview: (page: PageSource | undefined) => void;
  /** Where things stand that replies changed. */
  places: ChangePlaces;
  /** What the next message is about. */
  subject: SelectionSubject | undefined;
  onSubject: (subject: SelectionSubject | undefined) => void;
};

export function ChatColumn(props: ChatColumnProps) {
  const {
    chat,
    draft,
    images,
    inputRef,
    onBrowse,
    classic,
    onPreview,
    places,
    subject,
    onSubject,
  } = props;
  const label = useClientConfig()?.assistant_label;
  const { text, setText } = chat;
  // What it was when the studio opened; a first page does not change a greeting.
  const [welcome] = useState(draft.base ? messages.welcomeBack : messages.welcomeNew);
  const suggestions = usePageSuggestions(chat, draft, text);
  useFocusAfter(chat.isBusy, inputRef);

  function choose(suggestion: string) {
    setText(suggestion);
    inputRef.current?.focus();
  }

  function send(message: string) {
    chat.send(
      withImages(
        message,
        images.attachments.map(({ url }) => url),
      ),
      subject?.id,
    );
    setText('');
    images.clear();
    onSubject(undefined);
  }

  return (
    <>
      <MessageList
        welcome={welcome}
        messages={chat.messages}
        turn={chat.turn}
        onEarlier={chat.loadEarlier}
        onSuggestion={choose}
        onPreview={onPreview}
        onApply={(suggestion) => !chat.isBusy && send(suggestion)}
        onRetry={chat.retry}
        places={places}
        opening={chat.isLoaded && <PromptList hasPage={draft.base !== null} onChoose={choose} />}
        unsaved={
          draft.unsaved
            ? {
                onSave: () => void draft.save(),
                onRevert: draft.canRevert ? () => void draft.revert() : undefined,
                isSaving: draft.isSaving,
              }
            : undefined
        }
      />
      <div className="shrink-0 px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <AllowanceNotice />
        <UploadProblem
          images={images}
          actions={images.isStorageFull && <UpgradeButton wanted="storage" />}
        />
        <SuggestionRow suggestions={suggestions} onSend={send} onStart={choose} />
        <Composer
          value={text}
          onChange={setText}
          onSend={send}
          isBusy={chat.isBusy}
          isHeld={images.isUploading}
          onStop={chat.stop}
          inputRef={inputRef}
          images={{ onBrowse, onFiles: images.addFiles }}
          attached={
            <>
              {subject && <SubjectChip subject={subject} onClear={() => onSubject(undefined)} />}
              <AttachmentStrip attachments={images.attachments} onRemove={images.remove} />
            </>
          }
          height={classic ? 'classic' : 'standard'}
        />
        <p className="mt-2 flex min-h-4.5 items-center justify-center gap-1 text-subtle text-xs">
          <span className="min-w-0 truncate" title={label}>
            {label}
          </span>
          {label && <HelpLink article="assistant" about={label} />}
        </p>
      </div>
    </>
  );
}

type SubjectChipProps = { subject: SelectionSubject; onClear: () => void };

function SubjectChip({ subject, onClear }: SubjectChipProps) {
  return (
    <div className="flex items-center gap-1 px-2 pt-2">
      <span className="flex min-w-0 items-center gap-1 rounded-sm bg-accent-soft py-0.5 pr-0.5 pl-2 text-accent-text text-xs">
        <span className="truncate">{messages.about(subject.name)}</span>
        <IconButton label={messages.forgetSubject} size="sm" onClick={onClear}>
          <X aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  );
}

/** A closed input loses the focus; it comes back when the reply is there and nothing else has taken it. */
function useFocusAfter(isBusy: boolean, input: RefObject<HTMLTextAreaElement | null>) {
  const [wasBusy, setWasBusy] = useState(false);
  useEffect(() => {
    if (wasBusy && !isBusy && document.activeElement === document.body) input.current?.focus();
    setWasBusy(isBusy);
  }, [isBusy, wasBusy, input]);
}
