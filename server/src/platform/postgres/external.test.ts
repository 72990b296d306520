// A database that the operator runs: reachable, unreachable, missing.

import { expect, inject, it } from 'vitest';
import { StartupError } from '../process/startup-error.ts';
import { waitForDatabase } from './external.ts';

it('accepts a server of a supported version', async () => {
  await expect(waitForDatabase(inject('adminUrl'))).resolves.toBeUndefined();
});

it('reports in one sentence that the server is unreachable', async () => {
  const attempt = waitForDatabase('postgresql://vys:s3cret@127.0.0.1:4249/vys', 300);
  await expect(attempt).rejects.toThrow(StartupError);
  await expect(attempt).rejects.toThrow(/^The database of DATABASE_URL cannot be used: .*4249/);
  await expect(attempt).rejects.not.toThrow(/s3cret/);
});

it('says at once that a database is missing', async () => {
  const url = new URL(inject('adminUrl'));
  url.pathname = '/not_there';
  await expect(waitForDatabase(url.href)).rejects.toThrow(/database "not_there" does not exist/);
});
