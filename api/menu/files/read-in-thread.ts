import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ApiError } from '#api/http/api-error.ts'
import type { FileAnswer } from './read-file.worker.ts'
import type { FileContents } from './read-file.ts'

/** A large spreadsheet takes two seconds on a small server. */
const TIMEOUT_MS = 20_000
const HEAP_MB = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/**
 * The contents of a file with a menu, read in a thread of its own: whatever somebody has put into it, the
 * server answers others meanwhile, and neither its memory nor its time is unlimited.
 */
export async function readInThread(
  bytes: Uint8Array,
  timeoutMs = TIMEOUT_MS,
): Promise<FileContents> {
  const worker = new Worker(new URL('read-file.worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: HEAP_MB,
  })
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    // The thread sends nothing else.
    const [answer] = (await once(worker, 'message', { signal })) as [FileAnswer]
    if ('refusal' in answer) throw new ApiError(answer.refusal)
    return answer.contents
  } catch (error) {
    throw refusalOf(error)
  } finally {
    await worker.terminate()
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error.name === 'AbortError') return new ApiError('MENU_FILE_TOOK_TOO_LONG')
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new ApiError('MENU_FILE_HAS_TOO_MANY_CELLS')
  return error
}
