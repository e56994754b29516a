import { describe, expect, test } from 'vitest'
import { acceptOrder } from '#api/orders/transitions/accept-order.ts'
import { completeOrder } from '#api/orders/transitions/complete-order.ts'
import { dispatchOrder } from '#api/orders/transitions/dispatch-order.ts'
import { undoOrderAct } from '#api/orders/transitions/undo-order-act.ts'
import { recordingCharge } from '#api/payments/ledger/record-charge.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { deleteOldPrintJobs } from './delete-old-print-jobs.ts'
import { testKitchen, written } from './testing/test-kitchen.ts'
import { addTestPrinter } from './testing/test-printer.ts'

const {
  server,
  storeId,
  manager,
  later,
  acting,
  place,
  accepted,
  star,
  epson,
  reprint,
  jobs,
  statuses,
} = testKitchen()

describe('accepting an order', () => {
  test('queues a ticket for each printer and copy, of the services it prints', async () => {
    await star({ kitchenCopies: 2, customerCopies: 1 })
    await epson({ services: ['collection'] })
    await accepted()
    expect((await jobs()).map(({ ticket }) => ticket)).toEqual([
      'kitchen 1/2',
      'kitchen 2/2',
      'customer 1/1',
    ])
    await accepted({ service: 'collection' })
    expect(await jobs()).toHaveLength(7)
  })

  test('queues its tickets once, however many accept it at once', async () => {
    await star()
    const { orderId } = await place()
    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, () => acceptOrder(server().context, acting(orderId))),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await jobs()).toHaveLength(1)
  })

  test('again after it was undone prints once, or as a copy what was printed', async () => {
    const { device } = await epson()
    const { orderId } = await place()
    const acceptAndUndo = async () => {
      const order = await acceptOrder(server().context, acting(orderId))
      const eventId = order.events.at(-1)?.id ?? 0
      await undoOrderAct(server().context, { ...acting(orderId), eventId })
    }
    await acceptAndUndo()
    expect(await device.poll()).toBe('')
    await acceptOrder(server().context, acting(orderId))
    const first = await device.poll()
    expect(written(first)[0]).not.toBe('COPY')
    await device.respond(first)
    expect(await device.poll()).toBe('')
    const { orderId: other } = await place()
    const order = await acceptOrder(server().context, acting(other))
    await device.respond(await device.poll())
    const eventId = order.events.at(-1)?.id ?? 0
    await undoOrderAct(server().context, { ...acting(other), eventId })
    await acceptOrder(server().context, acting(other))
    expect(written(await device.poll())[0]).toBe('COPY')
  })
})

describe('a ticket that somebody asks for', () => {
  test('says that it is a copy, once however often they ask while it waits', async () => {
    const { device, printer } = await epson()
    const orderId = await accepted()
    await device.respond(await device.poll())
    const answers = await Promise.all(Array.from({ length: 5 }, () => reprint(orderId, printer.id)))
    for (const answer of answers) expect(answer).toMatchObject({ code: 200, body: { waiting: 1 } })
    const copy = await device.poll()
    expect(written(copy).slice(0, 2)).toEqual(['COPY', expect.stringMatching(/^\w{4}$/)])
    await device.respond(copy)
    expect(await device.poll()).toBe('')
    await reprint(orderId, printer.id, 'customer')
    const bag = await device.poll()
    expect(written(bag)).toContain('Sam Taylor')
    expect(bag).not.toMatch(/07700|store-app|<symbol/)
  })

  test('is of an accepted order, on a printer of its store', async () => {
    const { printer } = await star()
    const { orderId } = await place()
    expect(await reprint(orderId, printer.id)).toMatchObject({
      code: 409,
      body: { message: 'ORDER_STATUS_INVALID' },
    })
    await acceptOrder(server().context, acting(orderId))
    const elsewhere = (await openTestStore(server().context)).storeId
    const theirs = await openTestAccount(server().context, 'partner', { storeIds: [elsewhere] })
    const { printer: other } = await addTestPrinter(server().app, theirs, {
      storeId: elsewhere,
      kind: 'star',
    })
    expect((await reprint(orderId, other.id)).body.message).toBe('NONEXISTING_PRINTER')
    expect((await reprint(orderId, printer.id, 'kitchen', theirs)).body.message).toBe(
      'NONEXISTING_ORDER',
    )
    expect((await reprint(orderId, printer.id, 'poster')).code).toBe(400)
  })

  test('as a test names the printer and its store, and is no copy', async () => {
    const { device, printer } = await epson({ name: 'Bar' })
    const url = `/api/v1/partner/stores/${storeId()}/printers/${printer.id}/test`
    const answer = await server().app.inject({ method: 'POST', url, headers: manager().headers })
    expect(answer.json()).toMatchObject({ id: printer.id, waiting: 1 })
    const xml = await device.poll()
    expect(written(xml)[0]).toBe('TEST')
    expect(xml).toContain('Bar prints for')
  })
})

describe('what waited too long', () => {
  test('is not printed: orders that have ended, and those due hours ago', async () => {
    const { device } = await star()
    const ended = await accepted()
    await dispatchOrder(server().context, acting(ended))
    await completeOrder(server().context, acting(ended), recordingCharge)
    await accepted()
    later(24 * 3600)
    const fresh = await accepted()
    expect(await device.poll()).toMatchObject({ jobReady: true })
    expect(await statuses()).toEqual(['dropped', 'dropped', 'waiting'])
    await device.get()
    const { rows } = await server().context.pool.query(
      `SELECT order_id FROM print_job WHERE status = 'sent'`,
    )
    expect(rows).toContainEqual({ order_id: fresh })
  })

  test('is deleted after a week', async () => {
    await star()
    await accepted()
    later(6 * 24 * 3600)
    await deleteOldPrintJobs(server().context, new AbortController().signal)
    expect(await jobs()).toHaveLength(1)
    later(8 * 24 * 3600)
    await deleteOldPrintJobs(server().context, new AbortController().signal)
    expect(await jobs()).toEqual([])
  })
})
