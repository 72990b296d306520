// Opening hours: each day of the week is open at certain times, closed, or not listed.
import type { SectionOf } from '@vys/contract/page-model/sections';
import { type Weekday, weekdays } from '@vys/contract/page-model/values';
import { Copy, Plus, X } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { fieldText, messages } from '../messages/en.ts';
import { findProblem } from '../schema/field-problem.ts';
import type { FieldProps } from './field-props.ts';
import { useEditedValue } from './use-edited-value.ts';

type Day = SectionOf<'hours'>['days'][number];
type Range = Day['times'][number];

const MOST_RANGES = 4;
const USUAL: Range = { opens: '09:00', closes: '17:00' };

export function HoursField({ owner, field, value = [], onChange }: FieldProps<Day[]>) {
  const [days, setDays, markSent] = useEditedValue<Day[]>(value);
  const { label } = fieldText(owner, field.name);
  const problem = findProblem(field, days);

  function change(next: Day[]) {
    setDays(next);
    if (findProblem(field, next) !== undefined) return;
    markSent(next);
    onChange(next);
  }

  /** Undefined lists the day no longer. */
  function setTimes(day: Weekday, times: Range[] | undefined) {
    const others = new Map(days.map((known) => [known.day, known.times]));
    if (times) others.set(day, times);
    else others.delete(day);
    change(toDays((name) => others.get(name)));
  }

  return (
    <fieldset className="flex min-w-0 flex-col rounded-md border border-line px-3 pt-1 pb-2">
      <legend className="px-1 font-medium text-fg text-sm">{label}</legend>
      {weekdays.map((day) => (
        <DayRow
          key={day}
          day={day}
          times={days.find((known) => known.day === day)?.times}
          onChange={(times) => setTimes(day, times)}
          onCopy={(times) => change(toDays(() => times))}
        />
      ))}
      {problem && (
        <p role="alert" className="py-1.5 text-danger-text text-xs">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** In the order of the week. */
function toDays(timesOf: (day: Weekday) => Range[] | undefined): Day[] {
  return weekdays.flatMap((day) => {
    const times = timesOf(day);
    return times ? [{ day, times }] : [];
  });
}

type DayRowProps = {
  day: Weekday;
  times: Range[] | undefined;
  onChange: (times: Range[] | undefined) => void;
  onCopy: (times: Range[]) => void;
};

function DayRow({ day, times, onChange, onCopy }: DayRowProps) {
  const name = messages.days[day];
  const state = times === undefined ? 'unlisted' : times.length === 0 ? 'closed' : 'open';
  return (
    <div className="flex flex-col gap-2 border-line py-2 not-last:border-b">
      <div className="flex items-center gap-2">
        <span className="flex-1 text-fg text-sm">{name}</span>
        {times !== undefined && (
          <IconButton label={messages.copyToAll(name)} size="sm" onClick={() => onCopy(times)}>
            <Copy aria-hidden="true" />
          </IconButton>
        )}
        <Select
          aria-label={messages.dayState(name)}
          value={state}
          onValueChange={(next) => onChange(timesOfState(next))}
          options={[
            { value: 'open', label: messages.dayOpen },
            { value: 'closed', label: messages.dayClosed },
            { value: 'unlisted', label: messages.dayUnlisted },
          ]}
          className="w-32"
        />
      </div>
      {times?.map((range, index) => (
        <RangeRow
          key={index}
          day={name}
          place={index + 1}
          range={range}
          onChange={(next) => onChange(times.with(index, next))}
          canAdd={times.length < MOST_RANGES}
          onAdd={() => onChange([...times, USUAL])}
          onRemove={() => onChange(times.toSpliced(index, 1))}
        />
      ))}
    </div>
  );
}

function timesOfState(state: 'open' | 'closed' | 'unlisted'): Range[] | undefined {
  if (state === 'unlisted') return undefined;
  return state === 'open' ? [USUAL] : [];
}

type RangeRowProps = {
  day: string;
  place: number;
  range: Range;
  onChange: (range: Range) => void;
  canAdd: boolean;
  onAdd: () => void;
  onRemove: () => void;
};

/** The first has the button that adds another, which can be removed again. */
function RangeRow({ day, place, range, onChange, canAdd, onAdd, onRemove }: RangeRowProps) {
  return (
    <div className="flex items-center gap-1">
      <Input
        type="time"
        aria-label={messages.opens(day, place)}
        value={range.opens}
        onChange={({ target }) => onChange({ ...range, opens: target.value })}
        className="flex-1 px-1.5 pointer-coarse:tracking-tight"
      />
      <span aria-hidden="true" className="text-muted">
        {messages.until}
      </span>
      <Input
        type="time"
        aria-label={messages.closes(day, place)}
        // The end of the day, which a time input calls its beginning.
        value={range.closes === '24:00' ? '00:00' : range.closes}
        onChange={({ target }) =>
          onChange({ ...range, closes: target.value === '00:00' ? '24:00' : target.value })
        }
        className="flex-1 px-1.5 pointer-coarse:tracking-tight"
      />
      {place === 1 ? (
        <IconButton
          label={messages.addRange(day)}
          size="sm"
          tooltip={false}
          disabled={!canAdd}
          onClick={onAdd}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton
          label={messages.removeRange(day, place)}
          size="sm"
          tooltip={false}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
