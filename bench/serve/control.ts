// The usual way: for each visit two queries, one for the page and one for its links, and a render.
import { createServer } from 'node:http';
import { openPool } from '../../server/src/platform/db/db.ts';
import { type LinkRow, type Row, renderPage } from './pages.ts';

const [port = '', databaseUrl = ''] = process.argv.slice(2);
const pool = openPool(databaseUrl, { poolSize: 10 });

const server = createServer(async (request, response) => {
  const name = request.url?.slice(1) ?? '';
  const page = await pool.query<Row>('select title, description from bench_pages where name = $1', [
    name,
  ]);
  const rows = await pool.query<LinkRow>(
    'select title, url from bench_links where name = $1 order by place',
    [name],
  );
  const row = page.rows[0];
  if (row === undefined) {
    response.writeHead(404).end();
    return;
  }
  const body = Buffer.from(renderPage(row, rows.rows));
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
