/** A phone of ten years ago needs some seconds. */
const longestMs = 60_000

/**
 * Solves a challenge in a worker, so that typing and scrolling go on; without workers, here in small pieces.
 * Returns the token that proves it.
 */
export async function solveInBackground(challenge: object): Promise<string | null> {
  try {
    return await solveInWorker(challenge)
  } catch {
    const { solveWork } = await import('./bot-check-solve.ts')
    return solveWork(challenge)
  }
}

function solveInWorker(challenge: object): Promise<string | null> {
  const worker = new Worker(new URL('./bot-check.worker.ts', import.meta.url), { type: 'module' })
  const token = new Promise<string | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The worker failed')))
    setTimeout(() => resolve(null), longestMs)
    worker.postMessage(challenge, {})
  })
  return token.finally(() => worker.terminate())
}
