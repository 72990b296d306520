// Sends an email to the mail server of SMTP_URL or, without one, writes it as a file into the data folder.
// The only importer of the mail library.

import type { Transporter } from 'nodemailer';
import { assertOutsideTransaction } from '../db/transaction.ts';
import { createDiskFileStore } from '../storage/file-store.ts';
import type { Email } from './mailer.ts';

/** `id` and `createdAt` are the same with every attempt. */
type IdentifiedEmail = Email & { readonly id: string; readonly createdAt: Date };

export type EmailSettings = {
  /** smtp:// or smtps://, with the user and password in it. */
  smtpUrl?: string;
  from: string;
  /** Folder for emails as files when there is no mail server. */
  folder: string;
};

export type EmailTransport = {
  readonly isConfigured: boolean;
  send(email: IdentifiedEmail): Promise<void>;
  close(): void;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createEmailTransport(settings: EmailSettings): EmailTransport {
  return settings.smtpUrl === undefined
    ? createFolderTransport(settings)
    : createSmtpTransport(settings.smtpUrl, settings.from);
}

function createSmtpTransport(url: string, from: string): EmailTransport {
  const requireTLS = mustEncrypt(url);
  const options = { url, requireTLS, pool: true, maxConnections: 2, ...timeouts };
  const smtp = lazily((createTransport) => createTransport(options));
  return {
    isConfigured: true,
    async send(email) {
      assertOutsideTransaction('a call of the mail server');
      await (await smtp.open()).sendMail(toMessage(email, from));
    },
    close: smtp.close,
  };
}

type Nodemailer = typeof import('nodemailer');

/** Loads the library only in processes that send emails. */
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

/** Emails carry links into accounts, so they cross no network in the clear. The URL's own
 *  `?requireTLS=false` overrides this. */
export function mustEncrypt(url: string): boolean {
  const { hostname } = new URL(url);
  return !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function createFolderTransport({ from, folder }: EmailSettings): EmailTransport {
  const options = { streamTransport: true, buffer: true } as const;
  const writer = lazily((createTransport) => createTransport(options));
  const files = createDiskFileStore(folder);
  return {
    isConfigured: false,
    async send(email) {
      const { message } = await (await writer.open()).sendMail(toMessage(email, from));
      if (!Buffer.isBuffer(message)) throw new Error('the email was not written');
      await files.put(`${email.id}.eml`, message);
    },
    close: writer.close,
  };
}

/** The same Message-ID with every attempt, so that an email that arrives twice is recognized as one. */
function toMessage(email: IdentifiedEmail, from: string) {
  const domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // As an object, so that nothing in it is read as a list of addresses.
    to: { name: '', address: email.to },
    subject: email.subject,
    text: email.body,
    ...(email.html === undefined ? {} : { html: email.html }),
    date: email.createdAt,
    messageId: `<${email.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...email.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
