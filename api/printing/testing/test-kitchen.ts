import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Printer } from '#contract/partner/printers.ts'
import { acceptOrder } from '#api/orders/transitions/accept-order.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder, type TestOrderOptions } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { addTestPrinter, EpsonDevice, StarDevice, type PRINTER_CHOICES } from './test-printer.ts'

/** A store with a kitchen for each test, on Friday evening, and what happens in it. */
// oxlint-disable-next-line max-lines-per-function -- its parts share the server and the store of a test
export function testKitchen() {
  let server: TestApp
  let storeId: string
  let cook: TestAccount
  let manager: TestAccount

  beforeAll(async () => {
    server = await createTestApp()
  })
  beforeEach(async () => {
    server.setNow(FRIDAY_EVENING)
    storeId = (await openTestStore(server.context)).storeId
    const storeIds = [storeId]
    cook = await openTestAccount(server.context, 'partner', { storeIds, role: 'kitchen' })
    manager = await openTestAccount(server.context, 'partner', { storeIds, role: 'manager' })
  })
  afterAll(() => server.close())

  const later = (seconds: number) =>
    server.setNow(new Date(FRIDAY_EVENING.getTime() + seconds * 1000))

  const acting = (orderId: string) => ({
    orderId,
    by: 'partner' as const,
    accountId: cook.accountId,
  })

  async function accepted(options: Partial<TestOrderOptions> = {}): Promise<string> {
    const { orderId } = await placeTestOrder(server.context, { storeId, ...options })
    await acceptOrder(server.context, acting(orderId))
    return orderId
  }

  type Choices = Partial<typeof PRINTER_CHOICES>
  async function star(choices: Choices = {}) {
    const added = await addTestPrinter(server.app, manager, { storeId, kind: 'star', ...choices })
    return { ...added, device: new StarDevice(server.app, added.setUp) }
  }
  async function epson(choices: Choices = {}) {
    const added = await addTestPrinter(server.app, manager, { storeId, kind: 'epson', ...choices })
    return { ...added, device: new EpsonDevice(server.app, added.setUp) }
  }

  async function reprint(orderId: string, printerId: string, kind = 'kitchen', by = cook) {
    const url = `/api/v1/partner/orders/${orderId}/reprint`
    const body = { printerId, kind }
    const answer = await server.app.inject({ method: 'POST', url, headers: by.headers, body })
    return { code: answer.statusCode, body: answer.json<Printer & { message: string }>() }
  }

  async function jobs() {
    const { rows } = await server.context.pool.query<{
      status: string
      kind: string
      attempts: number
      ticket: string
    }>(
      `SELECT status, kind, attempts, kind || ' ' || copy || '/' || copies AS ticket FROM print_job
        WHERE printer_id IN (SELECT id FROM printer WHERE store_id = $1) ORDER BY print_job.id`,
      [storeId],
    )
    return rows
  }
  async function listed(): Promise<Printer[]> {
    const url = `/api/v1/partner/stores/${storeId}/printers`
    const answer = await server.app.inject({ method: 'GET', url, headers: cook.headers })
    return answer.json<{ items: Printer[] }>().items
  }
  const statuses = async () => (await jobs()).map(({ status }) => status)

  return {
    server: () => server,
    storeId: () => storeId,
    manager: () => manager,
    cook: () => cook,
    later,
    acting,
    place: (options: Partial<TestOrderOptions> = {}) =>
      placeTestOrder(server.context, { storeId, ...options }),
    accepted,
    star,
    epson,
    reprint,
    listed,
    jobs,
    statuses,
  }
}

/** What is written on an Epson ticket, line by line. */
export const written = (xml: string) =>
  Array.from(xml.matchAll(/<text width[^>]*>([^<]*)&#10;<\/text>/g), ([, text = '']) => text.trim())
