import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Where tests kill, start and wait for whole processes: these take long, however short they are. */
const slowRooms = ['/api/reliability/', '/api/database/', '/api/jobs/', '/tools/gazetteer/']

/**
 * Begins with what takes longest, so that at the end no process works alone. A clone that has never
 * run its tests does not know how long each takes, and would begin with the longest files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) =>
      slowRooms.some((room) => moduleId.includes(room))
    const slow = sorted.filter(isSlow)
    slow.sort((a, b) => rankOf(a) - rankOf(b))
    return [...slow, ...sorted.filter((file) => !isSlow(file))]
  }
}

const rankOf = ({ moduleId }: TestSpecification) =>
  slowRooms.findIndex((room) => moduleId.includes(room))
