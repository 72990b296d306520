// Purges a page: nginx itself has no method for it, and asks Vys again when the file of a page is gone. By njs, which
// Debian has as libnginx-mod-http-js and nginx.org as nginx-module-njs.
// biome-ignore lint/style/useNodejsImportProtocol: njs knows no other name.
import crypto from 'crypto';
// biome-ignore lint/style/useNodejsImportProtocol: njs knows no other name.
import fs from 'fs';

const encodings = ['br', 'gzip', 'identity'];

function purge(r) {
  if (r.method !== 'PURGE' || !/^\/[a-z0-9_-]{3,20}$/.test(r.uri)) {
    r.return(405);
    return;
  }
  let purged = 0;
  try {
    for (let i = 0; i < encodings.length; i += 1) {
      purged += remove(findFile(r, encodings[i])) ? 1 : 0;
    }
    r.return(purged > 0 ? 200 : 404);
  } catch (error) {
    r.error(`purge failed: ${error.message}`);
    r.return(500);
  }
}

/** By proxy_cache_key, and by levels=1:2. */
function findFile(r, encoding) {
  const key = `${r.variables.host}${r.uri}|${encoding}`;
  const name = crypto.createHash('md5').update(key).digest('hex');
  return `${r.variables.vys_cache}/${name.slice(-1)}/${name.slice(-3, -1)}/${name}`;
}

function remove(file) {
  try {
    fs.unlinkSync(file);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

export default { purge };
