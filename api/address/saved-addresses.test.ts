import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
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

describe('an address that is saved', () => {
  it('is answered as it is saved, and listed', async () => {
    const { status, body } = await book.save({ ...HOME, addressLine: ' Flat  3 ' })
    expect(status).toBe(201)
    const { id, ...rest } = body
    expect(rest).toEqual({
      address: '12 Mare Street, Flat 3, London, UK',
      city: 'London',
      area: 'Hackney',
      postCode: 'E8 1AA',
      country: 'United Kingdom',
      placeId: 'gaz:E8 1AA',
      latitude: 51.5471,
      longitude: -0.0601,
      // The first one.
      isDefault: true,
      label: '',
      courierNote: '',
    })
    expect(await book.list()).toEqual({ items: [{ id, ...rest }], nextCursor: null })
  })

  it('has its label, and a note for the courier, until others are given', async () => {
    const given = { label: 'Home', courierNote: 'Blue door, ring twice' }
    const { body } = await book.save({ ...HOME, ...given })
    expect(body).toMatchObject(given)
    // Saved again at checkout, which sends neither.
    expect((await book.save(HOME)).body).toEqual(body)
    expect((await book.save({ ...HOME, courierNote: 'Green door' })).body).toEqual({
      ...body,
      courierNote: 'Green door',
    })
    expect((await book.change(body.id, HOME)).body).toMatchObject({ label: '', courierNote: '' })
  })

  it('stays the default when it is saved again with another name', async () => {
    await book.save({ ...HOME, isDefault: true })
    expect((await book.save({ ...HOME, label: 'Home' })).body).toMatchObject({ isDefault: true })
    expect(await book.defaults()).toHaveLength(1)
  })

  it.each([
    ['label', 41],
    ['courierNote', 301],
  ] as const)('is refused where its %s is %i characters long', async (field, length) => {
    const { status, body } = await book.save({ ...HOME, [field]: 'x'.repeat(length) })
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: [{ field, code: 'too_long' }] })
  })

  it('has its postcode in the usual spelling and a country', async () => {
    const { body } = await book.save({ ...HOME, postCode: ' e81aa ', country: '' })
    expect(body).toMatchObject({ postCode: 'E8 1AA', country: 'United Kingdom' })
  })

  it.each([
    ['without a position', { latitude: 0, longitude: 0 }],
    ['with a position its postcode cannot have', { latitude: 53.8, longitude: -1.55 }],
    ['with a position abroad', { latitude: 48.86, longitude: 2.35 }],
  ])("is at its postcode's position when it came %s", async (_what, position) => {
    const { body } = await book.save({ ...HOME, ...position })
    expect(body.latitude).toBeCloseTo(51.547, 2)
    expect(body.longitude).toBeCloseTo(-0.06, 2)
  })

  it('is saved once, however it is written and whether there is room or not', async () => {
    const first = await book.save({ ...HOME, addressLine: 'Flat 3' })
    for (let count = 1; count < 20; count++) await book.save(streetAddress(count))
    for (const again of [
      { ...HOME, addressLine: 'Flat 3' },
      { ...HOME, address: '12 mare  street, FLAT 3, London, UK', postCode: 'e81aa' },
    ])
      expect((await book.save(again)).body).toEqual(first.body)
    expect((await book.list()).items).toHaveLength(20)
  })

  it('is the twentieth at most', async () => {
    for (let count = 0; count < 20; count++) await book.save(streetAddress(count))
    const { status, body } = await book.refused('POST', '/address', streetAddress(20))
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { message: 'ADDRESS_BOOK_FULL', details: { maximum: 20 } },
    })
    expect((await book.list()).items).toHaveLength(20)
  })

  it('needs a street', async () => {
    const { status, body } = await book.refused('POST', '/address', {
      ...HOME,
      address: ' ',
      city: '',
      postCode: 'E8 1',
    })
    expect(status).toBe(400)
    expect(body.message).toEqual([
      { field: 'address', code: 'required_field' },
      { field: 'city', code: 'required_address' },
      { field: 'postCode', code: 'required_city_postcode' },
    ])
    expect((await book.list()).items).toEqual([])
  })

  it.each(['', 'E8', 'E8 7AA', 'E99 1AA', 'GIR 0AA', '90210', '%', 'E8_1AA'])(
    'is refused with the postcode “%s”',
    async (postCode) => {
      const at = { latitude: 0, longitude: 0 }
      const { body } = await book.refused('POST', '/address', { ...HOME, ...at, postCode })
      expect(body.message).toEqual([{ field: 'postCode', code: 'required_city_postcode' }])
    },
  )

  it('may have a postcode that is newer than the gazetteer', async () => {
    const { body } = await book.save({ ...HOME, postCode: 'E8 7AA' })
    expect(body).toMatchObject({ postCode: 'E8 7AA', latitude: HOME.latitude })
  })

  it('is not too long to be sent again', async () => {
    const address = `${'x'.repeat(285)}, London, UK`
    const { body } = await book.refused('POST', '/address', {
      ...HOME,
      address,
      addressLine: 'Flat 3, Block B',
    })
    expect(body.message).toEqual([{ field: 'addressLine', code: 'too_long' }])
  })
})

describe('the list', () => {
  it('begins with the default; the others follow as they were saved', async () => {
    for (const count of [0, 1, 2, 3]) {
      server.setNow(new Date(FRIDAY_EVENING.getTime() + count * 60_000))
      await book.save({ ...streetAddress(count), isDefault: count === 2 })
    }
    const { items } = await book.list()
    expect(items.map(({ address }) => address)).toEqual(
      [2, 0, 1, 3].map((count) => streetAddress(count).address),
    )
  })

  it('is empty for an account that is missing, which saves nothing more', async () => {
    await book.save(HOME)
    await server.context.db.deleteFrom('account').where('id', '=', customer.accountId).execute()
    expect(await book.list()).toEqual({ items: [], nextCursor: null })
    expect(await book.refused('POST', '/address', HOME)).toMatchObject({
      status: 401,
      body: { message: 'UNAUTHORIZED' },
    })
    const rows = await server.context.db
      .selectFrom('customer_address')
      .select('id')
      .where('account_id', '=', customer.accountId)
      .execute()
    expect(rows).toEqual([])
  })
})

describe('the default', () => {
  it('is the one that was made it last', async () => {
    const home = await book.saved({ ...HOME, isDefault: true })
    const work = await book.saved({ ...AT_WORK, isDefault: true })
    expect(await book.defaults()).toEqual([work.id])
    await book.change(home.id, { ...HOME, isDefault: true })
    expect(await book.defaults()).toEqual([home.id])
  })

  it('may be an address that is saved already', async () => {
    const home = await book.saved(HOME)
    await book.saved({ ...AT_WORK, isDefault: true })
    expect(await book.saved({ ...HOME, isDefault: true })).toEqual({ ...home, isDefault: true })
    expect(await book.defaults()).toEqual([home.id])
  })

  it('stays it when the same address is saved again', async () => {
    const home = await book.saved({ ...HOME, isDefault: true })
    expect(await book.saved(HOME)).toEqual(home)
  })

  it('is the first address, also if none is chosen', async () => {
    const home = await book.saved(HOME)
    await book.saved(AT_WORK)
    expect(await book.defaults()).toEqual([home.id])
  })

  it('is changed by a call of its own, which sends no fields', async () => {
    const home = await book.saved(HOME)
    const work = await book.saved(AT_WORK)
    expect((await book.makeDefault(work.id)).status).toBe(204)
    expect((await book.list()).items).toEqual([
      { ...work, isDefault: true },
      { ...home, isDefault: false },
    ])
    expect((await book.makeDefault(work.id)).status).toBe(204)
    expect(await book.defaults()).toEqual([work.id])
  })

  it('stays the same when an address that does not exist is to become it', async () => {
    const home = await book.saved(HOME)
    expect(await book.refused('PUT', `/address/${randomUUID()}/default`)).toMatchObject({
      status: 404,
      body: { message: 'NONEXISTING_ADDRESS' },
    })
    expect(await book.defaults()).toEqual([home.id])
  })

  it('may be none: cleared, or deleted', async () => {
    const home = await book.saved(HOME)
    await book.change(home.id, HOME)
    expect(await book.defaults()).toEqual([])
    await book.change(home.id, { ...HOME, isDefault: true })
    await book.saved(AT_WORK)
    await book.delete(home.id)
    expect(await book.defaults()).toEqual([])
    expect((await book.list()).items).toHaveLength(1)
  })

  it('is each customer’s own', async () => {
    const { book: other } = await openAddressBook(server)
    const home = await book.saved({ ...HOME, isDefault: true })
    const theirs = await other.saved({ ...HOME, isDefault: true })
    expect(theirs.id).not.toBe(home.id)
    expect(await book.defaults()).toEqual([home.id])
    expect(await other.defaults()).toEqual([theirs.id])
  })
})

describe('changing an address', () => {
  it('replaces all of it and leaves its position in the list', async () => {
    const home = await book.saved(HOME)
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 60_000))
    const work = await book.saved(AT_WORK)
    const moved = { ...streetAddress(7), addressLine: 'Flat 9', isDefault: true }
    const { status, body } = await book.change(home.id, moved)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...home,
      address: '107 Mare Street, Flat 9, London, UK',
    })
    expect((await book.list()).items).toEqual([body, work])
  })

  it('to its own values changes nothing, its extra line sent again or not', async () => {
    const home = await book.saved({ ...HOME, addressLine: 'Flat 3', isDefault: true })
    const { id, ...same } = home
    expect((await book.change(id, same)).body).toEqual(home)
    expect((await book.change(id, { ...same, addressLine: 'Flat 3' })).body).toEqual(home)
  })

  it('to the street of another makes them one, the default if either was', async () => {
    const home = await book.saved({ ...HOME, isDefault: true })
    const work = await book.saved(AT_WORK)
    const { body } = await book.change(work.id, { ...HOME, isDefault: false })
    expect(body).toEqual({ ...home, id: work.id })
    expect((await book.list()).items).toEqual([{ ...home, id: work.id }])
  })

  it('is refused when it would lack its street, and leaves it unchanged', async () => {
    const home = await book.saved(HOME)
    const { status } = await book.refused('PUT', `/address/${home.id}`, { ...HOME, city: '' })
    expect(status).toBe(400)
    expect((await book.list()).items).toEqual([home])
  })
})

/** One of many addresses. */
function streetAddress(count: number) {
  return { ...HOME, address: `${100 + count} Mare Street, London, UK` }
}
