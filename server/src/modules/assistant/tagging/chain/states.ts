// States of a linear chain over segments: outside, at the beginning or inside of a segment of some type. The states
// outside remember the type of the last segment, so that one transition spans what lies between two segments.

export type States = {
  /** Of segments. */
  types: number;
  /** 0 is outside, then a label for the beginning and one for the inside of each type. */
  labels: number;
  count: number;
  /** Label of each state. */
  labelOf: Int32Array;
  /** States that may come before each state. */
  before: readonly Int32Array[];
};

/** The state outside before any segment. */
export const START = 0;

export const beginLabel = (type: number): number => 1 + type;
export const insideLabel = (types: number, type: number): number => 1 + types + type;

export function createStates(types: number): States {
  const outside = (type: number) => 1 + type;
  const begin = (type: number) => 1 + types + type;
  const inside = (type: number) => 1 + 2 * types + type;
  const count = 1 + 3 * types;
  const labelOf = new Int32Array(count);
  const all = Int32Array.from({ length: count }, (_, state) => state);
  const before: Int32Array[] = [Int32Array.of(START)];
  for (let type = 0; type < types; type += 1) {
    labelOf[begin(type)] = beginLabel(type);
    labelOf[inside(type)] = insideLabel(types, type);
    before[outside(type)] = Int32Array.of(outside(type), begin(type), inside(type));
    before[begin(type)] = all;
    before[inside(type)] = Int32Array.of(begin(type), inside(type));
  }
  return { types, labels: 1 + 2 * types, count, labelOf, before };
}

/** The states of a sequence whose labels are known. */
export function statesOfLabels(states: States, labels: ArrayLike<number>): Int32Array {
  const { types } = states;
  let last = START;
  return Int32Array.from(labels, (label) => {
    if (label === 0) return last;
    const type = (label - 1) % types;
    last = 1 + type;
    return label <= types ? 1 + types + type : 1 + 2 * types + type;
  });
}
