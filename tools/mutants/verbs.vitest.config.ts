import { defineConfig } from 'vitest/config'
import { QuickestFirst } from './quickest-first.ts'

/** The tests of orders and payments, on a real PostgreSQL, for faults that are put into their verbs. */
export default defineConfig({
  test: {
    include: ['api/orders/**/*.test.ts', 'api/payments/**/*.test.ts'],
    globalSetup: './tools/testing/vitest-global-setup.ts',
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
