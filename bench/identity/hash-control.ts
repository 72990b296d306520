// Nothing but Argon2id at the cost of the product, two at a time as the product does, on one core.
// Says over its channel how many there were, in how many seconds, and what of the processor they took.
import { createPasswords } from '../../server/src/modules/identity/embedded/credentials/passwords.ts';

const seconds = Number(process.argv[2]);
const AT_ONCE = 2;

const { hash } = createPasswords();
await hash('warm up');
const end = performance.now() + seconds * 1000;
let hashes = 0;

async function work(): Promise<void> {
  while (performance.now() < end) {
    await hash('Correct-horse-7');
    hashes += 1;
  }
}

const start = performance.now();
const used = process.cpuUsage();
await Promise.all(Array.from({ length: AT_ONCE }, work));
const { user, system } = process.cpuUsage(used);
process.send?.({
  done: hashes,
  seconds: (performance.now() - start) / 1000,
  cpuSeconds: (user + system) / 1e6,
});
