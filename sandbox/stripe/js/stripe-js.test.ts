import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createSandboxServer } from '#sandbox/http/sandbox-server.ts'
import { isWholeNumber } from './browser/card-number.js'
import {
  addressOfReturn,
  frameAddress,
  intentOf,
  intentPath,
  readScriptAddress,
} from './browser/addresses.js'
import { formOf } from './browser/form-encoding.js'
import { messageOf, readMessage } from './browser/message.js'
import { joinScript, stripeJsRoutes } from './stripe-js-routes.ts'
import { OFFERED_CARDS } from './test-cards.ts'

async function served<T>(work: (url: string) => Promise<T>): Promise<T> {
  const standIn = { title: '', purpose: '', homePath: '/', stop: async () => {} }
  const server = createSandboxServer([{ ...standIn, routes: stripeJsRoutes() }])
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port, not on a pipe, has an address with a port.
  const { port } = server.address() as AddressInfo
  try {
    return await work(`http://127.0.0.1:${port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('what is served', () => {
  it('is one plain script for the page, which any browser can read', async () => {
    const source = await served(async (url) => (await fetch(`${url}/stripe/js/stripe.js`)).text())
    expect(() => new Script(source)).not.toThrow()
    expect(source).not.toMatch(/^\s*(?:import|export)\b/m)
  })

  it('is every module a frame asks for, and what those ask for', async () => {
    await served(async (url) => {
      const seen = new Set<string>()
      const waiting: string[] = []
      for (const page of [
        'payment',
        'express-checkout',
        'wallet-sheet',
        'challenge',
        'controller',
      ]) {
        const markup = await (await fetch(`${url}/stripe/elements/${page}`)).text()
        for (const [, path = ''] of markup.matchAll(/(?:src|href)="(\/[^"]+)"/g)) waiting.push(path)
      }
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (seen.has(path)) continue
        seen.add(path)
        const response = await fetch(url + path)
        expect(response.status, path).toBe(200)
        const source = await response.text()
        for (const [, name] of source.matchAll(/from '\.\/([a-z-]+\.js)'/g))
          waiting.push(`/stripe/js/${name}`)
      }
      expect([...seen]).toContain('/stripe/js/card-number.js')
    })
  })

  it('lets any page frame a form, and a form load nothing but the sandbox’s own', async () => {
    await served(async (url) => {
      const { headers } = await fetch(`${url}/stripe/elements/payment`)
      const policy = headers.get('content-security-policy')
      expect(policy).toContain('frame-ancestors *')
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("connect-src 'self'")
    })
  })

  it('is nothing else', async () => {
    await served(async (url) => {
      for (const path of ['js/secret.js', 'js/other.css', 'js/host-stripe.js', 'elements/other'])
        expect((await fetch(`${url}/stripe/${path}`)).status, path).toBe(404)
    })
  })

  it('offers whole numbers only', () => {
    for (const { number } of OFFERED_CARDS) expect(isWholeNumber(number), number).toBe(true)
  })
})

it('joins modules without what they import and export', () => {
  const joined = joinScript([
    'export function two() {\n  return 2\n}\nexport const three = 3\n',
    "import {\n  two,\n  three,\n} from './a.js'\nglobalThis.sum = two() + three\n",
  ])
  const world: { sum?: number } = {}
  new Script(`(function (globalThis) { ${joined} })`).runInThisContext()(world)
  expect(world.sum).toBe(5)
})

describe('an address', () => {
  it('of the script says where the sandbox is, and which wallets to show', () => {
    const script = 'http://localhost:3001/stripe/js/stripe.js'
    const both = { apple_pay: true, google_pay: true }
    expect(readScriptAddress(script)).toEqual({
      sandboxUrl: 'http://localhost:3001',
      wallets: both,
    })
    expect(readScriptAddress(`${script}?wallets=both`).wallets).toEqual(both)
    expect(readScriptAddress(`${script}?wallets=apple_pay`).wallets).toEqual({
      apple_pay: true,
      google_pay: false,
    })
    expect(readScriptAddress(`${script}?wallets=none`).wallets).toEqual({
      apple_pay: false,
      google_pay: false,
    })
  })

  it('of a frame names the page it talks to', () => {
    const facts = { origin: 'http://localhost:3000', key: 'pk_test_sandbox', theme: 'night' }
    expect(frameAddress('http://localhost:3001', 'payment', facts)).toBe(
      'http://localhost:3001/stripe/elements/payment?origin=http%3A%2F%2Flocalhost%3A3000&key=pk_test_sandbox&theme=night',
    )
  })

  it('of an intent is read off its client secret', () => {
    expect(intentOf('pi_1A_secret_2b')).toEqual({ id: 'pi_1A', kind: 'payment' })
    expect(intentOf('seti_1A_secret_2b')).toEqual({ id: 'seti_1A', kind: 'setup' })
    for (const wrong of ['', 'pi_1A', 'cs_1_secret_2', 'pi_1/../x_secret_2'])
      expect(intentOf(wrong), wrong).toBeNull()
    expect(intentPath('setup', 'seti_1A')).toBe('/v1/setup_intents/seti_1A')
  })

  it('to return to is told what became of the intent, and keeps its own words', () => {
    const intent = { id: 'pi_1', client_secret: 'pi_1_secret_2' }
    expect(addressOfReturn('http://a.test/back?a=1', 'payment', intent, 'succeeded')).toBe(
      'http://a.test/back?a=1&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
    )
  })
})

it('sends nested values by the names Stripe’s REST reads', () => {
  const form = formOf({
    type: 'card',
    card: { number: '4242', exp_month: 12 },
    billing_details: { address: {}, name: null },
    expand: ['a', 'b'],
    none: undefined,
  })
  expect([...form]).toEqual([
    ['type', 'card'],
    ['card[number]', '4242'],
    ['card[exp_month]', '12'],
    ['expand[0]', 'a'],
    ['expand[1]', 'b'],
  ])
})

describe('a message between page and frame', () => {
  const frame = {}
  const expected = { origin: 'http://localhost:3001', source: frame }
  const data = messageOf('ask', 'submit', null, 7)

  it('is read from the expected window of the expected origin', () => {
    expect(readMessage({ ...expected, data }, expected)).toEqual(data)
  })

  it('is not read from another origin, or another window', () => {
    expect(readMessage({ ...expected, origin: 'http://evil.test', data }, expected)).toBeNull()
    expect(readMessage({ ...expected, source: {}, data }, expected)).toBeNull()
  })

  it.each([null, 'text', 7, {}, { mark: 'sandbox-stripe' }, { ...data, kind: 'shout' }])(
    'is not one when it is %s',
    (other) => {
      expect(readMessage({ ...expected, data: other }, expected)).toBeNull()
    },
  )
})
