// The input of the chat: text, attached images, send and stop. Images come by button, paste or drop.

import { ArrowUp, Images, Plus, Square } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from 'react';
import { useIsSmall } from '#web/lib/browser/use-is-small.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { cn } from '#web/ui/cn.ts';
import { useToastClearance } from '#web/ui/feedback/toast-clearance.ts';
import { messages } from './messages/en.ts';

export type ComposerProps = {
  value: string;
  onChange: (text: string) => void;
  /** Called with trimmed, non-empty text only. */
  onSend: (text: string) => void;
  /** A reply is streaming: the input is closed. */
  isBusy: boolean;
  /** Nothing can be sent yet, for example while an image is on its way. */
  isHeld?: boolean;
  onStop?: () => void;
  inputRef?: Ref<HTMLTextAreaElement>;
  images?: { onBrowse: () => void; onFiles: (files: File[]) => void };
  /** Thumbnails of what is attached. */
  attached?: ReactNode;
  height?: 'standard' | 'classic';
};

const heights = {
  standard: 'min-h-11 max-h-[160px]',
  classic: 'min-h-[56px] max-h-[200px]',
} as const;

export function Composer({
  value,
  onChange,
  onSend,
  isBusy,
  isHeld = false,
  onStop,
  inputRef,
  images,
  attached,
  height = 'standard',
}: ComposerProps) {
  const [isOver, setOver] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useToastClearance(root, useIsSmall());
  const text = value.trim();
  const canSend = text !== '' && !isBusy && !isHeld;
  const send = () => canSend && onSend(text);

  function takeFiles(event: ClipboardEvent | DragEvent, transfer: DataTransfer) {
    const files = [...transfer.files];
    if (files.length === 0 || !images || isBusy) return;
    event.preventDefault();
    images.onFiles(files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the buttons do the same
    <div
      ref={root}
      onDragOver={(event) => {
        if (!images || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        takeFiles(event, event.dataTransfer);
      }}
      className={cn(
        'rounded-lg border border-control bg-inset transition-[border-color,box-shadow]',
        'has-[textarea:focus-visible]:border-focus has-[textarea:focus-visible]:outline-1 has-[textarea:focus-visible]:outline-focus has-[textarea:focus-visible]:outline-solid',
        isOver && 'border-focus bg-accent-soft',
      )}
    >
      {attached}
      <textarea
        ref={inputRef}
        aria-label={messages.message}
        placeholder={messages.messageAiStudio}
        value={value}
        rows={1}
        disabled={isBusy}
        onChange={(event) => onChange(event.target.value)}
        onPaste={(event) => takeFiles(event, event.clipboardData)}
        onKeyDown={(event) => {
          // An input method uses Enter to accept a word.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
        className={cn(
          'field-sizing-content block w-full resize-none overflow-y-auto bg-transparent px-3.5 pt-3 pb-1 text-fg text-sm outline-none disabled:opacity-60 pointer-coarse:text-base',
          heights[height],
        )}
      />
      <div className="flex items-center gap-1 px-2 pb-2">
        {images && <ImageButtons {...images} disabled={isBusy} />}
        <span className="ml-auto">
          {isBusy && onStop ? (
            <IconButton
              key="stop"
              label={messages.stop}
              variant="secondary"
              size="sm"
              onClick={onStop}
            >
              <Square aria-hidden="true" className="fill-current" />
            </IconButton>
          ) : (
            <IconButton
              key="send"
              label={messages.send}
              variant="primary"
              size="sm"
              disabled={!canSend}
              onClick={send}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </div>
    </div>
  );
}

type ImageButtonsProps = NonNullable<ComposerProps['images']> & { disabled: boolean };

function ImageButtons({ onBrowse, onFiles, disabled }: ImageButtonsProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={messages.browseImages} size="sm" disabled={disabled} onClick={onBrowse}>
        <Images aria-hidden="true" />
      </IconButton>
      <IconButton
        label={messages.uploadImage}
        size="sm"
        disabled={disabled}
        onClick={() => picker.current?.click()}
      >
        <Plus aria-hidden="true" />
      </IconButton>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-testid="image-picker"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
