import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  RETURN_URL,
  errorOf,
  sdkFor,
  startTestStripe,
} from '#sandbox/stripe/testing/test-stripe.ts'

let dataDir: string
let child: ChildProcess | null = null

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stripe-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  child = null
  await rm(dataDir, { recursive: true })
})

const journal = () => join(dataDir, 'stripe', 'journal.jsonl')
const requested = {
  amount: 1250,
  currency: 'gbp',
  payment_method: 'pm_card_visa',
  confirm: true,
  return_url: RETURN_URL,
}
const everything = async (url: string) => (await fetch(`${url}/stripe/state`)).json()

/** The sandbox as a process of its own; resolves to where it is. */
async function startAlone(): Promise<string> {
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
  }
  child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    const [, url] = /Stripe +(\S+)\/stripe/.exec(output) ?? []
    if (url !== undefined) return url
  }
  throw new Error(`The sandbox did not start: ${output}`)
}

describe('the journal', () => {
  it('has everything that was answered before the process was killed', async () => {
    const url = await startAlone()
    const stripe = sdkFor(url)
    const answered: string[] = []
    const paying = (async () => {
      for (let count = 0; ; count += 1) {
        const { id } = await stripe.paymentIntents.create(requested, {
          idempotencyKey: `pay-${count}`,
        })
        answered.push(id)
        if (answered.length === 20) child?.kill('SIGKILL')
      }
    })()
    await errorOf(paying)
    expect(answered.length).toBeGreaterThanOrEqual(20)

    const again = await startTestStripe({ dataDir })
    const { data } = await again.stripe.paymentIntents.list({ limit: 100 })
    const ids = data.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(answered))
    const replayed = await again.stripe.paymentIntents.create(requested, {
      idempotencyKey: 'pay-0',
    })
    expect(replayed.id).toBe(answered[0])
    expect(replayed.lastResponse.headers['idempotent-replayed']).toBe('true')
    await again.stop()
  }, 30_000)

  it('is the same after any number of starts', async () => {
    const first = await startTestStripe({ dataDir })
    const { id } = await first.stripe.paymentIntents.create(requested)
    await first.stripe.refunds.create({ payment_intent: id, amount: 100 })
    const customer = (await first.stripe.customers.create()).id
    await first.stripe.customers.del(customer)
    const before = await everything(first.url)
    await first.stop()
    const sizes = []
    for (const _ of [1, 2]) {
      const again = await startTestStripe({ dataDir })
      expect(await everything(again.url)).toEqual(before)
      await again.stop()
      sizes.push((await readFile(journal(), 'utf8')).length)
    }
    expect(sizes[0]).toBe(sizes[1])
  })

  it('does without a last line that was torn', async () => {
    const first = await startTestStripe({ dataDir })
    const { id } = await first.stripe.paymentIntents.create(requested)
    await first.stop()
    await appendFile(journal(), '[["payment_intent","pi_torn",{"id":"pi_to')
    const again = await startTestStripe({ dataDir })
    expect((await again.stripe.paymentIntents.list()).data.map((each) => each.id)).toEqual([id])
    await again.stripe.paymentIntents.create(requested)
    await again.stop()
    const third = await startTestStripe({ dataDir })
    expect((await third.stripe.paymentIntents.list()).data).toHaveLength(2)
    await third.stop()
  })
})
