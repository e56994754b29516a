import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/constants.ts'
import { json } from '#api/database/json.ts'
import { createPaidApp, placeOnline, type PaidApp } from '#api/payments/testing/payments.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { eraseUnpaidOrders } from './anonymise-orders.ts'

let server: PaidApp
beforeAll(async () => {
  server = await createPaidApp()
})
afterAll(() => server.close())

const rowOf = (id: string) =>
  server.context.db
    .selectFrom('orders')
    .select(['status', 'snapshot', 'total_pence'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('an order that was never paid loses its customer after 30 days', async () => {
  const store = await openTestStore(server.context)
  const placed = await placeOnline(server, store)
  const recent = await placeOnline(server, store)
  await server.app.inject({
    method: 'DELETE',
    url: `${API_BASE}/order/${placed.id}/payment`,
    headers: { 'x-order-token': placed.orderToken },
  })
  const before = await rowOf(placed.id)
  const now = server.context.now()
  const deletedAfter = (days: number) => {
    server.setNow(new Date(now.getTime() + days * 86_400_000))
    return eraseUnpaidOrders(server.context, new AbortController().signal)
  }
  await deletedAfter(29)
  expect((await rowOf(placed.id)).snapshot.contact.email).toBe(before.snapshot.contact.email)
  await deletedAfter(31)
  await deletedAfter(32)
  const { snapshot, status, total_pence } = await rowOf(placed.id)
  expect({ status, total_pence }).toEqual({ status: 'unpaid', total_pence: before.total_pence })
  expect(snapshot).toMatchObject({
    contact: { name: '', email: '', phone: '' },
    address: null,
    addressLine: '',
    deliveryNote: '',
    allergyNote: '',
    store: { slug: store.slug },
  })
  // One that still awaits its payment is left alone.
  expect((await rowOf(recent.id)).snapshot.contact.email).not.toBe('')
})

test('what an order promised stays frozen, whatever it is', async () => {
  const store = await openTestStore(server.context)
  const { id } = await placeOnline(server, store)
  const { snapshot } = await rowOf(id)
  const changed = server.context.db
    .updateTable('orders')
    .set({ snapshot: json({ ...snapshot, addressLine: 'elsewhere' }) })
    .where('id', '=', id)
    .execute()
  await expect(changed).rejects.toThrow('frozen')
})
