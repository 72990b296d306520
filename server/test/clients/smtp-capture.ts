// An SMTP server for tests, on a real socket. It captures every email with its SMTP commands, and
// replies as the test configures.
import { createServer, type Server, type Socket } from 'node:net';

export type CapturedEmail = { from: string; to: string[]; raw: string; said: string[] };

export type SmtpCapture = {
  url: string;
  emails: CapturedEmail[];
  /** Replies to a command with this line instead, until it is changed; `hang up` ends the connection. */
  respondWith(command: string, line: string | undefined): void;
  stop(): Promise<void>;
};

export async function startSmtpCapture(): Promise<SmtpCapture> {
  const emails: CapturedEmail[] = [];
  const responses = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    converse(socket, emails, responses);
  });
  const port = await listen(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    respondWith(command, line) {
      if (line === undefined) responses.delete(command);
      else responses.set(command, line);
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(socket: Socket, emails: CapturedEmail[], responses: Map<string, string>): void {
  let email: CapturedEmail = { from: '', to: [], raw: '', said: [] };
  let isData = false;
  let remaining = '';
  const say = (line: string) => {
    if (line === 'hang up') socket.destroy();
    else socket.write(`${line}\r\n`);
  };

  function obey(line: string): void {
    email.said.push(line);
    const command = line.split(/[ :]/)[0]?.toUpperCase() ?? '';
    const reply = responses.get(command);
    if (reply !== undefined) {
      say(reply);
      return;
    }
    if (command === 'EHLO') {
      say('250-smtp.test\r\n250 8BITMIME');
      return;
    }
    if (command === 'STARTTLS') {
      say('502 Not implemented');
      return;
    }
    if (command === 'RSET') email.to = [];
    if (command === 'MAIL') email.from = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (command === 'RCPT') email.to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
    if (command === 'DATA') {
      isData = true;
      say('354 Go on');
      return;
    }
    if (command === 'QUIT') {
      socket.end('221 Bye\r\n');
      return;
    }
    say('250 OK');
  }

  function finish(): void {
    isData = false;
    const reply = responses.get('END');
    if (reply === undefined) emails.push(email);
    email = { from: '', to: [], raw: '', said: [] };
    say(reply ?? '250 Taken');
  }

  say('220 smtp.test ESMTP');
  socket.on('data', (part) => {
    remaining += part.toString('utf8');
    for (let end = remaining.indexOf('\r\n'); end >= 0; end = remaining.indexOf('\r\n')) {
      const line = remaining.slice(0, end);
      remaining = remaining.slice(end + 2);
      if (!isData) obey(line);
      else if (line === '.') finish();
      // A line that starts with a dot comes with one more (RFC 5321 §4.5.2).
      else email.raw += `${line.replace(/^\./, '')}\r\n`;
    }
  });
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

/** Header lines unfolded, and the body decoded, of an email with one text part. */
export function parseEmail(raw: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...parts] = raw.split('\r\n\r\n');
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':');
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  const text = parts.join('\r\n\r\n');
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') {
    return { headers, body: Buffer.from(text, 'base64').toString('utf8') };
  }
  if (encoding !== 'quoted-printable') return { headers, body: text };
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, body: Buffer.from(bytes, 'latin1').toString('utf8') };
}
