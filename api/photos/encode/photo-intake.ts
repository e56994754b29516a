import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import { ApiError } from '#api/http/api-error.ts'
import type {
  EncodedPhoto,
  PhotoIntake,
  PhotoRefusal,
} from '#api/outside/photo-encoding/photo-intake.port.ts'

/** The encoding process's message about a photo. */
export type EncodeAnswer = { photo: EncodedPhoto } | { refusal: PhotoRefusal }

/** Photos come in over slow connections, so several at once; each is encoded by itself. */
const AT_ONCE = 12
/** A large photo takes a second or two of a core, and many times as long beside a market at its peak. */
const TIMEOUT_MS = 60_000
const BUSY = { retryAfterSeconds: 10 }

const program = new URL('encode-photo.main.ts', import.meta.url)

/**
 * Each photo has a process of its own that ends with it: the memory of decoding is freed, a file that hangs
 * it is ended with it, and a bug of the decoder never reaches the server's memory.
 */
export function createPhotoIntake({ timeoutMs = TIMEOUT_MS } = {}): PhotoIntake {
  const incoming = bulkhead(AT_ONCE)
  const encoding = bulkhead(1, AT_ONCE)
  return {
    admit: (work) => incoming.execute(work).catch(refuseBusy),
    encode: (file, folder, use) =>
      encoding.execute(() => runEncoder([file, folder, use], timeoutMs)).catch(refuseBusy),
  }
}

function refuseBusy(error: unknown): never {
  throw error instanceof BulkheadRejectedError ? new ApiError('PHOTO_UPLOADS_BUSY', BUSY) : error
}

async function runEncoder(args: string[], timeoutMs: number): Promise<EncodedPhoto> {
  const child = fork(program, args, {
    // None of the server's own settings: a process that decodes a stranger's file must have no secret.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' },
    execArgv: ['--max-old-space-size=64', '--v8-pool-size=1'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  const answers: EncodeAnswer[] = []
  // The program is ours, and sends nothing else.
  child.on('message', (answer) => void answers.push(answer as EncodeAnswer))
  // Orders go first: it runs at a lower priority.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  const answer = answers[0]
  if (signal === 'SIGKILL') throw new ApiError('PHOTO_TOOK_TOO_LONG')
  if (!answer || code !== 0) throw new Error(`The encoder of photos ended with ${code ?? signal}`)
  if ('refusal' in answer) throw new ApiError(answer.refusal)
  return answer.photo
}
