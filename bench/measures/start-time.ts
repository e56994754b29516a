import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMarketplace } from '../server/started-marketplace.ts'

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
  const { startedInMs, stop } = await startMarketplace(dataDir)
  await stop()
  return startedInMs
}
