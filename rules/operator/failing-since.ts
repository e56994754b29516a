/** The queue waits so long after a failure before it tries again, and at most five minutes. */
const delayAfter = (attempt: number) => Math.min(300, Math.exp(attempt))

/**
 * For about how many seconds a job has failed, by how often it was tried: the queue stores when it failed last,
 * but not when it failed first. It can't have been longer than the job exists.
 */
export function failingForSeconds({
  attempts,
  failedSecondsAgo,
  createdSecondsAgo,
}: {
  attempts: number
  failedSecondsAgo: number
  createdSecondsAgo: number
}): number {
  let seconds = failedSecondsAgo
  for (let attempt = 1; attempt < attempts && seconds < createdSecondsAgo; attempt += 1)
    seconds += delayAfter(attempt)
  return Math.min(seconds, createdSecondsAgo)
}
