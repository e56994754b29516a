const sweepMs = 1000

/**
 * Does something once a second until stopped, one time after the other. Any number of processes may.
 * What fails is told to `onError`, and the next time is another try.
 */
export function startSweep(
  work: () => Promise<unknown>,
  onError: (error: unknown) => void = () => {},
): { stop(): Promise<void> } {
  let sweep: Promise<unknown> = Promise.resolve()
  let isSweeping = false
  const timer = setInterval(() => {
    if (isSweeping) return
    isSweeping = true
    sweep = work()
      .catch(onError)
      .finally(() => {
        isSweeping = false
      })
  }, sweepMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await sweep
    },
  }
}
