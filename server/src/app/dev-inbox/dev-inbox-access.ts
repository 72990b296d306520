// When the development inbox is open, and the link that opens it. Free of the code that reads emails, so
// that the supervisor can print the link.
import type { Config } from '../../platform/config.ts';
import { devInboxLink } from './dev-inbox-key.ts';

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]', '::1'];

type Surroundings = Pick<Config, 'production' | 'smtpUrl' | 'host' | 'appOrigin'>;

/** A single sign that others use this installation closes it. */
export function isDevInboxAllowed({ production, smtpUrl, host, appOrigin }: Surroundings): boolean {
  const isLocal = isLoopback(host) && isLoopback(new URL(appOrigin).hostname);
  return !production && smtpUrl === undefined && isLocal;
}

export const isLoopback = (host: string): boolean => loopbackHosts.includes(host);

/** For the terminal in which Vys starts. */
export function devInboxLines(config: Config): string[] {
  return isDevInboxAllowed(config) ? [`Email inbox   ${devInboxLink(config)}`] : [];
}
