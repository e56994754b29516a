import { setTimeout as pause } from 'node:timers/promises'
import { Client } from './client.ts'
import { listPagePath } from './places.ts'
import { purchase, signIn, STEPS, type Errand, type Step } from './purchase.ts'
import { timingsOf, type Timings } from './timings.ts'

/** The busiest minute of a whole industry's leader: 2,700 orders, each with 40 reads around it. */
const ordersPerSecond = 45
const readsPerOrder = 40

export interface PeakFigures {
  seconds: number
  orders: number
  perSecond: number
  reads: Timings
  steps: Record<Step, Timings>
}

/**
 * Purchases and reads begin by the clock, however slow the answers are, as people do. Any error ends
 * the bench, so nothing is lost.
 */
export async function measurePeak(
  url: string,
  errands: readonly Errand[],
  seconds: number,
): Promise<PeakFigures> {
  const client = new Client(url, 256)
  const token = await signIn(client)
  const durations = new Map<Step, number[]>(STEPS.map((step) => [step, []]))
  const reads: number[] = []
  const running: Promise<unknown>[] = []
  const read = async (path: string) => {
    const startedAt = performance.now()
    const { status } = await client.send('GET', path)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    reads.push(performance.now() - startedAt)
  }
  // A peak is not the first minute of a server's life.
  for (const path of errands.flatMap(pathsOf)) await read(path)
  reads.length = 0
  const startedAt = performance.now()
  const begin = (turn: number, kind: number) => {
    const errand = errands[(turn * 7 + kind) % errands.length]
    if (!errand) throw new Error('There is no store to order from')
    if (kind === 0) return purchase(client, errand, token, durations)
    return read(pathsOf(errand)[kind % 4] ?? '/')
  }
  // Every order has its own moment, and its reads lie between it and the next.
  const perOrder = readsPerOrder + 1
  for (let i = 0; i < seconds * ordersPerSecond * perOrder; i += 1) {
    const dueMs = (i / (ordersPerSecond * perOrder)) * 1000
    const earlyMs = startedAt + dueMs - performance.now()
    if (earlyMs > 1) await pause(earlyMs)
    running.push(begin(Math.floor(i / perOrder), i % perOrder))
  }
  await Promise.all(running)
  const took = (performance.now() - startedAt) / 1000
  client.close()
  const orders = durations.get('accept')?.length ?? 0
  const steps = STEPS.map((step) => [step, timingsOf(durations.get(step) ?? [])])
  return {
    seconds,
    orders,
    perSecond: Math.round((orders / took) * 10) / 10,
    reads: timingsOf(reads),
    // One entry for each of STEPS.
    steps: Object.fromEntries(steps) as Record<Step, Timings>,
  }
}

/** What people look at: the list and a menu, as pages and as data. */
function pathsOf({ slug, postCode, latitude, longitude }: Errand): string[] {
  const place = new URLSearchParams({
    postCode,
    latitude: String(latitude),
    longitude: String(longitude),
  })
  return [
    `/api/v1/store?${place}&service=delivery`,
    `/restaurant/${slug}`,
    `/api/v1/store/${slug}/categories`,
    listPagePath(postCode),
  ]
}
