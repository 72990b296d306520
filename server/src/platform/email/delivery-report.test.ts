// Delivery reports as mail servers write them (RFC 3464): which recipients they give up.
import { describe, expect, it } from 'vitest';
import { readDeliveryStatus, readReportMessage } from './delivery-report.ts';

const group = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n');
const ofMessage =
  'Reporting-MTA: dns; mx.example.com\r\nArrival-Date: Sat, 28 Nov 2026 06:00:00 +0000';
const recipient = (change: Record<string, string> = {}) =>
  group({
    'Final-Recipient': 'rfc822; ada@example.com',
    Action: 'failed',
    Status: '5.1.1',
    'Diagnostic-Code': 'smtp; 550 5.1.1 User unknown',
    ...change,
  });
const read = (...groups: string[]) => readDeliveryStatus([ofMessage, ...groups].join('\r\n\r\n'));

describe('the status for machines', () => {
  it('names a recipient that does not exist, and what its server responded', () => {
    expect(read(recipient())).toEqual([
      { address: 'ada@example.com', reason: '550 5.1.1 User unknown' },
    ]);
  });

  it('prefers the address that was sent to over the one it was forwarded to', () => {
    const [dead] = read(recipient({ 'Original-Recipient': 'rfc822;<ada@vys.example>' }));
    expect(dead?.address).toBe('ada@vys.example');
  });

  it('reads lines that go on, names in any case, and several recipients', () => {
    const folded = [
      'final-recipient: RFC822; ben@example.com',
      'action: Failed',
      'STATUS: 5.4.4 (unable to route)',
      'Diagnostic-Code: smtp; 550 host',
      '\tnot found',
    ].join('\n');
    expect(read(recipient(), folded)).toEqual([
      { address: 'ada@example.com', reason: '550 5.1.1 User unknown' },
      { address: 'ben@example.com', reason: '550 host not found' },
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['is only late', { Action: 'delayed', Status: '4.4.1' }],
    ['arrived', { Action: 'delivered', Status: '2.0.0' }],
    ['has a full mailbox', { Status: '5.2.2' }],
    ['took us for a sender of spam', { Status: '5.7.1' }],
    ['has no address of email', { 'Final-Recipient': 'x400; /C=us/' }],
  ])('leaves out a recipient that %s', (_, change) => {
    expect(read(recipient(change))).toEqual([]);
  });

  it.each(['', '\n\n\n', ':::', 'no fields at all', 'Action: failed\n\nStatus: 5.1.1'])(
    'finds no recipient in %j',
    (text) => {
      expect(readDeliveryStatus(text)).toEqual([]);
    },
  );
});

describe('a report as an email', () => {
  const report = (statusType: string) =>
    [
      'From: MAILER-DAEMON@mx.example.com',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'I am sorry to have to inform you that your message could not be delivered.',
      '',
      '--b',
      `Content-Type: ${statusType}`,
      '',
      ofMessage,
      '',
      recipient(),
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      'To: ada@example.com',
      'Subject: Confirm your email',
      '',
      'Action: failed',
      'Status: 5.1.1',
      'Final-Recipient: rfc822; eve@example.com',
      '',
      '--b--',
      '',
    ].join('\r\n');

  it('is read from its status, not from the email that came back', async () => {
    expect(await readReportMessage(report('message/delivery-status'))).toEqual([
      { address: 'ada@example.com', reason: '550 5.1.1 User unknown' },
    ]);
  });

  it('is none without a status', async () => {
    expect(await readReportMessage(report('text/plain'))).toBeUndefined();
    expect(await readReportMessage('')).toBeUndefined();
  });
});
