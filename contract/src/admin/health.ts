// How the installation is doing, and what waits for an operator.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime } from '../api/schemas.ts';

export const healthStatuses = ['ok', 'warning', 'failed'] as const;
export type HealthStatus = (typeof healthStatuses)[number];

export const healthCheckIds = [
  'database',
  'replicas',
  'migrations',
  'bus',
  'files',
  'workers',
  'queues',
  'disk',
  'spool',
  'backup',
  'software',
] as const;
export type HealthCheckId = (typeof healthCheckIds)[number];

export const healthCheckSchema = z.object({
  id: z.enum(healthCheckIds),
  status: z.enum(healthStatuses),
  /** What is wrong and what to do; null when nothing is. */
  problem: z.string().nullable(),
  /** Figures for people, in the order in which they matter. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type HealthCheck = z.output<typeof healthCheckSchema>;

export const getHealth = route({
  id: 'admin.getHealth',
  method: 'GET',
  path: '/api/admin/health',
  summary: 'How the installation is doing, and what waits for an operator (operators)',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      checked_at: isoTime,
      checks: z.array(healthCheckSchema),
      waiting: z.object({
        failed_jobs: z.number().int(),
        failed_emails: z.number().int(),
        open_cases: z.number().int(),
      }),
    }),
  }),
  errors: ['auth.forbidden'],
});

export const adminHealthRoutes = [getHealth] as const;
