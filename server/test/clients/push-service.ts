// A push service and a browser that is subscribed to it: it takes messages as RFC 8030 says, over real HTTP, and the
// browser decrypts them with its own key (RFC 8291, aes128gcm of RFC 8188).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSafePost, type SafePost } from '../../src/platform/net/safe-post.ts';

export type ReceivedPush = { path: string; headers: IncomingHttpHeaders; body: Buffer };

export type PushService = {
  readonly origin: string;
  readonly received: ReceivedPush[];
  /** Reaches this service under its public name. */
  readonly post: SafePost;
  /** Of the next responses; 201 when there are no more. */
  readonly statuses: number[];
  close(): Promise<void>;
};

const PUBLIC_ADDRESS = '93.184.216.34';

/** Its name has this address for those who look it up. */
export async function startPushService({ address = PUBLIC_ADDRESS } = {}): Promise<PushService> {
  const received: ReceivedPush[] = [];
  const statuses: number[] = [];
  const server = createServer(async (message, response) => {
    const parts: Buffer[] = [];
    for await (const part of message) parts.push(part as Buffer);
    const { url: path = '', headers } = message;
    received.push({ path, headers, body: Buffer.concat(parts) });
    response.writeHead(statuses.shift() ?? 201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const network = {
    resolve: async () => [address],
    connectTo: () => ({ host: '127.0.0.1', port }),
  };
  return {
    origin: 'https://push.example.com',
    received,
    post: createSafePost(network, request),
    statuses,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A browser with a subscription of its own at a push service. */
export function createPushBrowser(origin: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `${origin}/send/${randomBytes(8).toString('hex')}`;
  return {
    endpoint,
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    decrypt(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + idLength);
      const encrypted = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
      const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive('aes128gcm', 16),
        derive('nonce', 12),
      );
      decipher.setAuthTag(encrypted.subarray(-16));
      const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
      // The last record ends with 2 and zeros.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
