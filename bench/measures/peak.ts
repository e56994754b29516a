import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '#api/database/connect.ts'
import { countAcceptedOrders } from '../server/accepted-orders.queries.ts'
import { BROWSERS_ACCEPT, Client } from '../clients/client.ts'
import { listPagePath } from '../server/places.ts'
import { printEverySecond } from './peak-seconds.ts'
import { purchase, signIn, STEPS, type Errand, type Step } from './purchase.ts'
import { timingsOf, type Timings } from '../timings.ts'

/** The busiest minute of a whole industry's leader: 2,700 orders, each with 40 reads around it. */
export const ORDERS_PER_SECOND = 45
const readsPerOrder = 40
/** A partner's sign-in lasts 15 minutes; an app renews it in time, and so does the bench. */
const renewSignInMs = 10 * 60_000

export interface PeakFigures {
  seconds: number
  ordersPerSecond: number
  orders: number
  /** The number of orders in the database: as many, unless something was lost. */
  ordersStored: number
  perSecond: number
  reads: Timings
  steps: Record<Step, Timings>
  failed: number
  /** The message of the first failure. */
  firstFailure: string
}

interface Peak {
  seconds: number
  ordersPerSecond: number
}

/** The server that is measured. */
interface Server {
  url: string
  databaseUrl: string
  memoryMb(): Promise<number>
}

/**
 * Purchases and reads start by the clock, however slow the answers are, as people do: a read is timed from
 * the moment when it was due. Prints a line a second.
 */
export async function measurePeak(
  server: Server,
  errands: readonly Errand[],
  { seconds, ordersPerSecond }: Peak,
): Promise<PeakFigures> {
  const client = new Client(server.url, 256)
  const partner = { token: await signIn(client) }
  const renewing = setInterval(() => {
    signIn(client).then(
      (token) => void (partner.token = token),
      // The accepts that then fail are counted.
      () => {},
    )
  }, renewSignInMs)
  const steps = new Map<Step, number[]>(STEPS.map((step) => [step, []]))
  const reads: number[] = []
  // A peak is not the first minute of a server's life.
  for (const path of errands.flatMap(pathsOf)) await read(client, path)
  const storedBefore = await acceptedOrders(server.databaseUrl)
  const begin = async (turn: number, kind: number, dueAt: number) => {
    const errand = errands[(turn * 7 + kind) % errands.length]
    if (!errand) throw new Error('There is no store to order from')
    if (kind === 0) return purchase(client, errand, partner, steps)
    await read(client, pathsOf(errand)[kind % 4] ?? '/')
    reads.push(performance.now() - dueAt)
  }
  const running = { failed: 0, firstFailure: '' }
  const placed = steps.get('place') ?? []
  const stopPrinting = printEverySecond({ reads, placed, running, memoryMb: server.memoryMb })
  const startedAt = performance.now()
  // Every order has its own moment, and its reads are between it and the next.
  const perOrder = readsPerOrder + 1
  await byTheClock(
    {
      count: seconds * ordersPerSecond * perOrder,
      everyMs: 1000 / (ordersPerSecond * perOrder),
      begin: (i, dueAt) => begin(Math.floor(i / perOrder), i % perOrder, dueAt),
    },
    running,
  )
  const took = (performance.now() - startedAt) / 1000
  stopPrinting()
  clearInterval(renewing)
  client.close()
  const orders = steps.get('accept')?.length ?? 0
  return {
    seconds,
    ordersPerSecond,
    orders,
    ordersStored: (await acceptedOrders(server.databaseUrl)) - storedBefore,
    perSecond: Math.round((orders / took) * 10) / 10,
    reads: timingsOf(reads),
    // One entry for each of STEPS.
    steps: Object.fromEntries(
      STEPS.map((step) => [step, timingsOf(steps.get(step) ?? [])]),
    ) as Record<Step, Timings>,
    ...running,
  }
}

interface Schedule {
  count: number
  everyMs: number
  begin: (i: number, dueAt: number) => Promise<void>
}

/** Starts each at its moment, and waits until all have ended. Counts the failures. */
async function byTheClock(
  { count, everyMs, begin }: Schedule,
  failures: { failed: number; firstFailure: string },
): Promise<void> {
  const running = new Set<Promise<void>>()
  const startedAt = performance.now()
  for (let i = 0; i < count; i += 1) {
    const dueAt = startedAt + i * everyMs
    const earlyMs = dueAt - performance.now()
    if (earlyMs > 1) await pause(earlyMs)
    const one = begin(i, dueAt)
      .catch((error: unknown) => {
        failures.failed += 1
        failures.firstFailure ||= String(error)
      })
      .finally(() => running.delete(one))
    running.add(one)
  }
  await Promise.all(running)
}

async function read(client: Client, path: string): Promise<void> {
  const { status } = await client.send('GET', path, { accept: BROWSERS_ACCEPT })
  if (status !== 200) throw new Error(`${path}: ${status}`)
}

async function acceptedOrders(databaseUrl: string): Promise<number> {
  const { db, close } = connect(databaseUrl, { max: 1 })
  const count = await countAcceptedOrders(db)
  await close()
  return count
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
