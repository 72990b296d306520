// nginx with one worker, serving the same compressed file with the same headers from a folder of its own.
// Without sendfile, which for files this small takes a third less processor time than with it.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, startProgram } from '../processes.ts';
import { pageName } from './page.ts';

export const nginxPath = '/usr/sbin/nginx';

export type ServedPage = { html: Buffer; gzip: Buffer; headers: readonly [string, string][] };

export async function startNginx(port: number, page: ServedPage): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'vys-nginx-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'www'));
  writeFileSync(join(folder, 'www', pageName), page.html);
  writeFileSync(join(folder, 'www', `${pageName}.gz`), page.gzip);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, page.headers));
  const server = await startProgram([nginxPath, '-p', folder, '-c', join(folder, 'nginx.conf')]);
  return {
    pid: server.pid,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number, headers: ServedPage['headers']): string {
  const added = headers.map(([name, value]) => `add_header ${name} "${value}";`).join('\n      ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary}
  sendfile off;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  open_file_cache_valid 60s;
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
