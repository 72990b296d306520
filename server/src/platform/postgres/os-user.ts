// Whom root hands the database and the services to: PostgreSQL does not run as root, and nothing that
// reads requests should. A number of their own, without a name, which nothing else on the machine uses.

import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../hash.ts';
import { errorCode, StartupError } from '../process/startup-error.ts';
import { syncPath } from '../storage/durable.ts';

export type OsUser = { uid: number; gid: number };

/** For initdb, which wants a user with a name, and what earlier releases ran the database as. */
const nobodyUser: OsUser = { uid: 65534, gid: 65534 };

/** Numbers that distributions leave free (systemd, "Users, Groups, UIDs and GIDs"). */
const FIRST_UID = 60_706;
const LAST_UID = 61_183;

/** Null: everything runs as the user who started us. The same data folder gives the same user. */
export function unprivilegedUser(
  dataDir: string,
  uid: number | undefined = process.getuid?.(),
): OsUser | null {
  if (uid !== 0) return null;
  const pgData = join(dataDir, 'postgres');
  const pgDataUid = existsSync(pgData) ? statSync(pgData).uid : 0;
  if (pgDataUid >= FIRST_UID && pgDataUid <= LAST_UID) return { uid: pgDataUid, gid: pgDataUid };
  const count = LAST_UID - FIRST_UID + 1;
  const start = sha256(dataDir).readUInt32BE(0);
  const usedUids = knownUids();
  for (let step = 0; step < count; step += 1) {
    const free = FIRST_UID + ((start + step) % count);
    if (!usedUids.has(String(free))) return { uid: free, gid: free };
  }
  throw new StartupError('No user number is left for the database; start as an ordinary user.');
}

/** initdb looks its user up by name. */
export function initdbUser(owner: OsUser | null): OsUser | null {
  if (owner === null) return null;
  if (!knownUids().has('65534')) {
    throw new StartupError(
      'Started as root, the database is created by the user nobody (uid 65534), but this system has no such user; start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return nobodyUser;
}

/** Hands over everything in a folder, from the top, so that its user before is shut out first. */
export function giveTree(path: string, owner: OsUser): void {
  lchownSync(path, owner.uid, owner.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTree(join(path, name), owner);
}

/** True for a database that an earlier release ran as nobody, or whose handing over was cut off. */
export function isToBeGiven(pgData: string, owner: OsUser | null): boolean {
  if (owner === null || !existsSync(pgData)) return false;
  return statSync(pgData).uid === nobodyUser.uid || existsSync(`${pgData}.handover`);
}

/** While no server runs on it. */
export function giveDatabase(pgData: string, socketDir: string, owner: OsUser): void {
  const note = `${pgData}.handover`;
  closeSync(openSync(note, 'w', 0o600));
  giveTree(pgData, owner);
  if (dirname(socketDir) === dirname(pgData) && existsSync(socketDir)) giveTree(socketDir, owner);
  rmSync(note);
}

export function makeFolder(path: string, mode: number): void {
  try {
    const firstFolder = mkdirSync(path, { recursive: true, mode });
    if (firstFolder !== undefined) syncNames(path, firstFolder);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** The names of folders that were made, from the last to the first, must outlive a power failure. */
function syncNames(last: string, first: string): void {
  for (let path = last; ; path = dirname(path)) {
    try {
      syncPath(dirname(path));
    } catch (error) {
      // One may be allowed to write a folder, but not to read it.
      if (errorCode(error) !== 'EACCES') throw error;
    }
    if (path === first || path === dirname(path)) return;
  }
}

/** The database's user may pass through the data folder to its own, but not look around in it. */
export function makeDataFolder(path: string, owner: OsUser | null): void {
  makeFolder(path, owner === null ? 0o700 : 0o711);
  if (owner === null) return;
  const { uid, mode } = statSync(path);
  if (uid === 0) chmodSync(path, (mode & 0o7777) | 0o011);
  assertReachable(path, owner);
}

/** A folder that only the database's user may enter. */
export function makePrivateFolder(path: string, owner: OsUser | null): void {
  makeFolder(path, 0o700);
  if (owner === null) return;
  try {
    chownSync(path, owner.uid, owner.gid);
  } catch (error) {
    throw unwritable(path, error);
  }
}

function assertReachable(path: string, owner: OsUser): void {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!mayEnter(folder, owner)) {
      throw new StartupError(
        `Started as root, the database runs as uid ${owner.uid}, which may not enter ${folder}; set VYS_DATA_DIR to a folder that every user can reach, or start as an ordinary user.`,
      );
    }
    if (dirname(folder) === folder) return;
  }
}

/** A database made under another user cannot be opened, and taking it over would lock that user out. */
export function assertOwned(path: string, owner: OsUser | null): void {
  const { uid } = statSync(path);
  if (uid === (owner?.uid ?? process.getuid?.())) return;
  throw new StartupError(
    `The database in ${path} was made by the user with uid ${uid}; start as that user, or set VYS_DATA_DIR to another folder.`,
  );
}

export function unwritable(path: string, error: unknown): StartupError {
  const reasons: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'a file has this name',
  };
  const reason = reasons[errorCode(error)] ?? String(error);
  return new StartupError(
    `The data folder ${path} cannot be written: ${reason}; set VYS_DATA_DIR to a folder you may write to.`,
  );
}

function mayEnter(folder: string, owner: OsUser): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === owner.uid) return (mode & 0o100) !== 0;
  if (gid === owner.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** Of the system's list of users; empty where there is none. */
function knownUids(): Set<string | undefined> {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
    return new Set(lines.map((line) => line.split(':')[2]));
  } catch {
    return new Set();
  }
}
