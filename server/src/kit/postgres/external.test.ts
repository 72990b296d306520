// A database of somebody else: reached, refused, not there.

import { expect, inject, it } from 'vitest';
import { StartupProblem } from '../startup-problem.ts';
import { reachDatabase } from './external.ts';

it('accepts a server of a supported version', async () => {
  await expect(reachDatabase(inject('adminUrl'))).resolves.toBeUndefined();
});

it('says in one sentence that nobody answers', async () => {
  const attempt = reachDatabase('postgresql://vys:s3cret@127.0.0.1:4249/vys', 300);
  await expect(attempt).rejects.toThrow(StartupProblem);
  await expect(attempt).rejects.toThrow(/^The database of DATABASE_URL cannot be used: .*4249/);
  await expect(attempt).rejects.not.toThrow(/s3cret/);
});

it('says at once that a database is missing', async () => {
  const url = new URL(inject('adminUrl'));
  url.pathname = '/not_there';
  await expect(reachDatabase(url.href)).rejects.toThrow(/database "not_there" does not exist/);
});
