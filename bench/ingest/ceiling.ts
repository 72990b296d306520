// The ceilings of the ingest measurement: the same beacons to servers that only answer them, of node:http and, where
// it is installed, of nginx. What the generator reaches there is what it can reach at all.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  hasProgram,
  type Running,
  readCpuSeconds,
  startProgram,
  startScript,
} from '../measure/processes.ts';
import { rounded } from '../measure/statistics.ts';
import { startLoadProcess } from '../overload/load-process.ts';
import { nginxPath } from '../serve/nginx.ts';
import type { GeneratorReport, GeneratorTask } from './generator.ts';

export type Ceiling = {
  server: string;
  perSecond: number;
  /** Processor time per event, in microseconds. */
  serverUs: number;
  generatorUs: number;
};

type Plan = { port: number; connections: number; seconds: number; warmUpSeconds: number };

export async function measureCeilings(plan: Plan): Promise<Ceiling[]> {
  const script = join(import.meta.dirname, 'answer-only.ts');
  const node = await startScript(script, [`${plan.port}`], {}, { isPinned: false });
  const ceilings = [await measureCeiling('node:http that only answers', node, plan)];
  if (hasProgram('nginx')) {
    const nginx = await startNginx(plan.port + 1);
    const port = plan.port + 1;
    ceilings.push(await measureCeiling('nginx that only answers', nginx, { ...plan, port }));
  }
  return ceilings;
}

async function measureCeiling(name: string, server: Running, plan: Plan): Promise<Ceiling> {
  const { port, connections, seconds, warmUpSeconds } = plan;
  const generator = startLoadProcess<GeneratorTask, GeneratorReport>('../ingest/generator.ts');
  try {
    await generator.run({ port, lane: 0, connections, seconds: warmUpSeconds });
    const before = readCpuSeconds(server.pid);
    const report = await generator.run({ port, lane: 1, connections, seconds });
    const cpu = readCpuSeconds(server.pid) - before;
    return {
      server: name,
      perSecond: Math.round(report.acknowledged / report.seconds),
      serverUs: rounded((cpu / report.acknowledged) * 1e6, 1),
      generatorUs: rounded(report.cpuMicroseconds, 1),
    };
  } finally {
    generator.stop();
    await server.stop();
  }
}

async function startNginx(port: number): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'vys-nginx-'));
  chmodSync(folder, 0o755);
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, describeNginx(folder, port));
  const command = [nginxPath, '-p', folder, '-c', configuration];
  const server = await startProgram(command, { isPinned: false });
  while (!(await isListening(port))) await sleep(20);
  return {
    pid: server.pid,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One process, so that its processor time is all there is. */
function describeNginx(folder: string, port: number): string {
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  keepalive_requests 1000000000;
  server {
    listen 127.0.0.1:${port};
    location / { return 204; }
  }
}
`;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}
