// Console output of the entry scripts: plain lines, elapsed time of long steps, one sentence on failure.

/** An error that is printed as one sentence, without a stack. */
export class UserError extends Error {}

/** @param {string} line */
export function log(line) {
  console.log(`  ${line}`);
}

/** Prints the seconds while `work` runs: on one line at a terminal, now and then elsewhere. */
export async function withProgress(title, work) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const isTerminal = process.stdout.isTTY === true;
  if (!isTerminal) log(`${title} …`);
  const tick = () => {
    if (isTerminal) process.stdout.write(`\r  ${title} … ${seconds()} s`);
    else log(`${title} … ${seconds()} s`);
  };
  if (isTerminal) tick();
  const timer = setInterval(tick, isTerminal ? 1000 : 15_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (isTerminal) process.stdout.write(`\r  ${title}: ${seconds()} s      \n`);
    else log(`${title}: done in ${seconds()} s`);
  }
}

/** Runs a script's body; a UserError becomes one sentence, anything else keeps its stack. */
export async function runScript(body) {
  try {
    process.exitCode = (await body()) ?? process.exitCode ?? 0;
  } catch (error) {
    if (error instanceof UserError) console.error(`\n  ${error.message}\n`);
    else console.error(error);
    process.exitCode = 1;
  }
}
