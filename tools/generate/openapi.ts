// Writes docs/openapi.json, the description of the HTTP API, from the contract: npm run openapi
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allRoutes } from '@vys/contract';
import { createOpenApiDocument } from './openapi-document.ts';

const root = resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const document = createOpenApiDocument(allRoutes, version);
writeFileSync(resolve(root, 'docs/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
