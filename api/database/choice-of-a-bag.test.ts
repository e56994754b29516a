import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { createTestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { migrate } from './migrate.ts'

test('leaves older carts without a bag unchanged, and asks about the bag of the others', async () => {
  const server = await createTestApp()
  const { configuration } = server.context
  const { db } = server.owner
  const store = await openTestStore(server.context)
  const guest = new TestCustomer(server.app)
  const [without, begun, ordered] = [
    await readyCart(guest, store, { noBag: true }),
    await readyCart(guest, store),
    await readyCart(guest, store),
  ]
  const { body: placed } = await askToPlace(guest, ordered)

  await sql`ALTER TABLE cart ALTER no_bag SET NOT NULL, ALTER no_bag SET DEFAULT false`.execute(db)
  await sql`DELETE FROM schema_migration WHERE name LIKE '%choice_of_a_bag'`.execute(db)
  await migrate(configuration.databaseOwnerUrl ?? '')

  const now = await guest.cart('GET', `/cart/${without.cartToken}`)
  expect(now).toMatchObject({ noBag: true, totalPence: without.totalPence })
  const quoted = await guest.cart('GET', `/cart/${begun.cartToken}`)
  expect(quoted).toMatchObject({ noBag: null, totalPence: begun.totalPence - 10 })
  const refusal = await guest.refusal('POST', '/order', {
    cartToken: quoted.cartToken,
    totalPence: quoted.totalPence,
    paymentMethod: 'cash',
  })
  expect(refusal.message).toBe('BAG_CHOICE_REQUIRED')
  expect((await askToPlace(guest, ordered)).body).toMatchObject({ id: placed.id })
  const fresh = await readyCart(guest, store, { noBag: undefined })
  expect(fresh.noBag).toBeNull()
  await server.close()
})
