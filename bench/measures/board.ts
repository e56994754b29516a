import { Agent, get } from 'node:http'
import type { Order } from '#contract/orders.ts'
import { Client } from '../clients/client.ts'
import { timingsOf, type Timings } from '../timings.ts'
import { accept, place, signIn, type Errand } from './purchase.ts'

/** The acts on an order for delivery, in their order. */
export const BOARD_ACTS = ['accept', 'dispatch', 'complete'] as const
export type BoardAct = (typeof BOARD_ACTS)[number]

export interface BoardFigures {
  openOrders: number
  devices: number
  acts: Record<BoardAct, Timings>
  /** The list of all open orders, as a board loads it when it opens. */
  list: Timings
  listKb: number
}

interface OpenBoard {
  opened: Promise<void>
  /** Ends the stream; what it has named is loaded first. */
  close: () => Promise<void>
}

/**
 * The acts of a kitchen with many open orders, one after another, while devices of its staff follow the
 * board and load every order that changes. Each completed order is followed by a new one, so that as many
 * stay open.
 */
export async function measureBoard(
  url: string,
  errand: Errand,
  { openOrders, devices, acts }: { openOrders: number; devices: number; acts: number },
): Promise<BoardFigures> {
  const client = new Client(url, 8)
  const token = await signIn(client)
  const orderIds: string[] = []
  for (let placed = 0; placed < openOrders; placed += 1) {
    const { id } = await place(client, errand)
    await accept(client, id, token)
    orderIds.push(id)
  }
  const boards = Array.from({ length: devices }, () => followBoard(url, errand.storeId, token))
  await Promise.all(boards.map(({ opened }) => opened))

  const durations: Record<BoardAct, number[]> = { accept: [], dispatch: [], complete: [] }
  const timed = async (act: BoardAct, orderId: string) => {
    const startedAt = performance.now()
    if (act === 'accept') await accept(client, orderId, token)
    else await client.call('POST', `/partner/orders/${orderId}/${act}`, { token })
    durations[act].push(performance.now() - startedAt)
  }
  for (const oldest of orderIds.slice(0, acts)) {
    await timed('dispatch', oldest)
    await timed('complete', oldest)
    const { id } = await place(client, errand)
    await timed('accept', id)
  }
  await Promise.all(boards.map(({ close }) => close()))

  const listed: number[] = []
  let listBytes = 0
  for (let turn = 0; turn < 20; turn += 1) {
    const startedAt = performance.now()
    const path = `/api/v1/partner/stores/${errand.storeId}/orders?state=open&limit=200`
    const { bytes } = await client.send('GET', path, { token })
    listed.push(performance.now() - startedAt)
    listBytes = bytes.length
  }
  client.close()
  return {
    openOrders,
    devices,
    acts: {
      accept: timingsOf(durations.accept),
      dispatch: timingsOf(durations.dispatch),
      complete: timingsOf(durations.complete),
    },
    list: timingsOf(listed),
    listKb: Math.round(listBytes / 1024),
  }
}

const agent = new Agent({ keepAlive: false, maxSockets: Infinity })

/** A device that hears the store's stream and loads each order that it names, as the store app does. */
function followBoard(url: string, storeId: string, token: string): OpenBoard {
  const opened = Promise.withResolvers<void>()
  const client = new Client(url, 1)
  const loading: Promise<Order>[] = []
  const headers = { authorization: `Bearer ${token}` }
  const stream = `${url}/api/v1/partner/stores/${storeId}/events`
  const request = get(stream, { agent, headers }, (response) => {
    if (response.statusCode !== 200) opened.reject(new Error(`stream: ${response.statusCode}`))
    opened.resolve()
    response.setEncoding('utf8').on('data', (text: string) => {
      for (const [, orderId] of text.matchAll(/"orderId":"([^"]+)"/g))
        loading.push(client.call<Order>('GET', `/partner/orders/${orderId}`, { token }))
    })
    response.on('error', () => {})
  })
  request.on('error', opened.reject)
  return {
    opened: opened.promise,
    close: async () => {
      request.destroy()
      await Promise.all(loading)
      client.close()
    },
  }
}
