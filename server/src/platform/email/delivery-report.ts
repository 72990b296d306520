// Reads what a mail server says about an email that it could not deliver (RFC 3464): the recipients that it gave up
// because their address is dead.
import { parseMessage } from './parse-message.ts';
import { isDeadAddress } from './permanent-rejection.ts';

export type DeadRecipient = { address: string; reason: string };

const STATUS_TYPE = 'message/delivery-status';
const LONGEST_REASON = 500;

/** Undefined when the email is no delivery report. */
export async function readReportMessage(raw: string): Promise<DeadRecipient[] | undefined> {
  const { attachments } = await parseMessage(raw);
  const part = attachments.find(({ mimeType }) => mimeType === STATUS_TYPE);
  return part && readDeliveryStatus(String(part.content));
}

/** Of the fields in groups: those of the message first, then one group per recipient. */
export function readDeliveryStatus(text: string): DeadRecipient[] {
  return text
    .replaceAll('\r\n', '\n')
    .split('\n\n')
    .flatMap((group) => readRecipient(readFields(group)) ?? []);
}

function readRecipient(fields: ReadonlyMap<string, string>): DeadRecipient | undefined {
  const action = fields.get('action')?.toLowerCase();
  const [status = ''] = (fields.get('status') ?? '').split(/[\s(]/, 1);
  if (action !== 'failed' || !isDeadAddress(status)) return undefined;
  const address = readTyped(fields.get('original-recipient') ?? fields.get('final-recipient'));
  if (!address.includes('@')) return undefined;
  const diagnosis = readTyped(fields.get('diagnostic-code'));
  return { address, reason: (diagnosis || status).slice(0, LONGEST_REASON) };
}

/** Lower-case names; a line that begins with a space goes on with the one before. */
function readFields(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  let last = '';
  for (const line of group.split('\n')) {
    const colon = line.indexOf(':');
    if (line.startsWith(' ') || line.startsWith('\t')) {
      fields.set(last, `${fields.get(last) ?? ''} ${line.trim()}`);
    } else if (colon > 0) {
      last = line.slice(0, colon).trim().toLowerCase();
      fields.set(last, line.slice(colon + 1).trim());
    }
  }
  return fields;
}

/** `rfc822; ada@example.com` without its type, which never holds a semicolon. */
function readTyped(value = ''): string {
  const text = value.slice(value.indexOf(';') + 1).trim();
  return text.startsWith('<') && text.endsWith('>') ? text.slice(1, -1) : text;
}
