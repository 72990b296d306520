// On the way to a mail server elsewhere letters are encrypted, or do not leave.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SmtpSink, startSmtpSink } from '../../test/smtp-sink.ts';
import { createMailTransport, mustEncrypt } from './mail-transport.ts';

let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
});
afterAll(() => sink.stop());

const letter = { id: 'a', to: 'ada@example.com', subject: 'Hi', body: 'Hello', headers: {} };

async function send(url: string): Promise<unknown> {
  const transport = createMailTransport({
    smtpUrl: url,
    from: 'a@vys.example',
    folder: '/nowhere',
  });
  const outcome = await transport.send({ ...letter, attempts: 0 } as never).then(
    () => 'sent',
    (error: unknown) => error,
  );
  transport.close();
  return outcome;
}

it.each([
  ['smtp://mail.example.com:587', true],
  ['smtp://me:secret@10.0.0.7', true],
  ['smtp://localhost.example.com', true],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1', false],
  ['smtp://[::1]:25', false],
])('%s has to be encrypted: %s', (url, wanted) => {
  expect(mustEncrypt(url)).toBe(wanted);
});

it('ASVS 12.3.1 sends nothing to a server that offers no encryption where it is asked for', async () => {
  expect(await send(`${sink.url}/?requireTLS=true`)).toBeInstanceOf(Error);
  expect(sink.letters).toEqual([]);
  expect(await send(sink.url)).toBe('sent');
  expect(sink.letters).toHaveLength(1);
});
