// What node:http alone can do on this machine: reads each beacon and answers it, and counts nothing.
import { createServer } from 'node:http';

const port = Number(process.argv[2] ?? '');

createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(204);
    response.end();
  });
}).listen(port, '127.0.0.1', () => process.send?.('ready'));
