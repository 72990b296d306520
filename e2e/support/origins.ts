// Where the product under test listens and keeps its data. E2E_PORT moves it, so that two runs can stand
// side by side.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// In the environment, so that the processes of the run share the folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vys-e2e-'));
export const dataDir = process.env.E2E_DATA_DIR;
export const appPort = Number(process.env.E2E_PORT ?? 4110);
export const pagesPort = appPort + 1;
export const appOrigin = `http://localhost:${appPort}`;
export const pagesOrigin = `http://localhost:${pagesPort}`;
/** Addresses of those of operators, one for each test that needs one. */
export const operators = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map(
  (name) => `${name}-operator@example.com`,
);
/** A code editor that the product may send people to. The test that needs it listens there. */
export const editorPort = appPort + 2;
export const editorOrigin = `http://localhost:${editorPort}`;
