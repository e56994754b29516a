import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * A run ends with the first test that notices the change. The file that noticed the change before it, which
 * is most likely the next to it, comes first, then the files that take least.
 */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = files.map((file) => {
      const { failed = false, duration = Infinity } =
        this.ctx.cache.getTestSpecificationResult(file) ?? {}
      return { file, rank: failed ? -1 : duration }
    })
    ranked.sort((a, b) => a.rank - b.rank || 0)
    return Promise.resolve(ranked.map(({ file }) => file))
  }
}

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
