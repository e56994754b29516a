import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/testing/vitest-sequencer.ts'

const tests = (...rooms: string[]) => rooms.map((room) => `${room}/**/*.test.{ts,tsx}`)

/**
 * Two kinds of test, told apart by their room: what decides and shows needs nothing but itself;
 * what does and keeps is given a PostgreSQL of its own, see tools/testing/test-database.ts.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Two processes for all files: what they import is loaded twice, and not once for each file. A
    // file leaves nothing behind that another would notice.
    isolate: false,
    // A machine that is busy with something else takes many times as long as others; nobody waits
    // for the end of these where all is well.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: tests('rules', 'contract', 'ui', 'web', 'sandbox') },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: tests('api', 'town', 'tools'),
          globalSetup: './tools/testing/vitest-global-setup.ts',
        },
      },
    ],
  },
})
