import { isApiFailure } from './api-failure.ts'

/**
 * The answer of a call, for `onQueryStarted`; null for one that was aborted, or that failed, which the caller
 * shows by its hook. Anything else is a bug, and rethrown.
 */
export async function unlessFailed<Answer>(
  queryFulfilled: Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await queryFulfilled
  } catch (thrown) {
    if (isFailedCall(thrown)) return null
    throw thrown
  }
}

/** As RTK Query rejects `queryFulfilled`: an abort by the error of its thunk. */
function isFailedCall(thrown: unknown): thrown is { error: unknown } {
  if (typeof thrown !== 'object' || thrown === null || !('error' in thrown)) return false
  const { error } = thrown
  return isApiFailure(error) || isAbort(error)
}

const isAbort = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
