// What the health checks say, in German.
import type { Messages } from '@vys/contract/language/messages';
import { createPlural } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const plural = createPlural('de');

export const de: Messages<typeof source.en> = {
  facts: {
    version: 'Version',
    size: 'Größe',
    connections: 'Verbindungen',
    responded: 'Antwort nach',
    longestTransaction: 'Längste offene Transaktion',
    replicas: 'Replikate',
    applied: 'Angewendet',
    last: 'Letzte',
    pending: 'Noch nicht angewendet',
    kind: 'Art',
    processes: 'Prozesse',
    running: 'In Arbeit',
    waiting: 'Wartend',
    retrying: 'Wird wiederholt',
    oldest: 'Längste Wartezeit',
    free: 'Frei',
    total: 'Gesamt',
    limit: 'Grenze',
    uptime: 'Dieser Prozess läuft seit',
    memory: 'Speicher dieses Prozesses',
    services: 'Dienste dieses Prozesses',
    email: 'E-Mail',
    lastBackup: 'Letzte Sicherung',
  },
  values: {
    none: 'Keine',
    never: 'Noch keine',
    smtp: 'Mailserver',
    emailFolder: 'Dateien im Datenordner',
    disk: 'Datenordner',
    bucket: 'Bucket',
    unknownState: 'Zustand unbekannt',
    behind: (time) => `${time} im Rückstand`,
    of: (used, most) => `${used} von ${most}`,
  },
  spans: {
    now: 'unter 1 Sekunde',
    second: (count) => plural(count, { one: '# Sekunde', other: '# Sekunden' }),
    minute: (count) => plural(count, { one: '# Minute', other: '# Minuten' }),
    hour: (count) => plural(count, { one: '# Stunde', other: '# Stunden' }),
    day: (count) => plural(count, { one: '# Tag', other: '# Tage' }),
    bytes: (count) => plural(count, { one: '# Byte', other: '# Byte' }),
  },
  problems: {
    unreachable: (reason) => `Die Prüfung ist fehlgeschlagen: ${reason}`,
    slow: 'Keine Antwort innerhalb von 5 Sekunden.',
    connections:
      'Mehr als 80 % der Verbindungen sind in Gebrauch. Erhöhe max_connections oder beende, was sie belegt.',
    transaction:
      'Eine Transaktion ist seit mehr als 10 Minuten offen und hält alte Zeilen am Leben. Suche sie in pg_stat_activity.',
    replicaLag:
      'Ein Replikat ist mehr als eine Minute im Rückstand. Prüfe seine Festplatte und sein Netz.',
    replicaState: 'Ein Replikat überträgt nicht.',
    pending: 'Migrationen dieser Version sind nicht angewendet. Starte Vys neu.',
    workersBusy:
      'Mehr als 50 Aufgaben zu Seiten und Bildern warten auf einen Arbeitsprozess. Gib der Maschine mehr Kerne.',
    queueLate:
      'Fällige Aufgaben warten seit mehr als 10 Minuten. Prüfe, ob ein Prozess des Arbeitsbereichs läuft.',
    diskLow:
      'Weniger als 20 % des Speicherplatzes sind frei. Ist er voll, schlägt das Speichern fehl.',
    diskFull:
      'Weniger als 5 % des Speicherplatzes sind frei. Schaffe jetzt Platz: Ist er voll, schlägt das Speichern fehl.',
    spool:
      'Mehr als die Hälfte des Puffers ist belegt: Aufrufe und Klicks warten auf die Datenbank.',
    backupNever:
      'Es gibt noch keine Sicherung. Führe „npm run backup“ aus und richte es regelmäßig ein.',
    backupFailed: (reason) => `Die letzte Sicherung ist fehlgeschlagen: ${reason}`,
    backupOld: 'Die letzte Sicherung ist älter als zwei Tage.',
    filesDiffer: 'Der Dateispeicher hat etwas anderes zurückgegeben, als geschrieben wurde.',
  },
};
