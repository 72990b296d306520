// What a new key may do: one choice for each area.
import { type KeyArea, keyAreas } from '@vys/contract/api/key-scopes';
import { useId } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import {
  type Access,
  type AccessByArea,
  listChoices,
  noAccess,
  readAccess,
  toScopes,
} from './access.ts';
import { areas, messages } from './messages/en.ts';

type Props = {
  access: AccessByArea;
  onChange: (access: AccessByArea) => void;
  error: string | undefined;
};

export function AccessPicker({ access, onChange, error }: Props) {
  const id = useId();
  const isEmpty = toScopes(access).length === 0;
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1.5"
      aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
    >
      <div className="flex items-center justify-between gap-3">
        <legend className="float-left font-medium text-fg text-sm">{messages.permissions}</legend>
        <Button size="sm" variant="ghost" onClick={() => onChange(isEmpty ? readAccess : noAccess)}>
          {isEmpty ? messages.readAll : messages.clear}
        </Button>
      </div>
      <p id={`${id}-hint`} className="text-muted text-xs">
        {messages.permissionsHint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <ul className="mt-1 divide-y divide-line rounded-md border border-line">
        {keyAreas.map((area) => (
          <AreaRow
            key={area}
            area={area}
            value={access[area]}
            onChange={(value) => onChange({ ...access, [area]: value })}
          />
        ))}
      </ul>
    </fieldset>
  );
}

type RowProps = { area: KeyArea; value: Access; onChange: (value: Access) => void };

function AreaRow({ area, value, onChange }: RowProps) {
  const { name, about } = areas[area];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3.5 py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-fg text-sm">{name}</p>
        <p className="text-muted text-xs">{about}</p>
      </div>
      <SegmentedControl
        size="sm"
        label={name}
        value={value}
        onValueChange={onChange}
        segments={listChoices(area).map((access) => ({
          value: access,
          label: messages.accessShort[access],
          ...(access === 'write' ? { name: messages.access.write } : {}),
        }))}
      />
    </li>
  );
}
