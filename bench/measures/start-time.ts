import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { startEnvironment, startFlags } from './start-flags.ts'

export interface StartFigures {
  /** Until the first page, with the website built: the database made and the town loaded. */
  firstMs: number
  /** The same with everything there already. */
  secondMs: number
}

/** Starts everything as `npm start` does, twice with the same data. */
export async function measureStarts(): Promise<StartFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tuckin-bench-start-'))
  try {
    const firstMs = await untilFirstPage(dataDir)
    return { firstMs, secondMs: await untilFirstPage(dataDir) }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function untilFirstPage(dataDir: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const program = join(import.meta.dirname, '../../tools/start.js')
  const child = spawn(process.execPath, [...startFlags(), program], {
    env: {
      ...process.env,
      ...startEnvironment(),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
    },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  try {
    while (!(await isServed(`http://127.0.0.1:${port}/`))) {
      if (child.exitCode !== null) throw new Error('npm start has ended by itself')
      await pause(10)
    }
    return Math.round(performance.now() - startedAt)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

const isServed = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => response.ok && (await response.text()).length > 0,
    () => false,
  )
