// Search and filters above the templates.
import { Search } from 'lucide-react';
import { Input } from '#web/ui/fields/input.tsx';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { TemplateFilter } from './filter-templates.ts';
import { messages } from './messages/en.ts';
import { audiences, moods } from './template-list.ts';

type Props = { filter: TemplateFilter; onChange: (filter: TemplateFilter) => void };

const audienceOptions = (['all', ...audiences] as const).map((value) => ({
  value,
  label: messages.audiences[value],
}));
const moodOptions = (['all', ...moods] as const).map((value) => ({
  value,
  label: messages.moods[value],
}));
const schemes = (['all', 'light', 'dark'] as const).map((value) => ({
  value,
  label: messages.schemes[value],
}));

export function TemplateFilters({ filter, onChange }: Props) {
  return (
    <search className="flex flex-wrap items-center gap-2.5">
      <Input
        type="search"
        aria-label={messages.search}
        placeholder={messages.searchHint}
        before={<Search aria-hidden="true" />}
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
        className="min-w-56 flex-1 basis-full lg:basis-64"
      />
      <Select
        aria-label={messages.audience}
        value={filter.audience}
        onValueChange={(audience) => onChange({ ...filter, audience })}
        options={audienceOptions}
        className="w-auto min-w-44 max-sm:flex-1"
      />
      <Select
        aria-label={messages.mood}
        value={filter.mood}
        onValueChange={(mood) => onChange({ ...filter, mood })}
        options={moodOptions}
        className="w-auto min-w-32 max-sm:flex-1"
      />
      <SegmentedControl
        label={messages.scheme}
        value={filter.scheme}
        onValueChange={(scheme) => onChange({ ...filter, scheme })}
        segments={schemes}
        className="max-sm:flex max-sm:w-full max-sm:[&>label]:flex-1"
      />
    </search>
  );
}
