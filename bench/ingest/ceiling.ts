// The ceiling of the ingest measurement: the same beacons to a server that only answers them.
import { join } from 'node:path';
import { readCpuSeconds, startScript } from '../measure/processes.ts';
import { rounded } from '../measure/statistics.ts';
import { startLoadProcess } from '../overload/load-process.ts';
import type { GeneratorReport, GeneratorTask } from './generator.ts';

export type Ceiling = { perSecond: number; serverUs: number; generatorUs: number };

type Plan = { port: number; connections: number; seconds: number; warmUpSeconds: number };

export async function measureCeiling(plan: Plan): Promise<Ceiling> {
  const { port, connections, seconds, warmUpSeconds } = plan;
  const script = join(import.meta.dirname, 'answer-only.ts');
  const server = await startScript(script, [`${port}`], {}, { isPinned: false });
  const generator = startLoadProcess<GeneratorTask, GeneratorReport>('../ingest/generator.ts');
  try {
    await generator.run({ port, lane: 0, connections, seconds: warmUpSeconds });
    const before = readCpuSeconds(server.pid);
    const report = await generator.run({ port, lane: 1, connections, seconds });
    const cpu = readCpuSeconds(server.pid) - before;
    return {
      perSecond: Math.round(report.acknowledged / report.seconds),
      serverUs: rounded((cpu / report.acknowledged) * 1e6, 1),
      generatorUs: rounded(report.cpuMicroseconds, 1),
    };
  } finally {
    generator.stop();
    await server.stop();
  }
}
