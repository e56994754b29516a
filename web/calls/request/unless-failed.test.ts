import { describe, expect, it } from 'vitest'
import { NO_ANSWER } from './api-failure.ts'
import { unlessFailed } from './unless-failed.ts'

/** As RTK Query rejects `queryFulfilled`. */
const rejected = async (error: unknown): Promise<never> => {
  throw { error, isUnhandledError: false, meta: null }
}

describe('code that follows a call', () => {
  it('has its answer', async () => {
    expect(await unlessFailed(Promise.resolve({ data: 'chips' }))).toEqual({ data: 'chips' })
  })

  it('is nothing when the call failed or was aborted', async () => {
    expect(await unlessFailed(rejected(NO_ANSWER))).toBeNull()
    expect(await unlessFailed(rejected({ name: 'AbortError', message: 'Aborted' }))).toBeNull()
  })

  it.each([
    ['what an answer is turned into throws', { name: 'TypeError', message: 'not iterable' }],
    ['nothing says what happened', undefined],
  ])('is a fault of ours when %s', async (_when, error) => {
    await expect(unlessFailed(rejected(error))).rejects.toMatchObject({ error })
  })
})
