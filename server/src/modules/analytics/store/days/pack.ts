// The bytes of a packed day: hours with events, then the values of each dimension, as variable-length numbers.
import {
  countNames,
  countsOfDay,
  type DayAggregate,
  HOURS,
  storedDimensions,
  type ValueCounts,
} from '../../shared/day-aggregate.ts';

const VERSION = 1;

export function encodePack(day: DayAggregate): Buffer {
  const numbers: number[] = [VERSION];
  const width = countNames.length;
  const used = Array.from({ length: HOURS }, (_, hour) => hour).filter((hour) =>
    day.hours.subarray(hour * width, (hour + 1) * width).some((count) => count > 0),
  );
  numbers.push(used.length);
  for (const hour of used) {
    numbers.push(hour, ...day.hours.subarray(hour * width, (hour + 1) * width));
  }
  for (const values of day.values) encodeValues(numbers, values, day);
  return writeNumbers(numbers);
}

/** 0 and the id where one value has all events, as most have on a day with few; else the number of values. */
function encodeValues(numbers: number[], values: ValueCounts, day: DayAggregate): void {
  const { ids, views, clicks, visitors } = values;
  const all = countsOfDay(day);
  const hasAll = views[0] === all.views && clicks[0] === all.clicks && visitors[0] === all.visitors;
  if (ids.length === 1 && hasAll) {
    numbers.push(0, ids[0] ?? 0);
    return;
  }
  numbers.push(ids.length + 1);
  let before = 0;
  for (let place = 0; place < ids.length; place += 1) {
    const id = ids[place] ?? 0;
    numbers.push(id - before, views[place] ?? 0, clicks[place] ?? 0, visitors[place] ?? 0);
    before = id;
  }
}

export function decodePack(data: Uint8Array): DayAggregate {
  const next = readNumbers(data);
  const version = next();
  if (version !== VERSION) throw new Error(`A packed day has version ${version}.`);
  const hours = new Int32Array(HOURS * countNames.length);
  for (let left = next(); left > 0; left -= 1) {
    const first = next() * countNames.length;
    for (let place = 0; place < countNames.length; place += 1) hours[first + place] = next();
  }
  const day = { hours, values: [] as ValueCounts[] };
  const all = countsOfDay(day);
  for (let left = storedDimensions.length; left > 0; left -= 1) {
    const count = next();
    if (count === 0) {
      const of = (value: number) => Int32Array.of(value);
      const [ids, views] = [of(next()), of(all.views)];
      day.values.push({ ids, views, clicks: of(all.clicks), visitors: of(all.visitors) });
    } else day.values.push(decodeValues(next, count - 1));
  }
  return day;
}

function decodeValues(next: () => number, length: number): ValueCounts {
  const column = () => new Int32Array(length);
  const values = { ids: column(), views: column(), clicks: column(), visitors: column() };
  let id = 0;
  for (let place = 0; place < length; place += 1) {
    id += next();
    values.ids[place] = id;
    values.views[place] = next();
    values.clicks[place] = next();
    values.visitors[place] = next();
  }
  return values;
}

/** Seven bits a byte, lowest first; all but the last byte of a number have the highest bit. */
function writeNumbers(numbers: readonly number[]): Buffer {
  const bytes = new Uint8Array(numbers.length * 5);
  let length = 0;
  for (const number of numbers) {
    let rest = number;
    while (rest > 127) {
      bytes[length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    bytes[length++] = rest;
  }
  return Buffer.from(bytes.subarray(0, length));
}

function readNumbers(data: Uint8Array): () => number {
  let place = 0;
  return () => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = data[place++];
      if (byte === undefined) throw new Error('A packed day is cut off.');
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
  };
}
