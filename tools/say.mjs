// How the entry scripts speak: plain lines, a running time for what takes long, one sentence on failure.

/** A reason to stop that is told without a stack. */
export class Problem extends Error {}

/** @param {string} line */
export function say(line) {
  console.log(`  ${line}`);
}

/** Tells the seconds while `work` runs: on one line at a terminal, now and then elsewhere. */
export async function withProgress(title, work) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const isTerminal = process.stdout.isTTY === true;
  if (!isTerminal) say(`${title} …`);
  const tick = () => {
    if (isTerminal) process.stdout.write(`\r  ${title} … ${seconds()} s`);
    else say(`${title} … ${seconds()} s`);
  };
  if (isTerminal) tick();
  const timer = setInterval(tick, isTerminal ? 1000 : 15_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (isTerminal) process.stdout.write(`\r  ${title}: ${seconds()} s      \n`);
    else say(`${title}: done in ${seconds()} s`);
  }
}

/** Runs a script's body; a Problem becomes one sentence, anything else keeps its stack. */
export async function runScript(body) {
  try {
    process.exitCode = (await body()) ?? process.exitCode ?? 0;
  } catch (error) {
    if (error instanceof Problem) console.error(`\n  ${error.message}\n`);
    else console.error(error);
    process.exitCode = 1;
  }
}
