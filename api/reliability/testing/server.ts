import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Configuration } from '#api/settings/configuration.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import type { TestMailbox } from './mailbox.ts'

export interface ServerOrder {
  env: Record<string, string>
  aheadMs: number
  hasPages: boolean
}

interface Differences {
  /** Settings that differ from those of other tests. */
  env?: Record<string, string>
  /** True for the website too, which has to be built. */
  hasPages?: boolean
  /** When its clock starts; a Friday evening when left out. */
  startsAt?: Date
  /** Gets the output of the process, which otherwise appears between the results of tests. */
  onOutput?: (text: string) => void
}

/** A server in a process of its own. */
export interface TestServer {
  url: string
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts again at the same address. */
  start(): Promise<void>
  /** Asks the process to stop; returns its exit code and how long it took. */
  stop(): Promise<{ exitCode: number | null; tookMs: number }>
}

/** Starts one on the database of a test app, sending its emails to a test mailbox. */
export async function startTestServer(
  { databaseUrl, tokenSecret }: Configuration,
  { smtpUrl }: TestMailbox,
  { env: different = {}, hasPages = false, startsAt = FRIDAY_EVENING, onOutput }: Differences = {},
): Promise<TestServer> {
  const port = await freePort()
  const env = {
    NODE_ENV: 'test',
    PORT: String(port),
    DATABASE_URL: databaseUrl ?? '',
    SMTP_URL: smtpUrl,
    TOKEN_SECRET: tokenSecret,
    MAIL_FROM: 'Tuck In <orders@tuckin.example>',
    LOG_LEVEL: 'silent',
    WORKERS: '4',
    RATE_LIMITS: 'off',
    BOT_CHECK: 'off',
    ...different,
  }
  const aheadMs = startsAt.getTime() - Date.now()
  let child: ChildProcess | null = null

  const start = async () => {
    child = fork(join(import.meta.dirname, 'server-process.ts'), {
      stdio: onOutput ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text))
    child.send({ env, aheadMs, hasPages } satisfies ServerOrder)
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')])
    if (message !== 'ready') throw new Error('The server did not start')
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      const startedAt = performance.now()
      await end('SIGTERM')
      return { exitCode: child?.exitCode ?? null, tookMs: performance.now() - startedAt }
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
