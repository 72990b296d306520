// The mark of the site that a row leads to, as the page will show it.
import { type Control, useWatch } from 'react-hook-form';
import { IconMark } from '#web/features/pages/content/fields/icon-mark.tsx';
import { usePageIcons } from '#web/features/pages/content/fields/icons.ts';
import { completeUrl } from '#web/features/pages/content/values/complete-url.ts';
import type { StepFields } from './link-rows.tsx';

type Props = { control: Control<StepFields>; place: number };

export function LinkMark({ control, place }: Props) {
  const icons = usePageIcons();
  const { title = '', url = '' } = useWatch({ control, name: `links.${place}` }) ?? {};
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-sm border border-line bg-inset text-muted">
      <IconMark icon={icons?.ofLink({ title, url: completeUrl(url) })} />
    </span>
  );
}
