// Holds up the saves of one user in the database, so that a chat turn stands still just before its end.
import { openPool } from '../../src/platform/db/db.ts';
import { planCluster, readConnection } from '../../src/platform/postgres/cluster.ts';

/** Returns the function that lets them go on. */
export async function holdSaves(
  database: Parameters<typeof openPool>[0],
  username: string,
): Promise<() => Promise<void>> {
  const pool = openPool(database, { poolSize: 1 });
  const client = await pool.connect();
  await client.query('begin');
  const { rowCount } = await client.query(
    'select 1 from pages where user_id = (select id from users where username = $1) for update',
    [username],
  );
  if (rowCount !== 1) throw new Error(`${username} has no page`);
  return async () => {
    await client.query('rollback');
    client.release();
    await pool.end();
  };
}

/** Of a program that keeps its data in this folder. */
export const ownDatabase = (dataDir: string) => readConnection(planCluster(dataDir, null));
