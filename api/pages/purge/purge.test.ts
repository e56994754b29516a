import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPurgeWebhook } from '#api/outside/cdn/purge-webhook.driver.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { networkCacheHeaders } from './cache-headers.ts'
import { changedPagesPurge, deleteOldPageChanges } from './purge-changed-pages.ts'

const secret = 'a secret that both of them have'

let server: TestApp
let webhook: Server
let purge: () => Promise<void>
let received: { headers: IncomingHttpHeaders; body: string }[] = []
let status = 200

beforeAll(async () => {
  server = await createTestApp()
  webhook = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => void (body += chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(webhook, 'listening')
  // A server that listens on a port has such an address.
  const { port } = webhook.address() as AddressInfo
  const cdn = createPurgeWebhook({ url: `http://127.0.0.1:${port}/purge`, secret })
  purge = changedPagesPurge(server.context, cdn)
})
beforeEach(async () => {
  await server.context.db.deleteFrom('page_change').execute()
  received = []
  status = 200
})
afterAll(async () => {
  webhook.close()
  await server.close()
})

const change = (statement: string) => server.context.pool.query(statement)

test('a change of a store is sent to the network once, signed, whoever made it', async () => {
  const { storeId } = await openTestStore(server.context)
  await change('DELETE FROM page_change')
  await purge()
  expect(received).toEqual([])
  await change(`UPDATE product SET price_pence = 1 WHERE store_id = '${storeId}'`)
  await change(`UPDATE store SET paused_until = now() WHERE id = '${storeId}'`)
  await purge()
  await purge()
  expect(received).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = received
  expect(JSON.parse(body)).toEqual({ keys: [`store-${storeId}`] })
  const timestamp = String(headers['tuck-in-timestamp'])
  expect(Math.abs(Number(timestamp) * 1000 - Date.now())).toBeLessThan(60_000)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  expect(headers['tuck-in-signature']).toBe(signature)
})

test('a rolled back change is sent to nobody', async () => {
  await change(`BEGIN; UPDATE store SET name = 'x'; ROLLBACK`)
  await purge()
  expect(received).toEqual([])
})

test('a change that the network does not confirm is sent again, after a while', async () => {
  const { storeId } = await openTestStore(server.context)
  status = 500
  await expect(purge()).rejects.toThrow('answered 500')
  status = 200
  await purge()
  expect(received).toHaveLength(1)
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 16_000))
  await purge()
  expect(received).toHaveLength(2)
  expect(JSON.parse(received[1]?.body ?? '')).toEqual({ keys: [`store-${storeId}`] })
})

test('when very many stores change at once, every page is purged', async () => {
  for (let i = 0; i < 21; i++) await openTestStore(server.context)
  await change('DELETE FROM page_change')
  await change(`UPDATE store SET name = name || '!'`)
  await purge()
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ keys: ['pages'] })
})

test('changes that could not be sent are deleted after a day', async () => {
  await change(`UPDATE store SET name = name || '!'`)
  const count = async () => (await change('SELECT FROM page_change')).rowCount
  const { signal } = new AbortController()
  server.setNow(new Date(Date.now() + 3_600_000))
  await deleteOldPageChanges(server.context, signal)
  expect(await count()).toBe(1)
  server.setNow(new Date(Date.now() + 90_000_000))
  await deleteOldPageChanges(server.context, signal)
  expect(await count()).toBe(0)
})

test('a public page has headers with its lifetime and its stores; a personal one has none', () => {
  expect(networkCacheHeaders({ trueUntilMs: 45_900, storeIds: ['a', 'b'] }, 1000)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=44, stale-while-revalidate=60',
    'surrogate-key': 'pages store-a store-b',
    'cache-tag': 'pages,store-a,store-b',
  })
  expect(networkCacheHeaders({ trueUntilMs: 0, storeIds: [] }, 1000)).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=0, stale-while-revalidate=60',
  })
  expect(networkCacheHeaders({ trueUntilMs: null, storeIds: [] }, 1000)).toBeNull()
})
