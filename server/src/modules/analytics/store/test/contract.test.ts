// The event store on PostgreSQL does what every event store does.
import { describe } from 'vitest';
import { testBadInput } from '../../test/bad-input-suite.ts';
import { testKeeping } from '../../test/keeping-suite.ts';
import { testRecount } from '../../test/recount-suite.ts';
import { createPostgresHarness } from './postgres-harness.ts';

describe('figures', () => testRecount(createPostgresHarness));
describe('bad input', () => testBadInput(createPostgresHarness));
describe('keeping', () => testKeeping(createPostgresHarness));
