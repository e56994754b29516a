import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { startEnvironment, startFlags } from './start-flags.ts'

export interface StartedMarketplace {
  url: string
  /** Until the first page was served. */
  startedInMs: number
  stop: () => Promise<void>
}

/** Starts everything as `npm start` does, with the data of a folder. */
export async function startMarketplace(dataDir: string): Promise<StartedMarketplace> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
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
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  try {
    while (!(await isServed(url))) {
      if (child.exitCode !== null) throw new Error('npm start has ended by itself')
      await pause(10)
    }
    return { url, startedInMs: Math.round(performance.now() - startedAt), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const isServed = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => response.ok && (await response.text()).length > 0,
    () => false,
  )
