import { conformanceCases } from '@upaj/mocks/conformance/cases';
import { describe, it } from 'vitest';
import { openConformanceClient } from '../support/conformance-client.ts';

const client = openConformanceClient();

describe('the server', () => {
  it.each(Object.entries(conformanceCases))('%s', (_what, run) => run(client));
});
