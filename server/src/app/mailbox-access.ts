// When the development mailbox is open, and the link that opens it. Free of the code that reads emails, so
// that the supervisor can print the link.
import type { Config } from '../kit/config.ts';
import { mailboxLink } from './mailbox-key.ts';

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]', '::1'];

type Surroundings = Pick<Config, 'production' | 'smtpUrl' | 'host' | 'appOrigin'>;

/** Every sign of an installation that others use closes it, one is enough. */
export function mayBeRead({ production, smtpUrl, host, appOrigin }: Surroundings): boolean {
  const isLocal = isLoopback(host) && isLoopback(new URL(appOrigin).hostname);
  return !production && smtpUrl === undefined && isLocal;
}

export const isLoopback = (host: string): boolean => loopbackHosts.includes(host);

/** For the terminal in which Vys starts. */
export function mailboxLines(config: Config): string[] {
  return mayBeRead(config) ? [`Mailbox       ${mailboxLink(config)}`] : [];
}
