import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts'

interface Subscription {
  id: string
  endpoint: string
  keys: { p256dh: string; auth: string }
}

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
})
afterAll(() => sandbox.stop())

const sender = webPush.generateVAPIDKeys()
const vapidDetails = { subject: 'mailto:orders@tuckin.example', ...sender }

/** A browser's subscription, for this sender alone. */
async function subscribe(): Promise<Subscription> {
  const answer = await fetch(`${sandbox.url}/push/api/subscriptions`, {
    method: 'POST',
    body: JSON.stringify({ applicationServerKey: sender.publicKey }),
  })
  return (await answer.json()) as Subscription
}

type Changed = { headers?: Record<string, string | null>; body?: Buffer; vapid?: object }

/** The status of the answer to a message that is right but for what is changed. */
async function send(subscription: Subscription, changed: Changed = {}): Promise<number> {
  const details = { ...vapidDetails, ...changed.vapid }
  const made = webPush.generateRequestDetails(subscription, 'On its way', {
    vapidDetails: details,
    TTL: 60,
    topic: 'order',
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries({ ...made.headers, ...changed.headers }))
    if (value !== null && name !== 'Content-Length') headers.set(name, String(value))
  const body = new Uint8Array(changed.body ?? made.body)
  const answer = await fetch(subscription.endpoint, { method: 'POST', headers, body })
  return answer.status
}

describe('the push service', () => {
  it('takes over what is encrypted to its browser and signed', async () => {
    const subscription = await subscribe()
    expect(await send(subscription)).toBe(201)
    const path = `/push/api/messages?subscription=${subscription.id}`
    const { items } = (await (await fetch(sandbox.url + path)).json()) as { items: object[] }
    expect(items).toEqual([
      expect.objectContaining({
        text: 'On its way',
        contact: vapidDetails.subject,
        ttlSeconds: 60,
        topic: 'order',
      }),
    ])
    expect(await (await fetch(`${sandbox.url}/push`)).text()).toContain('On its way')
  })

  it.each<[what: string, status: number, changed: Changed]>([
    ['unsigned', 401, { headers: { Authorization: null } }],
    ['signed by nobody', 401, { headers: { Authorization: 'vapid t=a.b.c, k=AAAA' } }],
    ['signed by another sender', 403, { vapid: webPush.generateVAPIDKeys() }],
    ['without a time to live', 400, { headers: { TTL: null } }],
    ['of a long topic', 400, { headers: { Topic: 'x'.repeat(33) } }],
    ['not encrypted', 400, { body: Buffer.from('On its way') }],
    ['encoded otherwise', 400, { headers: { 'Content-Encoding': 'aesgcm' } }],
    ['too large', 413, { body: Buffer.alloc(5000) }],
  ])('refuses what is %s: %d', async (_what, status, changed) => {
    expect(await send(await subscribe(), changed)).toBe(status)
  })

  it('refuses what is encrypted to another browser, or for one that has gone', async () => {
    const [one, other] = [await subscribe(), await subscribe()]
    expect(await send({ ...one, endpoint: other.endpoint })).toBe(400)
    await fetch(`${sandbox.url}/push/api/subscriptions/${one.id}`, { method: 'DELETE' })
    expect(await send(one)).toBe(410)
  })

  it('refuses a signature made for another service', async () => {
    const subscription = await subscribe()
    const { Authorization } = webPush.getVapidHeaders(
      'https://push.example',
      vapidDetails.subject,
      sender.publicKey,
      sender.privateKey,
      'aes128gcm',
    )
    expect(await send(subscription, { headers: { Authorization } })).toBe(401)
  })

  it('has keys of the curve that browsers use', async () => {
    const { keys } = await subscribe()
    const point = Buffer.from(keys.p256dh, 'base64url')
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    expect(pair.computeSecret(point)).toHaveLength(32)
    expect(Buffer.from(keys.auth, 'base64url')).toHaveLength(16)
  })
})
