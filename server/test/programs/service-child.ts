// A service process for tests of the supervisor: speaks its protocol and misbehaves as STARTS says, one
// word per start, separated by commas; the last one counts for all further starts. Each start appends
// its pid to STARTS_FILE.
import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import type { FromService, ToService } from '../../src/main/messages.ts';

const file = process.env.STARTS_FILE ?? '';
appendFileSync(file, `${process.pid}\n`);
const starts = readFileSync(file, 'utf8').trim().split('\n').length;
const words = (process.env.STARTS ?? 'run').split(',');
const behavior = words[Math.min(starts, words.length) - 1];

const send = (message: FromService) => process.send?.(message);

process.on('message', (message: ToService) => {
  if (message.type === 'start') begin();
  else if (message.type === 'listen') send({ type: 'ready' });
  else if (message.type === 'ping') send({ type: 'pong' });
  else if (behavior !== 'ignore-stop') process.exit(0);
});
if (behavior !== 'stay') process.on('disconnect', () => process.exit(1));
else setInterval(() => {}, 60_000);

function begin(): void {
  if (behavior === 'exit') process.exit(3);
  if (behavior === 'problem') {
    send({ type: 'failed', reason: 'Port 1 is in use.', isStartupError: true });
    setTimeout(() => process.exit(1), 20);
    return;
  }
  send({ type: 'prepared' });
  if (behavior !== 'hang') return;
  const grandchild = spawn('sleep', ['300'], { stdio: 'ignore' });
  appendFileSync(`${file}.grandchild`, String(grandchild.pid));
  // Never gives the event loop back.
  for (;;);
}
