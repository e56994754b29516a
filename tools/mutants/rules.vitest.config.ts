import { defineConfig } from 'vitest/config'

/** The tests of `rules/` alone, for faults that are put into it. */
export default defineConfig({
  test: { include: ['rules/**/*.test.ts'], isolate: false, maxWorkers: 1, testTimeout: 60_000 },
})
