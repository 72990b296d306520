// What the supervisor prints for the operator who starts it.

export const progressMessages = {
  fileStore: 'Connecting to the file store of FILES_URL',
  events: 'Looking for ClickHouse',
  database: 'Connecting to the database of DATABASE_URL',
  migrating: (name: string) => `Migrating: ${name}`,
  schemaCurrent: 'The schema is up to date',
  stopping: 'Stopping',
  leftover: (pid: number) => `Waiting for a process of a run that was killed (pid ${pid})`,
  staysRoot: (reason: string) => `Started as root, and the services stay root: ${reason}`,
  restarted: (title: string, pid: number) => `The ${title} process is running again (pid ${pid})`,
  restarting: (title: string, end: string, pause: string) =>
    `The ${title} process ${end}; restarting it in ${pause}`,
};

export const startErrors = {
  notStarted: (title: string, end: string) => `The ${title} process did not start: it ${end}.`,
  portInUse: (port: number, variable: string) =>
    `Port ${port} is in use by another program. Stop that program, or set ${variable} to a free port.`,
  portReserved: (port: number, variable: string) =>
    `Port ${port} is reserved for root. Set ${variable} to a port above 1023.`,
  portNotShared:
    "This system can't share a port between processes. Leave VYS_WORKERS unset, or run Vys on Linux.",
  unknownAddress: (host: string) =>
    `This machine doesn't have the address ${host}. Set VYS_HOST to one of its addresses.`,
  unknownHost: (host: string) =>
    `The name ${host} can't be resolved. Set VYS_HOST to an address of this machine.`,
};

export const readyMessages = {
  running: 'Vys is running',
  workspace: (origin: string) => `Workspace     ${origin}`,
  publicPages: (origin: string) => `Public pages  ${origin}`,
  data: (folder: string) => `Data in ${folder}. Press Ctrl-C to stop.`,
};
