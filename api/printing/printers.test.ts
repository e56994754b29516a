import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoreChange } from '#contract/partner/changes.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import type { Printer } from '#contract/partner/printers.ts'
import { acceptOrder } from '#api/orders/transitions/accept-order.ts'
import { TestStream } from '#api/live/testing/stream.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { addTestPrinter, EpsonDevice, PRINTER_CHOICES, StarDevice } from './testing/test-printer.ts'

let server: TestApp
let storeId: string
let manager: TestAccount

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  storeId = (await openTestStore(server.context)).storeId
  const storeIds = [storeId]
  manager = await openTestAccount(server.context, 'partner', { storeIds, role: 'manager' })
})
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function send<Body>(method: Method, path: string, body?: object, by = manager) {
  const url = `/api/v1/partner${path}`
  const answer = await server.app.inject({
    method,
    url,
    headers: by.headers,
    ...(body && { body }),
  })
  return {
    code: answer.statusCode,
    body: (answer.body ? answer.json() : null) as Body & { message: unknown },
  }
}

const atStore = (path = '') => `/stores/${storeId}/printers${path}`
const list = async () => (await send<{ items: Printer[] }>('GET', atStore())).body.items
const add = (kind: 'star' | 'epson' = 'star', choices: Partial<typeof PRINTER_CHOICES> = {}) =>
  addTestPrinter(server.app, manager, { storeId, kind, ...choices })

describe('a printer that is added', () => {
  test('is listed with its choices, and its secret is shown once and stored nowhere', async () => {
    const { printer, setUp } = await add('star', { name: 'Back kitchen', customerCopies: 2 })
    expect(printer).toMatchObject({
      kind: 'star',
      name: 'Back kitchen',
      kitchenCopies: 1,
      customerCopies: 2,
      status: 'notConnected',
      waiting: 0,
      unreadable: null,
    })
    expect(setUp).toEqual({
      url: `${server.context.configuration.publicUrl}/api/v1/printers/star`,
      user: 'printer',
      password: expect.stringMatching(/^[a-km-np-z2-9]{26}$/),
    })
    expect(await list()).toEqual([printer])
    const { rows } = await server.context.pool.query('SELECT * FROM printer')
    expect(JSON.stringify(rows)).not.toContain(setUp.password)
  })

  test('of Epson’s has its secret in the address, which is short enough for its set-up', async () => {
    const { setUp } = await add('epson')
    expect(setUp).toMatchObject({ user: null, password: null })
    expect(setUp.url).toMatch(/\/api\/v1\/printers\/epson\/[a-km-np-z2-9]{26}$/)
    expect(setUp.url.length).toBeLessThan(255)
  })

  test.each([
    ['no name', { name: ' ' }, 'name', 'required_field'],
    ['a long name', { name: 'x'.repeat(41) }, 'name', 'too_long'],
    ['nothing to print', { kitchenCopies: 0 }, 'kitchenCopies', 'too_few'],
    ['too many copies', { customerCopies: 6 }, 'customerCopies', 'too_many'],
    ['half a copy', { kitchenCopies: 0.5 }, 'kitchenCopies', 'invalid_value'],
    ['no service', { services: [] }, 'services', 'required_field'],
    ['a service twice', { services: ['delivery', 'delivery'] }, 'services', 'invalid_value'],
    ['another make', { kind: 'hp' }, 'kind', 'invalid_value'],
  ])('is refused with %s', async (_what, given, field, code) => {
    const answer = await send('POST', atStore(), { ...PRINTER_CHOICES, kind: 'star', ...given })
    expect(answer).toMatchObject({ code: 400, body: { message: [{ field, code }] } })
  })

  test('is one of ten at most, also when many are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 13 }, () =>
        send('POST', atStore(), { ...PRINTER_CHOICES, kind: 'star' }),
      ),
    )
    expect(answers.filter(({ code }) => code === 201)).toHaveLength(10)
    expect(answers.find(({ code }) => code === 409)?.body.message).toBe('TOO_MANY_PRINTERS')
  })

  test('is seen by cooks, who change nothing', async () => {
    const { printer } = await add()
    const storeIds = [storeId]
    const cook = await openTestAccount(server.context, 'partner', { storeIds, role: 'kitchen' })
    expect((await send('GET', atStore(), undefined, cook)).code).toBe(200)
    const one = atStore(`/${printer.id}`)
    const attempts: [Method, string, object?][] = [
      ['POST', atStore(), { ...PRINTER_CHOICES, kind: 'star' }],
      ['PUT', one, PRINTER_CHOICES],
      ['POST', `${one}/secret`],
      ['POST', `${one}/test`],
      ['DELETE', one],
    ]
    for (const [method, path, body] of attempts)
      expect((await send(method, path, body, cook)).body.message).toBe('STAFF_ROLE_NOT_ALLOWED')
  })

  test('is no other store’s', async () => {
    const { printer } = await add()
    const elsewhere = (await openTestStore(server.context)).storeId
    const storeIds = [elsewhere]
    const stranger = await openTestAccount(server.context, 'partner', { storeIds })
    for (const [method, path] of [
      ['PUT', ''],
      ['POST', '/secret'],
      ['POST', '/test'],
      ['DELETE', ''],
    ] as const) {
      const theirs = `/stores/${elsewhere}/printers/${printer.id}${path}`
      const body = method === 'PUT' ? PRINTER_CHOICES : undefined
      const answer = await send(method, theirs, body, stranger)
      expect(answer).toMatchObject({ code: 404, body: { message: 'NONEXISTING_PRINTER' } })
    }
    expect(await list()).toHaveLength(1)
  })
})

describe('a change', () => {
  test('is written down with who made it, and says nothing of secrets', async () => {
    const { printer } = await add('epson')
    const one = atStore(`/${printer.id}`)
    await send('PUT', one, { ...PRINTER_CHOICES, name: 'Bar', services: ['collection'] })
    const { body } = await send<{ setUp: { url: string } }>('POST', `${one}/secret`)
    expect((await send('DELETE', one)).code).toBe(204)
    const { items } = (await send<{ items: StoreChange[] }>('GET', `/stores/${storeId}/changes`))
      .body
    expect(items.map(({ act, subject }) => `${act} ${subject}`)).toEqual([
      'removePrinter Bar',
      'replacePrinterSecret Bar',
      'changePrinter Kitchen',
      'addPrinter Kitchen',
    ])
    expect(items[2]).toMatchObject({
      before: { name: 'Kitchen', printedServices: 'collection, delivery' },
      after: { name: 'Bar', printedServices: 'collection' },
    })
    expect(items[1]?.after).toEqual({ newSecret: true })
    expect(JSON.stringify(items)).not.toContain(body.setUp.url.split('/').at(-1))
  })

  test('of the secret ends the former one at once', async () => {
    const { printer, setUp } = await add('star')
    const former = new StarDevice(server.app, setUp)
    await former.poll()
    const path = atStore(`/${printer.id}/secret`)
    const { body } = await send<Awaited<ReturnType<typeof add>>>('POST', path)
    expect(body.printer.status).toBe('notConnected')
    expect((await former.get()).statusCode).toBe(401)
    expect(await new StarDevice(server.app, body.setUp).poll()).toEqual({ jobReady: false })
  })

  test('that removes a printer removes what it has to print, while orders are accepted', async () => {
    const { printer } = await add('star', { kitchenCopies: 5 })
    const orders = await Promise.all(
      Array.from({ length: 5 }, () => placeTestOrder(server.context, { storeId })),
    )
    const accepting = orders.map(({ orderId }) =>
      acceptOrder(server.context, { orderId, by: 'partner', accountId: manager.accountId }),
    )
    const [removed, ...accepted] = await Promise.all([
      send('DELETE', atStore(`/${printer.id}`)),
      ...accepting,
    ])
    expect(removed.code).toBe(204)
    for (const { status } of accepted) expect(status).toBe('accepted')
    const { rows } = await server.context.pool.query(
      'SELECT FROM print_job WHERE printer_id = $1',
      [printer.id],
    )
    expect(rows).toEqual([])
  })
})

describe('how a printer is', () => {
  const board = async () => (await send<PartnerStore>('GET', `/stores/${storeId}`)).body

  test('is what it said last, and offline after half a minute', async () => {
    const { printer, setUp } = await add('star')
    const device = new StarDevice(server.app, setUp)
    await device.poll('410')
    expect((await list())[0]).toMatchObject({ status: 'paperOut' })
    expect((await board()).printersInTrouble).toEqual([
      { id: printer.id, name: 'Kitchen', status: 'paperOut' },
    ])
    await device.poll('210')
    expect((await list())[0]).toMatchObject({ status: 'paperLow' })
    expect((await board()).printersInTrouble).toEqual([])
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 31_000))
    expect((await list())[0]).toMatchObject({
      status: 'offline',
      seenAt: FRIDAY_EVENING.toISOString(),
    })
    expect((await board()).printersInTrouble).toMatchObject([{ status: 'offline' }])
  })

  test('is told to boards at once when it changes, and not at every poll', async () => {
    const { setUp } = await add('epson')
    const device = new EpsonDevice(server.app, setUp)
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await TestStream.open(url, `/partner/stores/${storeId}/events`, manager.headers)
    await device.status('0x0F00003C')
    expect(await stream.next('store')).not.toBeNull()
    expect((await board()).printersInTrouble).toMatchObject([{ status: 'coverOpen' }])
    const { rows: before } = await server.context.pool.query('SELECT xmin FROM printer')
    await device.poll()
    await device.poll()
    const { rows: after } = await server.context.pool.query('SELECT xmin FROM printer')
    expect(after).toEqual(before)
    await device.status('0x0F00001C')
    expect(await stream.next('store')).not.toBeNull()
    expect((await board()).printersInTrouble).toEqual([])
    stream.leave()
  })
})
