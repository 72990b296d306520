// Emails to a remote mail server are encrypted or not sent.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SmtpCapture, startSmtpCapture } from '../../../test/clients/smtp-capture.ts';
import { createEmailTransport, mustEncrypt } from './email-transport.ts';

let smtpCapture: SmtpCapture;
beforeAll(async () => {
  smtpCapture = await startSmtpCapture();
});
afterAll(() => smtpCapture.stop());

const email = { id: 'a', to: 'ada@example.com', subject: 'Hi', body: 'Hello', headers: {} };

async function send(url: string): Promise<unknown> {
  const transport = createEmailTransport({
    smtpUrl: url,
    from: 'a@vys.example',
    folder: '/nowhere',
  });
  const outcome = await transport.send({ ...email, attempts: 0 } as never).then(
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
  expect(await send(`${smtpCapture.url}/?requireTLS=true`)).toBeInstanceOf(Error);
  expect(smtpCapture.emails).toEqual([]);
  expect(await send(smtpCapture.url)).toBe('sent');
  expect(smtpCapture.emails).toHaveLength(1);
});
