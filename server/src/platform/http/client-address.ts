// Gives every request of a Fastify server the address of its client. `request.ip` is not used: Fastify passes
// on whatever text a proxy sends.
import type { FastifyInstance } from 'fastify';
import { createClientAddressReader } from '../net/client-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** In one written form, IPv4-mapped IPv6 as IPv4. */
    readonly clientAddress: string;
  }
}

export function registerClientAddress(
  http: FastifyInstance,
  trustedProxies: readonly string[],
): void {
  const readAddress = createClientAddressReader(trustedProxies);
  http.decorateRequest('clientAddress', {
    getter() {
      return readAddress(this.raw);
    },
  });
}
