import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import { Client } from '../clients/client.ts'
import { accept, place, signIn, type Errand } from './purchase.ts'
import { timingsOf, type Timings } from '../timings.ts'

export interface LiveFigures {
  streams: number
  /** From the moment a store acts to the moment its customer's page gets the event. */
  actToScreen: Timings
  memoryMb: number
}

/** Places orders, watches every one, and accepts some of them, twenty a second. */
export async function measureLive(
  server: { url: string; memoryMb(): Promise<number> },
  errands: readonly Errand[],
  { streams, acts }: { streams: number; acts: number },
): Promise<LiveFigures> {
  const client = new Client(server.url, 16)
  const token = await signIn(client)
  const watched: Watched[] = []
  let begun = 0
  const placeSome = async () => {
    while (begun < streams) {
      const number = begun
      begun += 1
      const errand = errands[number % errands.length]
      if (!errand) throw new Error('There is no store to order from')
      const order = await place(client, errand)
      const one = watch(server.url, order, addressOf(number))
      watched.push(one)
      await one.opened
    }
  }
  await Promise.all(Array.from({ length: 16 }, placeSome))
  const durations: number[] = []
  const step = Math.max(1, Math.floor(watched.length / acts))
  for (const { id, received } of watched.filter((_, i) => i % step === 0)) {
    const actedAt = performance.now()
    void received.then((receivedAt) => durations.push(receivedAt - actedAt))
    await accept(client, id, token)
    await soon(received)
    await pause(50)
  }
  const memoryMb = await server.memoryMb()
  for (const { close } of watched) close()
  client.close()
  return { streams: watched.length, actToScreen: timingsOf(durations), memoryMb }
}

const LONGEST_MS = 30_000

/** Throws when no event has arrived for so long that none will. */
async function soon(received: Promise<number>): Promise<void> {
  const ended = new AbortController()
  const late = pause(LONGEST_MS, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`No acceptance arrived for ${LONGEST_MS / 1000} s`)
  })
  await Promise.race([received, late])
  ended.abort()
  await late.catch(() => {})
}

interface Watched {
  id: string
  opened: Promise<void>
  /** When the acceptance arrived. */
  received: Promise<number>
  close(): void
}

const agent = new Agent({ keepAlive: false, maxSockets: Infinity })

/** Every customer has a network address of their own. */
const addressOf = (i: number) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`

function watch(
  url: string,
  { id, orderToken }: { id: string; orderToken: string },
  address: string,
): Watched {
  const opened = Promise.withResolvers<void>()
  const received = Promise.withResolvers<number>()
  const headers = { [ORDER_TOKEN_HEADER]: orderToken, 'x-forwarded-for': address }
  const request = get(`${url}/api/v1/order/${id}/events`, { agent, headers }, (response) => {
    if (response.statusCode !== 200) opened.reject(new Error(`stream: ${response.statusCode}`))
    opened.resolve()
    response.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('"act":"accept"')) received.resolve(performance.now())
    })
    response.on('error', () => {})
  })
  request.on('error', opened.reject)
  return { id, opened: opened.promise, received: received.promise, close: () => request.destroy() }
}
