import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createStandardWebhook } from './standard-webhook.driver.ts'

const secret = 'sixteen characters'
const alert = { id: 'alert-1', text: 'Something “needs” a person' }
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

interface Heard {
  headers: IncomingMessage['headers']
  body: string
}

async function listen(answer: (response: ServerResponse) => void) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ headers: request.headers, body })
      answer(response)
    })
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  // A server that listens on a port, not on a pipe, has an address with a port.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, heard }
}

const ok = (response: ServerResponse) => response.writeHead(200).end('ok')
const signed = (key: string | Buffer, { headers, body }: Heard) =>
  `v1,${createHmac('sha256', key)
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`

test('sends the text as chats read it, signed as the convention says', async () => {
  const { url, heard } = await listen(ok)
  await createStandardWebhook({ url, secret }).send(alert)
  const [only] = heard
  expect(only).toMatchObject({
    body: JSON.stringify({ text: alert.text }),
    headers: { 'content-type': 'application/json', 'webhook-id': alert.id },
  })
  expect(only?.headers['webhook-timestamp']).toMatch(/^\d{10}$/)
  expect(only?.headers['webhook-signature']).toBe(signed(secret, only!))
})

test('reads a secret with the convention’s prefix as Base64', async () => {
  const { url, heard } = await listen(ok)
  const key = Buffer.from('a key of the convention!')
  const given = `whsec_${key.toString('base64')}`
  await createStandardWebhook({ url, secret: given }).send(alert)
  expect(heard[0]?.headers['webhook-signature']).toBe(signed(key, heard[0]!))
})

test.each([400, 404, 500, 503])('rejects at the answer %d', async (status) => {
  const { url } = await listen((response) => response.writeHead(status).end())
  await expect(createStandardWebhook({ url, secret }).send(alert)).rejects.toThrow(String(status))
})

test('follows no redirect', async () => {
  const elsewhere = await listen(ok)
  const { url } = await listen((response) =>
    response.writeHead(307, { location: elsewhere.url }).end(),
  )
  await expect(createStandardWebhook({ url, secret }).send(alert)).rejects.toThrow()
  expect(elsewhere.heard).toEqual([])
})

test('rejects when nobody is there', async () => {
  const url = 'http://127.0.0.1:1/hook'
  await expect(createStandardWebhook({ url, secret }).send(alert)).rejects.toThrow()
})

test('gives up on one that never answers, and when the server stops', async () => {
  const { url, heard } = await listen(() => {})
  const slow = createStandardWebhook({ url, secret, timeoutMs: 50 })
  await expect(slow.send(alert)).rejects.toThrow(/timeout/)
  const stopping = new AbortController()
  const patient = createStandardWebhook({ url, secret })
  const sending = patient.send(alert, stopping.signal)
  stopping.abort(new Error('The server stops'))
  await expect(sending).rejects.toThrow('The server stops')
  expect(heard.length).toBeGreaterThan(0)
})
