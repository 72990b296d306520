// How a letter leaves: to the mail server of SMTP_URL, or, without one, as a file into the data folder.
// The only importer of the mail library.
import type { Transporter } from 'nodemailer';
import { createDiskFiles } from './files.ts';
import type { Letter } from './mail-outbox.ts';

export type MailSettings = {
  /** smtp:// or smtps://, with the user and password in it. */
  smtpUrl?: string;
  from: string;
  /** Folder for letters as files when there is no mail server. */
  folder: string;
};

export type MailTransport = {
  readonly isConfigured: boolean;
  send(letter: Letter): Promise<void>;
  close(): void;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createMailTransport(settings: MailSettings): MailTransport {
  return settings.smtpUrl === undefined
    ? createFolderTransport(settings)
    : createSmtpTransport(settings.smtpUrl, settings.from);
}

function createSmtpTransport(url: string, from: string): MailTransport {
  const requireTLS = mustEncrypt(url);
  const options = { url, requireTLS, pool: true, maxConnections: 2, ...timeouts };
  const smtp = lazily((createTransport) => createTransport(options));
  return {
    isConfigured: true,
    async send(letter) {
      await (await smtp.open()).sendMail(messageOf(letter, from));
    },
    close: smtp.close,
  };
}

type Nodemailer = typeof import('nodemailer');

/** A process that sends no mail does without the library. */
function lazily<T extends Pick<Transporter, 'close'>>(
  create: (createTransport: Nodemailer['createTransport']) => T,
): { open(): Promise<T>; close(): void } {
  let opened: Promise<T> | undefined;
  return {
    open() {
      opened ??= import('nodemailer').then(({ createTransport }) => create(createTransport));
      return opened;
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** Letters carry links that open accounts, so they cross no network in the clear. What the address says
 *  itself (`?requireTLS=false`) wins over this. */
export function mustEncrypt(url: string): boolean {
  const { hostname } = new URL(url);
  return !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function createFolderTransport({ from, folder }: MailSettings): MailTransport {
  const options = { streamTransport: true, buffer: true } as const;
  const writer = lazily((createTransport) => createTransport(options));
  const files = createDiskFiles(folder);
  return {
    isConfigured: false,
    async send(letter) {
      const { message } = await (await writer.open()).sendMail(messageOf(letter, from));
      if (!Buffer.isBuffer(message)) throw new Error('the letter was not written');
      await files.put(`${letter.id}.eml`, message);
    },
    close: writer.close,
  };
}

/** The same Message-ID with every attempt, so that a letter which arrives twice is known as one. */
function messageOf(letter: Letter, from: string) {
  const domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // As an object, so that nothing in it is read as a list of addresses.
    to: { name: '', address: letter.to },
    subject: letter.subject,
    text: letter.body,
    date: letter.createdAt,
    messageId: `<${letter.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...letter.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
