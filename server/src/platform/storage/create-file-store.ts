// Creates the configured file store, and verifies before the start that it can be used.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { StartupError } from '../process/startup-error.ts';
import { createDiskFileStore, type FileStore } from './file-store.ts';
import type { S3Store } from './files-url.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { S3Error } from './s3-request.ts';

type FileStoreConfig = Pick<Config, 'dataDir' | 's3Store'>;

export function createFileStore({ dataDir, s3Store }: FileStoreConfig): FileStore {
  return s3Store === undefined
    ? createDiskFileStore(join(dataDir, 'files'))
    : createS3FileStore(s3Store);
}

// It may be starting in the same moment as we do.
const transientCodes = new Set([
  ...['ECONNREFUSED', 'EAI_AGAIN'],
  ...['502', '503', 'ServiceUnavailable', 'SlowDown', 'XMinioServerNotInitialized'],
]);
const startupRetryPolicy = { attempts: 2, firstWaitMs: 250, timeoutMs: 5000 };

/** Writes, reads and deletes a test file: an access key with too few permissions would fail later. */
export async function verifyFileStore(
  store: S3Store,
  { files = createS3FileStore(store, startupRetryPolicy), patienceMs = 20_000 } = {},
): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      await verifyAccess(files);
      return;
    } catch (error) {
      const code = error instanceof S3Error ? error.code : '';
      if (!transientCodes.has(code) || Date.now() > end) throw describeProblem(store, error);
      await sleep(250);
    }
  }
}

async function verifyAccess(files: FileStore): Promise<void> {
  const key = `start-checks/${randomBytes(12).toString('hex')}`;
  await files.put(key, Buffer.from('Vys may write here.'));
  await files.get(key);
  await files.remove(key);
  await files.get(key).catch((error: unknown) => {
    // Without permission to list, Amazon does not tell a missing file from a forbidden one.
    if (!(error instanceof S3Error) || error.code !== 'AccessDenied') throw error;
    throw new S3Error(error.message, 'MayNotList', false, error);
  });
}

function describeProblem({ bucket, endpoint, region }: S3Store, error: unknown): StartupError {
  const named = `The bucket ${bucket} of FILES_URL`;
  const wrongRegion = `${named} is not in the region ${region}; name the right one in FILES_URL with region=….`;
  const sentences: Record<string, string> = {
    AccessDenied: `${named} denies access: the key of S3_ACCESS_KEY_ID must be allowed to get, put and delete objects there.`,
    MayNotList: `${named} may not be listed: the key of S3_ACCESS_KEY_ID needs s3:ListBucket too, or a missing file looks like a forbidden one.`,
    InvalidAccessKeyId: `${named} does not know the key of S3_ACCESS_KEY_ID.`,
    SignatureDoesNotMatch: `${named} does not accept S3_SECRET_ACCESS_KEY as the secret of S3_ACCESS_KEY_ID.`,
    NoSuchBucket: `${named} does not exist at ${endpoint}.`,
    RequestTimeTooSkewed: `${named} cannot be used: the clock of this machine is wrong by more than some minutes.`,
    AuthorizationHeaderMalformed: wrongRegion,
    PermanentRedirect: wrongRegion,
    TemporaryRedirect: wrongRegion,
    ECONNREFUSED: `${named} cannot be reached: nothing listens at ${endpoint}.`,
    ENOTFOUND: `${named} cannot be reached: the name of ${endpoint} is not known.`,
    EAI_AGAIN: `${named} cannot be reached: the name of ${endpoint} cannot be looked up.`,
    TimeoutError: `${named} cannot be reached: ${endpoint} does not respond in time.`,
  };
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof S3Error ? error.code : '';
  const sentence = sentences[code] ?? `${named} cannot be used: ${message}`;
  return new StartupError(sentence, { cause: error });
}
