// What the health checks say. Problems say what to do.
const KIB = 1024;
const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

export function formatBytes(bytes: number): string {
  const power = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(KIB)),
  );
  const value = bytes / KIB ** power;
  return `${value.toFixed(power === 0 || value >= 100 ? 0 : 1)} ${units[power]}`;
}

export function formatSeconds(seconds: number): string {
  if (seconds < 1) return 'under 1 second';
  const [value, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7200
        ? [seconds / 60, 'minute']
        : seconds < 172_800
          ? [seconds / 3600, 'hour']
          : [seconds / 86_400, 'day'];
  const rounded = Math.round(value);
  return `${rounded} ${unit}${rounded === 1 ? '' : 's'}`;
}

export const formatPercent = (share: number) => `${Math.round(share * 100)}%`;

export const facts = {
  version: 'Version',
  size: 'Size',
  connections: 'Connections',
  responded: 'Responded in',
  longestTransaction: 'Longest open transaction',
  replicas: 'Replicas',
  applied: 'Applied',
  last: 'Last',
  pending: 'Not applied yet',
  kind: 'Kind',
  processes: 'Processes',
  running: 'Running',
  waiting: 'Waiting',
  retrying: 'Failed, will be tried again',
  oldest: 'Oldest that is due waits',
  free: 'Free',
  total: 'Total',
  limit: 'Limit',
  node: 'Node.js',
  uptime: 'This process runs for',
  memory: 'Memory of this process',
  services: 'Services of this process',
  email: 'Email',
  lastBackup: 'Last backup',
} as const;

export const values = {
  none: 'None',
  never: 'None recorded',
  smtp: 'Mail server',
  emailFolder: 'Files in the data folder',
  disk: 'Data folder',
  bucket: 'Bucket',
  postgres: 'PostgreSQL',
  redis: 'Redis',
  nats: 'NATS',
  replica: (state: string | null, lag: string | null) =>
    [state ?? 'unknown state', ...(lag === null ? [] : [`${lag} behind`])].join(', '),
} as const;

export const problems = {
  unreachable: (reason: string) => `The check failed: ${reason}`,
  slow: 'No response within 5 seconds.',
  connections:
    'More than 80% of the connections are in use. Raise max_connections or end what holds them.',
  transaction:
    'A transaction is open for more than 10 minutes and keeps old rows alive. Find it in pg_stat_activity.',
  replicaLag: 'A replica is more than a minute behind. Check its disk and its network.',
  replicaState: 'A replica is not streaming.',
  pending: 'Migrations of this release are not applied. Restart Vys.',
  workersBusy:
    'More than 50 jobs on pages and images wait for a worker. Give the machine more cores.',
  queueLate:
    'Jobs that are due have waited for more than 10 minutes. Check that a process of the workspace runs.',
  diskLow: 'Less than 20% of the disk is free. Saving fails when it is full.',
  diskFull: 'Less than 5% of the disk is free. Make room now: saving fails when it is full.',
  spool: 'More than half of the spool is used: views and clicks wait for the database.',
  backupFailed: (reason: string) => `The last backup failed: ${reason}`,
  backupOld: 'The last backup is older than two days.',
  filesDiffer: 'The file store gave back something else than was written.',
} as const;
