// nginx with one worker, serving the same compressed files with the same headers from a folder of its own.
// Without sendfile, which for files this small takes a third less processor time than with it.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Running, startProgram } from '../measure/processes.ts';
import type { Served } from './fetch-pages.ts';

export const nginxPath = '/usr/sbin/nginx';

/** The files by their names, with the headers of the first. */
export async function startNginx(port: number, pages: Map<string, Served>): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'vys-nginx-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'www'));
  for (const [name, { body }] of pages) {
    writeFileSync(join(folder, 'www', name), gunzipSync(body));
    writeFileSync(join(folder, 'www', `${name}.gz`), body);
  }
  const [first] = pages.values();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, first?.headers ?? []));
  const server = await startProgram([nginxPath, '-p', folder, '-c', join(folder, 'nginx.conf')]);
  return {
    pid: server.pid,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number, headers: Served['headers']): string {
  const added = headers.map(([name, value]) => `add_header ${name} "${value}";`).join('\n      ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary}
  sendfile off;
  keepalive_requests 1000000000;
  open_file_cache max=20000 inactive=600s;
  open_file_cache_valid 600s;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    default_type "text/html; charset=utf-8";
    location / {
      gzip_static on;
      gzip_vary on;
      ${added}
    }
  }
}
`;
}
