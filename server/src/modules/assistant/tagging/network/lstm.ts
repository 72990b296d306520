// A long short-term memory over the tokens of a message, in both directions.

/** Rows by input, columns by gate: enter, keep, change, leave. */
export type Lstm = { input: Float32Array; state: Float32Array; bias: Float32Array };

/** `inputs` and what is returned hold one row for every token; a row of the result is forward, then backward. */
export function runBothWays(
  { forward, backward }: { forward: Lstm; backward: Lstm },
  inputs: Float32Array,
  width: number,
): Float32Array {
  const hidden = forward.bias.length / 4;
  const known = new Float32Array((inputs.length / width) * 2 * hidden);
  run(forward, { inputs, width, isBackward: false }, known);
  run(backward, { inputs, width, isBackward: true }, known);
  return known;
}

type Direction = { inputs: Float32Array; width: number; isBackward: boolean };

function run(
  { input, state: recurrent, bias }: Lstm,
  { inputs, width, isBackward }: Direction,
  known: Float32Array,
): void {
  const length = inputs.length / width;
  const hidden = bias.length / 4;
  const gates = new Float32Array(bias.length);
  const cell = new Float32Array(hidden);
  let state: Float32Array = new Float32Array(hidden);
  for (let step = 0; step < length; step += 1) {
    const token = isBackward ? length - 1 - step : step;
    gates.set(bias);
    addProduct(gates, inputs.subarray(token * width, (token + 1) * width), input);
    addProduct(gates, state, recurrent);
    const at = token * 2 * hidden + (isBackward ? hidden : 0);
    state = known.subarray(at, at + hidden);
    for (let unit = 0; unit < hidden; unit += 1) {
      const gate = (index: number) => gates[index * hidden + unit] as number;
      const kept = sigmoid(gate(1)) * (cell[unit] as number);
      cell[unit] = kept + sigmoid(gate(0)) * Math.tanh(gate(2));
      state[unit] = sigmoid(gate(3)) * Math.tanh(cell[unit] as number);
    }
  }
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/**
 * Adds `vector` times the matrix, whose rows are as long as `sum`. Four rows at a time take half as long as one by one,
 * since `sum` is read and written a quarter as often.
 */
function addProduct(sum: Float32Array, vector: Float32Array, matrix: Float32Array): void {
  const { length } = vector;
  const inFours = length - (length % 4);
  for (let row = 0; row < inFours; row += 4) addFourRows(sum, vector, matrix, row);
  for (let row = inFours; row < length; row += 1) addRow(sum, vector, matrix, row);
}

function addFourRows(sum: Float32Array, vector: Float32Array, matrix: Float32Array, row: number) {
  const columns = sum.length;
  const [first, second] = [row * columns, (row + 1) * columns];
  const [third, fourth] = [second + columns, second + 2 * columns];
  const [a, b] = [vector[row] as number, vector[row + 1] as number];
  const [c, d] = [vector[row + 2] as number, vector[row + 3] as number];
  for (let column = 0; column < columns; column += 1) {
    sum[column] =
      (sum[column] as number) +
      a * (matrix[first + column] as number) +
      b * (matrix[second + column] as number) +
      c * (matrix[third + column] as number) +
      d * (matrix[fourth + column] as number);
  }
}

function addRow(sum: Float32Array, vector: Float32Array, matrix: Float32Array, row: number) {
  const columns = sum.length;
  const value = vector[row] as number;
  for (let column = 0; column < columns; column += 1) {
    sum[column] = (sum[column] as number) + value * (matrix[row * columns + column] as number);
  }
}
