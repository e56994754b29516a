import { isApiFailure } from './api-failure.ts'

/**
 * What a call was answered, for `onQueryStarted`; null for one that failed, which whoever made it shows
 * by its hook, and for one that was aborted. What else went wrong is a fault, and thrown on.
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
