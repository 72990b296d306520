// The control: a server of the same library that sends the same messages, and does nothing else.
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { buildNotification, readMemory, type SendPlan, sendRounds, userId } from './feed.ts';
import { serveCommands } from './peer.ts';

const [port = ''] = process.argv.slice(2);
const sockets = new Map<string, WebSocket>();
const http = createServer();
const server = new WebSocketServer({
  server: http,
  perMessageDeflate: false,
  clientTracking: false,
});
server.on('connection', (socket, request) => {
  const user = new URL(request.url ?? '', 'http://localhost').searchParams.get('token') ?? '';
  sockets.set(user, socket);
});

http.listen({ port: Number(port), host: '127.0.0.1', backlog: 4096 }, () => {
  serveCommands({
    memory: readMemory,
    async send(plan: SendPlan) {
      await sendRounds(sockets.size, plan, (user, round) => {
        const id = userId(user);
        const message = { type: 'notification', data: buildNotification(id), position: round + 1 };
        sockets.get(id)?.send(JSON.stringify(message));
      });
    },
  });
});
