import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * A run ends with the first test that notices the change. The file that noticed the change before it, which
 * is most likely the next to it, comes first, then the files that take least.
 */
export class QuickestFirst extends BaseSequencer {
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
