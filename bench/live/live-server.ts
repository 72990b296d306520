// The live channel of the product on its own server, with the feeds of the database that it is given. Callers are
// who their token says, because finding them is measured elsewhere.
import { createServer } from 'node:http';
import {
  createNotifications,
  parseLiveSignal,
} from '../../server/src/modules/notifications/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { openDb } from '../../server/src/platform/db/db.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import {
  type BusTransport,
  createMessageBus,
  type TransportHandlers,
} from '../../server/src/platform/message-bus/message-bus.ts';
import { createClientAddressReader } from '../../server/src/platform/net/client-address.ts';
import { buildNotification, readMemory, type SendPlan, sendRounds, userId } from './feed.ts';
import { serveCommands } from './peer.ts';

const [port = '', databaseUrl = '', count = ''] = process.argv.slice(2);
const users = Number(count);
const db = openDb(databaseUrl, { poolSize: 8 });
const log = createLog({ level: 'warn', production: true });
const http = createServer();
let handlers: TransportHandlers | undefined;
const transport: BusTransport = {
  maxBytes: 7_500,
  send: async () => {},
  async listen(given) {
    handlers = given;
  },
  close: async () => {},
};
const bus = createMessageBus({ parse: parseLiveSignal, transport, log });
await bus.listen();
/** In order for each user. */
let position = 0;

const notUsed = () => {
  throw new Error('not used');
};
const notifications = createNotifications({
  ...{ db, log, bus, clock: systemClock, appOrigin: 'http://localhost', emailFrom: '' },
  accounts: {
    ...{ findAccount: notUsed, findLanguage: notUsed, getAccount: notUsed },
    ...{ isOperator: notUsed, logOperatorAction: notUsed },
  },
  jobs: { enqueue: notUsed },
  mailer: { send: notUsed },
  identity: {
    findAddress: notUsed,
    isSessionActive: async () => true,
    acceptEndedSessions: () => {},
    findCaller: async (token) => ({
      ...{ userId: token, sessionId: token, email: '', username: '', fullName: '' },
      ...{ expiresAt: new Date(Date.now() + 3_600_000), scope: 'full' },
    }),
  },
});
await notifications.openLiveChannel({
  server: http,
  readClientAddress: createClientAddressReader(['127.0.0.1']),
  maxSockets: users,
});

function buildSignal(user: number, round: number) {
  const id = userId(user);
  return {
    ...{ kind: 'feed' as const, userId: id, position: position + round + 1 },
    added: buildNotification(id),
  };
}

/** As another process would send it: some 20 messages to a batch. */
function createBatches(flushAt: number) {
  let batch: string[] = [];
  let number = 0;
  return (signal: object) => {
    batch.push(JSON.stringify(signal));
    if (batch.length < flushAt) return;
    number += 1;
    const messages = `[${batch.join()}]`;
    batch = [];
    handlers?.onPayload(`{"from":"elsewhere","number":${number},"messages":${messages}}`);
  };
}
const receiveBatched = createBatches(20);

http.listen({ port: Number(port), host: '127.0.0.1', backlog: 4096 }, () => {
  serveCommands({
    memory: readMemory,
    async send(plan: SendPlan) {
      await sendRounds(users, plan, (user, round) => bus.publish(buildSignal(user, round)));
      position += plan.rounds;
    },
    async receive(plan: SendPlan) {
      await sendRounds(users, plan, (user, round) => receiveBatched(buildSignal(user, round)));
      position += plan.rounds;
    },
  });
});
