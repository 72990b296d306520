// The same page in several designs, as phones show it, to choose one of.
import type { PageContent } from '@vys/contract/pages/page-content';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { PageThumbnail } from '#web/features/pages/preview/page-thumbnail.tsx';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';

type LookPickerProps = {
  looks: readonly PageContent[];
  value: number;
  onChange: (place: number) => void;
  size?: 'sm' | 'lg';
};

export function LookPicker({ looks, value, onChange, size = 'lg' }: LookPickerProps) {
  const name = useId();
  return (
    <fieldset className="animate-rise-in">
      <legend
        className={
          size === 'lg'
            ? 'mx-auto mb-5 font-display font-semibold text-fg text-xl'
            : 'mb-2 font-medium text-fg text-sm'
        }
      >
        {messages.chooseLook}
      </legend>
      <div className={cn('grid grid-cols-3 gap-2.5', size === 'lg' && 'sm:gap-5')}>
        {looks.map((content, place) => (
          <label
            key={content.css}
            className={cn(
              'relative block cursor-pointer overflow-hidden rounded-lg border-2 bg-surface transition-[border-color,transform] duration-fast has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              place === value ? 'border-accent-control' : 'border-line hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={place === value}
              onChange={() => onChange(place)}
            />
            <PageThumbnail
              content={content}
              device="mobile"
              title={messages.look(place + 1)}
              className="aspect-[375/700] w-full"
            />
            <span className="flex items-center justify-center gap-1.5 px-2 py-2.5 text-fg text-sm">
              {place === value && <Check aria-hidden="true" className="size-4" />}
              {messages.look(place + 1)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
