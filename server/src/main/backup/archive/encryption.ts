// Encryption of an archive with a passphrase, in the format of age (age-encryption.org/v1): the program `age`
// opens it too. The only importer of that library.
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';

const MAGIC = 'age-encryption.org/v1\n';

type Bytes = AsyncIterable<Uint8Array>;

/** The cost of trying a passphrase is 2 to the power of `workFactor`; by default that of `age` itself. */
export function encryptWith(passphrase: string, workFactor?: number) {
  return async function* (plain: Bytes): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor);
    yield* read(await encrypter.encrypt(toStream(plain)));
  };
}

export function decryptWith(passphrase: string) {
  return async function* (secret: Bytes): AsyncGenerator<Uint8Array> {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    yield* read(await decrypter.decrypt(toStream(secret)));
  };
}

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === MAGIC;
  } finally {
    await file.close();
  }
}

function toStream(bytes: Bytes): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>;
}

function read(stream: ReadableStream<Uint8Array>): Bytes {
  return stream as unknown as Bytes;
}
