// Turns a JSON log line into one a person reads while developing: time, level, message, fields.

const quiet = new Set(['level', 'time', 'msg', 'err', 'reqId']);

export function readable(line: string): string {
  const entry: Record<string, unknown> = JSON.parse(line);
  const time = new Date(Number(entry.time)).toISOString().slice(11, 19);
  const level = String(entry.level).padEnd(5);
  const fields = Object.entries(entry)
    .filter(([name]) => !quiet.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const request = entry.reqId === undefined ? [] : [`[${String(entry.reqId)}]`];
  const parts = [time, level, ...request, String(entry.msg ?? ''), ...fields];
  return `${parts.join(' ')}\n${formatStack(entry.err)}`;
}

function formatStack(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('stack' in error)) return '';
  return `${String(error.stack)}\n`;
}
