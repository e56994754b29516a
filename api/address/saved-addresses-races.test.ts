import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#api/database/transaction.ts'
import { atOnce } from '#api/testing/at-once.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { lockAddressBook } from './saved-addresses.queries.ts'
import { AT_WORK, HOME, openAddressBook, type AddressBook } from './testing/address-book.ts'

let server: TestApp
let customer: TestAccount
let book: AddressBook
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  ;({ customer, book } = await openAddressBook(server))
})

const streetAddress = (nth: number) => ({
  ...HOME,
  address: `${100 + nth} Mare Street, London, UK`,
})
const statusesOf = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

it('of fifty addresses saved at once twenty are saved', async () => {
  const answers = await atOnce(50, (nth) =>
    book.save({ ...streetAddress(nth), isDefault: nth % 2 === 0 }),
  )
  expect(statusesOf(answers)).toEqual({ 201: 20, 409: 30 })
  const { items } = await book.list()
  expect(new Set(items.map(({ id }) => id)).size).toBe(20)
  expect(await book.defaults()).toHaveLength(1)
})

it('the same address saved fifty times at once is saved once, and each request gets it', async () => {
  const answers = await atOnce(50, (nth) =>
    book.save({ ...HOME, address: nth % 2 ? HOME.address : HOME.address.toUpperCase() }),
  )
  expect(statusesOf(answers)).toEqual({ 201: 50 })
  const { items } = await book.list()
  expect(items).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set(items.map(({ id }) => id)))
})

it('of defaults made at once one stays, whether saved or changed', async () => {
  const saved = await atOnce(8, (nth) => book.saved(streetAddress(nth)))
  const answers = await atOnce(40, (nth) => {
    const id = saved[nth % 8]?.id ?? ''
    if (nth % 5 === 4) return book.save({ ...streetAddress(nth % 12), isDefault: true })
    return book.change(id, { ...streetAddress(nth % 8), isDefault: true })
  })
  expect(Object.keys(statusesOf(answers))).toEqual(['200', '201'])
  expect(await book.defaults()).toHaveLength(1)
  expect(answers.every(({ body }) => body.isDefault)).toBe(true)
})

it('addresses changed to the same one at once become one', async () => {
  const saved = await atOnce(6, (nth) => book.saved(streetAddress(nth)))
  const answers = await Promise.all(saved.map(({ id }) => book.change(id, AT_WORK)))
  for (const { status } of answers) expect([200, 404]).toContain(status)
  expect((await book.list()).items).toMatchObject([{ address: AT_WORK.address }])
})

it('an address deleted while it is changed, saved and made the default ends up there or not', async () => {
  for (let round = 0; round < 10; round++) {
    const home = await book.saved({ ...HOME, isDefault: true })
    const answers = await Promise.all([
      book.delete(home.id),
      book.change(home.id, { ...AT_WORK, isDefault: true }),
      book.save({ ...HOME, isDefault: true }),
      book.delete(home.id),
      book.save({ ...streetAddress(round % 3), isDefault: true }),
    ])
    for (const { status } of answers) expect([200, 201, 204, 404]).toContain(status)
    const gone = answers.filter(({ status }) => status === 204)
    expect(gone).toHaveLength(1)
    expect((await book.defaults()).length).toBeLessThanOrEqual(1)
    for (const { id } of (await book.list()).items) await book.delete(id)
  }
})

it('an account deleted while it saves leaves nothing behind', async () => {
  await book.save(HOME)
  const deleting = server.context.db
    .deleteFrom('account')
    .where('id', '=', customer.accountId)
    .execute()
  const answers = await atOnce(10, (nth) => book.save(streetAddress(nth)))
  await deleting
  for (const { status } of answers) expect([201, 401]).toContain(status)
  expect((await book.list()).items).toEqual([])
})

it('carts and orders of the account do not wait for its address book', async () => {
  const { db } = server.context
  const isFree = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const holding = inTransaction(db, async (transaction) => {
    await lockAddressBook(transaction, customer.accountId)
    isHeld.resolve()
    await isFree.promise
  })
  await isHeld.promise
  // The lock that a foreign key to the account takes.
  const asForeignKey = db
    .transaction()
    .execute((transaction) =>
      transaction
        .selectFrom('account')
        .select('id')
        .where('id', '=', customer.accountId)
        .forKeyShare()
        .noWait()
        .execute(),
    )
  expect(await asForeignKey).toHaveLength(1)
  isFree.resolve()
  await holding
})
