// What is packed is read back, whatever the numbers.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  aggregateDay,
  type Columns,
  type DayAggregate,
  emptyColumns,
  HOURS,
  storedDimensions,
} from '../../shared/day-aggregate.ts';
import { concatColumns } from './columns-store.ts';
import { decodePack, encodePack } from './pack.ts';

type Event = { visitor: bigint; at: number; hour: number; kind: number; ids: number[] };

const event = fc.record({
  visitor: fc.bigInt({ min: -5n, max: 5n }),
  at: fc.integer({ min: 0, max: 86_400_000 }),
  hour: fc.nat({ max: HOURS - 1 }),
  kind: fc.nat({ max: 1 }),
  ids: fc.tuple(
    ...storedDimensions.map(() => fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 2 ** 31 - 1 }))),
  ),
});
const events = fc.array(event, { minLength: 1, maxLength: 60 });

function toColumns(list: readonly Event[]): Columns {
  const columns = emptyColumns(list.length);
  for (const [row, { visitor, at, hour, kind, ids }] of list.entries()) {
    Object.assign(columns.visitor, { [row]: visitor });
    Object.assign(columns.at, { [row]: at });
    Object.assign(columns.hour, { [row]: hour });
    Object.assign(columns.kind, { [row]: kind });
    columns.values.forEach((values, place) => {
      values[row] = ids[place] ?? 0;
    });
  }
  return columns;
}

const plain = (day: DayAggregate) => ({
  hours: [...day.hours],
  values: day.values.map((values) => Object.values(values).map((column) => [...column])),
});

it('reads back what it wrote', () => {
  fc.assert(
    fc.property(events, (list) => {
      const day = aggregateDay(toColumns(list));
      expect(plain(decodePack(encodePack(day)))).toEqual(plain(day));
    }),
  );
});

it('counts the same whatever the order of events, and in parts that are joined', () => {
  fc.assert(
    fc.property(events, events, (a, b) => {
      const all = encodePack(aggregateDay(toColumns([...a, ...b])));
      const joined = concatColumns(toColumns(b), toColumns(a));
      expect(encodePack(aggregateDay(joined))).toEqual(all);
    }),
  );
});

it('adds up days whose visitors are others as a recount does', () => {
  fc.assert(
    fc.property(events, events, (a, b) => {
      const others = b.map((one) => ({ ...one, visitor: one.visitor + 100n }));
      const sum = addDays(aggregateDay(toColumns(a)), aggregateDay(toColumns(others)));
      expect(plain(sum)).toEqual(plain(aggregateDay(toColumns([...a, ...others]))));
    }),
  );
});

it('rejects a pack that is cut off or of a later version', () => {
  const pack = encodePack(
    aggregateDay(toColumns([{ visitor: 1n, at: 0, hour: 3, kind: 0, ids: [] }])),
  );
  expect(() => decodePack(pack.subarray(0, pack.length - 1))).toThrow('cut off');
  expect(() => decodePack(Buffer.of(2, ...pack.subarray(1)))).toThrow('version 2');
});
