// What the health checks say, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import { createPlural } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const plural = createPlural('es');

export const es: Messages<typeof source.en> = {
  facts: {
    version: 'Versión',
    size: 'Tamaño',
    connections: 'Conexiones',
    responded: 'Respondió en',
    longestTransaction: 'Transacción abierta más larga',
    replicas: 'Réplicas',
    applied: 'Aplicadas',
    last: 'Última',
    pending: 'Sin aplicar',
    kind: 'Tipo',
    processes: 'Procesos',
    running: 'En curso',
    waiting: 'En espera',
    retrying: 'Por reintentar',
    oldest: 'Espera más larga',
    free: 'Libre',
    total: 'Total',
    limit: 'Límite',
    uptime: 'Este proceso lleva activo',
    memory: 'Memoria de este proceso',
    services: 'Servicios de este proceso',
    email: 'Correo',
    lastBackup: 'Última copia de seguridad',
  },
  values: {
    none: 'Ninguna',
    never: 'Ninguna registrada',
    smtp: 'Servidor de correo',
    emailFolder: 'Archivos en la carpeta de datos',
    disk: 'Carpeta de datos',
    bucket: 'Bucket',
    unknownState: 'estado desconocido',
    behind: (time) => `${time} de retraso`,
    of: (used, most) => `${used} de ${most}`,
  },
  spans: {
    now: 'menos de 1 segundo',
    second: (count) => plural(count, { one: '# segundo', other: '# segundos' }),
    minute: (count) => plural(count, { one: '# minuto', other: '# minutos' }),
    hour: (count) => plural(count, { one: '# hora', other: '# horas' }),
    day: (count) => plural(count, { one: '# día', other: '# días' }),
    bytes: (count) => plural(count, { one: '# byte', other: '# bytes' }),
  },
  problems: {
    unreachable: (reason) => `La comprobación ha fallado: ${reason}`,
    slow: 'Sin respuesta en 5 segundos.',
    connections:
      'Más del 80 % de las conexiones están en uso. Aumenta max_connections o termina lo que las ocupa.',
    transaction:
      'Una transacción lleva abierta más de 10 minutos y mantiene vivas filas antiguas. Búscala en pg_stat_activity.',
    replicaLag: 'Una réplica lleva más de un minuto de retraso. Revisa su disco y su red.',
    replicaState: 'Una réplica no está transmitiendo.',
    pending: 'Las migraciones de esta versión no están aplicadas. Reinicia Vys.',
    workersBusy:
      'Más de 50 tareas sobre páginas e imágenes esperan un proceso de trabajo. Da más núcleos a la máquina.',
    queueLate:
      'Hay tareas pendientes que llevan más de 10 minutos esperando. Comprueba que funcione un proceso del espacio de trabajo.',
    diskLow: 'Queda libre menos del 20 % del disco. Cuando se llena, no se puede guardar.',
    diskFull:
      'Queda libre menos del 5 % del disco. Haz sitio ahora: cuando se llena, no se puede guardar.',
    spool: 'Se usa más de la mitad del búfer: las visitas y los clics esperan a la base de datos.',
    backupNever:
      'Todavía no hay ninguna copia de seguridad. Ejecuta «npm run backup» y prográmalo.',
    backupFailed: (reason) => `La última copia de seguridad falló: ${reason}`,
    backupOld: 'La última copia de seguridad tiene más de dos días.',
    filesDiffer: 'El almacén de archivos devolvió algo distinto de lo que se escribió.',
  },
};
