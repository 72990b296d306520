// What the health checks say. Problems say what to do.
import { createPlural } from '@vys/contract/language/messages';

const plural = createPlural('en');

export const en = {
  facts: {
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
    retrying: 'To be retried',
    oldest: 'Longest wait',
    free: 'Free',
    total: 'Total',
    limit: 'Limit',
    uptime: 'This process runs for',
    memory: 'Memory of this process',
    services: 'Services of this process',
    email: 'Email',
    lastBackup: 'Last backup',
  },
  values: {
    none: 'None',
    never: 'None recorded',
    smtp: 'Mail server',
    emailFolder: 'Files in the data folder',
    disk: 'Data folder',
    bucket: 'Bucket',
    unknownState: 'unknown state',
    behind: (time: string) => `${time} behind`,
    of: (used: number, most: number) => `${used} of ${most}`,
  },
  spans: {
    now: 'under 1 second',
    second: (count: number) => plural(count, { one: '# second', other: '# seconds' }),
    minute: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
    hour: (count: number) => plural(count, { one: '# hour', other: '# hours' }),
    day: (count: number) => plural(count, { one: '# day', other: '# days' }),
    bytes: (count: number) => plural(count, { one: '# byte', other: '# bytes' }),
  },
  problems: {
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
    backupNever: 'No backup has been made yet. Run "npm run backup", and schedule it.',
    backupFailed: (reason: string) => `The last backup failed: ${reason}`,
    backupOld: 'The last backup is older than two days.',
    filesDiffer: 'The file store gave back something else than was written.',
  },
};
