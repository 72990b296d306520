// Writes what documents say about the code from the code: docs/rate-limits.md
// and the table of docs/configuration.md.
import { writeFileSync } from 'node:fs';
import { generatedDocuments } from './generated-documents.ts';

for (const { path, print } of generatedDocuments) writeFileSync(path, print());
