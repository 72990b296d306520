// Gets the caches and proxies that stand in front of the public pages, for the tests that want real ones: nginx with
// its module for JavaScript, which purges, and Varnish, from Debian; Caddy as the system has it, else built by Go.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withProgress } from '../bootstrap/console.mjs';
import { findProgram, installPackages } from '../bootstrap/debian.mjs';
import { run } from '../bootstrap/spawn.mjs';
import { root } from '../bootstrap/toolchain.mjs';

const caddyVersion = 'v2.10.2';
const caddyFolder = join(root, '.cache', 'caddy', caddyVersion);
const nginxModule = '/usr/lib/nginx/modules/ngx_http_js_module.so';
const varnishPackages = ['varnish'];
const nginxPackages = ['nginx', 'libnginx-mod-http-js'];

/** Paths by the variables that the tests read, and why those that are missing cannot be had. */
export async function getFronts() {
  /** @type {Record<string, string>} */
  const found = {};
  /** @type {string[]} */
  const missing = [];
  const find = async (variable, name, getProgram) => {
    const path = process.env[variable] || (await getProgram());
    if (path) found[variable] = path;
    else missing.push(name);
  };
  await find('NGINX_PROGRAM', `nginx (${nginxPackages.join(', ')})`, getNginx);
  await find('VARNISHD', `Varnish (${varnishPackages.join(', ')})`, getVarnish);
  await find('CADDY', 'Caddy (caddy, or Go to build it)', getCaddy);
  return { found, missing };
}

async function getNginx() {
  if (findProgram('nginx') === undefined || !existsSync(nginxModule))
    await installPackages(nginxPackages);
  return existsSync(nginxModule) ? findProgram('nginx') : undefined;
}

async function getVarnish() {
  if (findProgram('varnishd') === undefined) await installPackages(varnishPackages);
  return findProgram('varnishd');
}

async function getCaddy() {
  const own = findProgram('caddy');
  if (own !== undefined) return own;
  const built = join(caddyFolder, 'caddy');
  const go = findProgram('go');
  if (!existsSync(built) && go !== undefined) {
    const command = [go, 'install', `github.com/caddyserver/caddy/v2/cmd/caddy@${caddyVersion}`];
    const env = { ...process.env, GOBIN: caddyFolder, GOFLAGS: '-mod=mod' };
    await withProgress(`Building Caddy ${caddyVersion}`, () => run(command, { cwd: root, env }));
  }
  return existsSync(built) ? built : undefined;
}
