// Writes a JSON value as a literal of Python. Pure.

export function printPythonValue(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  // JSON's escapes mean the same in Python.
  if (typeof value !== 'object') return JSON.stringify(value);
  const indent = '    '.repeat(depth + 1);
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => printPythonValue(item, depth + 1))
    : Object.entries(value).map(
        ([name, item]) => `${JSON.stringify(name)}: ${printPythonValue(item, depth + 1)}`,
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return open + close;
  return `${open}\n${items.map((item) => `${indent}${item},\n`).join('')}${'    '.repeat(depth)}${close}`;
}
