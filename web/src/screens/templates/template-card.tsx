// One template: how it looks on a desktop and a phone, what it is for, and the two things to do with it.
import type { TemplateId } from '@vys/contract/templates/template-ids';
import { Eye } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { messages } from './messages/en.ts';
import type { TemplateEntry } from './template-list.ts';
import { thumbnailSizes, thumbnailUrl } from './thumbnails.ts';

type Props = {
  template: TemplateEntry;
  /** The first ones are seen at once. */
  isFirst: boolean;
  isLoading: boolean;
  isDisabled: boolean;
  onPreview: (id: TemplateId) => void;
  onUse: (id: TemplateId) => void;
};

export function TemplateCard({
  template: { id, name, description },
  isFirst,
  isLoading,
  isDisabled,
  onPreview,
  onUse,
}: Props) {
  const loading = isFirst ? 'eager' : 'lazy';
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface transition-[border-color,box-shadow] duration-fast hover:border-line-strong hover:shadow-lg">
      <div className="relative aspect-[16/11] overflow-hidden border-line border-b bg-raised">
        <img
          src={thumbnailUrl(id, 'desktop')}
          alt=""
          loading={loading}
          {...thumbnailSizes.desktop}
          className="absolute top-[9%] left-[6%] w-[80%] rounded-md shadow-lg ring-1 ring-line transition-transform duration-slow group-hover:-translate-y-1 motion-reduce:transform-none"
        />
        <img
          src={thumbnailUrl(id, 'phone')}
          alt=""
          loading={loading}
          {...thumbnailSizes.phone}
          className="absolute right-[6%] -bottom-[4%] w-[25%] rounded-lg shadow-lg ring-2 ring-line-strong transition-transform duration-slow group-hover:-translate-y-2 motion-reduce:transform-none"
        />
      </div>
      <div className="flex flex-1 flex-col gap-4 p-4 sm:p-5">
        <div className="flex-1">
          <h2 className="font-semibold text-base text-fg">{name}</h2>
          <p className="mt-1 text-muted text-sm">{description}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            aria-label={messages.useNamed(name)}
            loading={isLoading}
            disabled={isDisabled}
            onClick={() => onUse(id)}
            className="relative z-10"
          >
            {messages.use}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label={messages.previewOf(name)}
            onClick={() => onPreview(id)}
            // The whole card opens the preview.
            className="after:absolute after:inset-0"
          >
            <Eye aria-hidden="true" />
            {messages.preview}
          </Button>
        </div>
      </div>
    </li>
  );
}
