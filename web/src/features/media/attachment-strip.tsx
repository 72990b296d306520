// Thumbnails of what will go with the next message; each can be taken off again.

import { X } from 'lucide-react';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { messages } from './messages/en.ts';
import type { Attachment } from './use-attachments.ts';

export type AttachmentStripProps = {
  attachments: readonly Attachment[];
  onRemove: (id: string) => void;
};

export function AttachmentStrip({ attachments, onRemove }: AttachmentStripProps) {
  if (attachments.length === 0) return null;
  return (
    <ul aria-label={messages.attachedImages} className="flex flex-wrap gap-2 px-3 pt-3">
      {attachments.map(({ id, name, picture, url }) => (
        <li key={id} className="relative">
          <img
            src={picture}
            alt={name}
            className="size-14 rounded-sm border border-line-strong bg-raised object-cover"
          />
          {url === '' && (
            <span className="absolute inset-0 grid place-items-center rounded-sm bg-scrim text-white">
              <Spinner label={messages.uploading(name)} />
            </span>
          )}
          <button
            type="button"
            aria-label={messages.remove(name)}
            onClick={() => onRemove(id)}
            className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full border border-line-strong bg-overlay text-muted shadow-sm hover:text-fg"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
