import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PrinterKind } from '#rules/printing/printer-status.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { addTestPrinter, EpsonDevice, StarDevice } from './testing/test-printer.ts'

/** Ten times as many as a printer that asks every 5 seconds. */
const PER_MINUTE = 120

let server: TestApp

beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => server.close())

async function ask(kind: PrinterKind) {
  const { storeId } = await openTestStore(server.context)
  const manager = await openTestAccount(server.context, 'partner', {
    storeIds: [storeId],
    role: 'manager',
  })
  const { setUp } = await addTestPrinter(server.app, manager, { storeId, kind })
  const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode
  if (kind === 'epson') {
    const device = new EpsonDevice(server.app, setUp)
    return () => statusOf(device.send({ ConnectionType: 'GetRequest', ID: '' }))
  }
  const device = new StarDevice(server.app, setUp)
  return () => statusOf(device.send('POST', '', { statusCode: '200%20OK' }))
}

async function oneAfterAnother(times: number, ask: () => Promise<number>): Promise<number[]> {
  const answers: number[] = []
  while (answers.length < times) answers.push(await ask())
  return answers
}

test.each(['star', 'epson'] as const)(
  'a printer (%s) that asks without a pause is told to wait, and others of its network are not',
  async (kind) => {
    const [hasty, calm] = [await ask(kind), await ask(kind)]
    const answers = await oneAfterAnother(PER_MINUTE + 5, hasty)
    expect(answers.filter((status) => status === 200)).toHaveLength(PER_MINUTE)
    expect(answers.filter((status) => status === 429)).toHaveLength(5)
    expect(await calm()).toBe(200)
  },
)

test('whoever shows no secret is counted by network', async () => {
  const url = '/api/v1/printers/star'
  const ask = async () => (await server.app.inject({ method: 'POST', url })).statusCode
  const answers = await oneAfterAnother(PER_MINUTE + 1, ask)
  expect(answers.filter((status) => status === 401)).toHaveLength(PER_MINUTE)
  expect(answers.at(-1)).toBe(429)
})
