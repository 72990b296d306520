// What every transport of the message bus must do, whatever it runs on.
import { afterEach, expect, it } from 'vitest';
import { createTestLog } from '../../../../test/test-log.ts';
import { type BusTransport, createMessageBus, type MessageBus } from '../message-bus.ts';

export type TestMessage = { n: number; text?: string };

export type TransportUnderTest = {
  /** Of one more process on the same network. */
  connect(): BusTransport | Promise<BusTransport>;
  /** Takes the network away, and brings it back. */
  cut(): Promise<void>;
  mend(): Promise<void>;
};

export type TestProcess = {
  bus: MessageBus<TestMessage>;
  /** What arrived, in order. */
  messages: TestMessage[];
  gaps: () => number;
};

export function parseTestMessage(value: unknown): TestMessage | undefined {
  const isMessage = typeof value === 'object' && value !== null && 'n' in value;
  return isMessage ? (value as TestMessage) : undefined;
}

export async function startTestProcess(transport?: BusTransport): Promise<TestProcess> {
  const bus = createMessageBus({ parse: parseTestMessage, transport, log: createTestLog() });
  const messages: TestMessage[] = [];
  let gaps = 0;
  bus.subscribe({
    onMessage: (message) => void messages.push(message),
    onGap: () => {
      gaps += 1;
    },
  });
  await bus.listen();
  return { bus, messages, gaps: () => gaps };
}

/** To be called within a `describe`. */
export function testTransport(getNetwork: () => TransportUnderTest): void {
  let processes: TestProcess[] = [];
  afterEach(async () => {
    for (const { bus } of processes) await bus.close();
    processes = [];
  });

  async function start(): Promise<TestProcess> {
    const started = await startTestProcess(await getNetwork().connect());
    processes.push(started);
    return started;
  }

  const numbers = (process: TestProcess) => process.messages.map(({ n }) => n);
  const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

  it('delivers to its own process at once, and to others once each and in order', async () => {
    const [one, two, three] = [await start(), await start(), await start()];
    for (const n of upTo(500)) one.bus.publish({ n, text: 'é'.repeat(n % 90) });
    expect(numbers(one)).toEqual(upTo(500));
    for (const other of [two, three]) {
      await expect.poll(() => other.messages.length).toBe(500);
      expect(other.messages).toEqual(one.messages);
    }
    two.bus.publish({ n: 500 });
    await expect.poll(() => numbers(one).at(-1)).toBe(500);
    await expect.poll(() => numbers(three).at(-1)).toBe(500);
    expect(one.messages).toHaveLength(501);
    expect([one, two, three].map(({ gaps }) => gaps())).toEqual([0, 0, 0]);
  });

  it('sends the short form of a message that is too large, and reports one without as a gap', async () => {
    const [one, two] = [await start(), await start()];
    const text = 'x'.repeat(2_000_000);
    one.bus.publish({ n: 1, text }, { n: 1 });
    await expect.poll(() => two.messages).toEqual([{ n: 1 }]);
    expect(one.messages).toEqual([{ n: 1, text }]);
    expect(two.gaps()).toBe(0);
    one.bus.publish({ n: 2, text });
    await expect.poll(two.gaps).toBe(1);
    expect(two.messages).toHaveLength(1);
  });

  it('reports a gap after an outage, and goes on', async () => {
    const [one, two] = [await start(), await start()];
    one.bus.publish({ n: 1 });
    await expect.poll(() => numbers(two)).toEqual([1]);
    await getNetwork().cut();
    one.bus.publish({ n: 2 });
    expect(numbers(one)).toEqual([1, 2]);
    await getNetwork().mend();
    await expect.poll(two.gaps).toBeGreaterThan(0);
    await expect
      .poll(
        () => {
          one.bus.publish({ n: 3 });
          return numbers(two).includes(3);
        },
        { interval: 200 },
      )
      .toBe(true);
  });
}
