import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { savedAddress } from '#contract/address.ts'
import { SAVED_ADDRESSES_MAXIMUM } from '#contract/constants.ts'
import { FIELD_CODES } from '#contract/errors.ts'
import { accessHeaders, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import {
  AddressBook,
  AT_WORK,
  HOME,
  openAddressBook,
  type Refused,
} from './testing/address-book.ts'

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

const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    [HOME],
    1e308,
    -1e308,
    Number.MAX_VALUE,
    5e-324,
    -0,
    2 ** 63,
    90.000001,
    '51.5',
    'NaN',
    '',
    ' ',
    '%',
    '_',
    '\\',
    "'; DELETE FROM customer_address; --",
    'E8 1AA%',
    'GIR 0AA',
    '\0',
    '\u0007',
    '\u2028',
    '\u202e',
    '\ud800',
    '👩‍🍳',
    ',,,,',
    'İ'.repeat(300),
    'x'.repeat(301),
    'x'.repeat(200_000),
    HOME.postCode,
    HOME.latitude,
    AT_WORK.longitude,
  ),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.double(),
)
const names = [...Object.keys(HOME), 'addressLine', 'isDefault', 'id', '__proto__', 'accountId']
const attack = fc.record({
  method: fc.constantFrom('POST' as const, 'PUT' as const),
  given: fc.constantFrom(HOME, AT_WORK, {}),
  spoilt: fc.array(fc.tuple(fc.constantFrom(...names), strange), { maxLength: 3 }),
})

const refusals = ['ADDRESS_BOOK_FULL', 'REQUEST_TOO_LARGE', 'UNREADABLE_REQUEST']

it('whatever an address contains, it is saved as allowed or refused by its fields', async () => {
  const { id } = await book.saved(HOME)
  const statuses = new Map<number, number>()
  const codes: readonly string[] = FIELD_CODES
  for (const { method, given, spoilt } of fc.sample(attack, { numRuns: 800, seed: 20_260_515 })) {
    const body = { ...given, ...Object.fromEntries(spoilt) }
    const path = method === 'POST' ? '/address' : `/address/${id}`
    const answer = await book.ask<unknown>(method, path, body)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status < 300) {
      savedAddress.parse(answer.body)
      continue
    }
    // The form of every error.
    const { message } = answer.body as Refused
    if (Array.isArray(message)) for (const { code } of message) expect(codes).toContain(code)
    else expect(refusals).toContain(message)
  }
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 201, 400]))
  expect(statuses.get(500)).toBeUndefined()
  const { items } = await book.list()
  expect(items.length).toBeLessThanOrEqual(SAVED_ADDRESSES_MAXIMUM)
  expect(items.filter(({ isDefault }) => isDefault).length).toBeLessThanOrEqual(1)
  for (const each of items) {
    savedAddress.parse(each)
    expect(each.latitude).toBeGreaterThan(49)
    expect(each.latitude).toBeLessThan(61)
    // What is listed may be sent back.
    const { status, body } = await book.change(each.id, each)
    expect({ status, body }).toEqual({ status: 200, body: each })
  }
}, 60_000)

it('a wildcard character stands for itself', async () => {
  const { book: signs } = await openAddressBook(server)
  await signs.save(HOME)
  for (const address of ['%', '_2 Mare Street, London, UK', '12 Mare Street%'])
    await signs.save({ ...HOME, address })
  expect((await signs.list()).items).toHaveLength(4)
})

it('the body does not change whose address it is', async () => {
  const { customer: other, book: theirs } = await openAddressBook(server)
  const own = await theirs.saved(HOME)
  await book.ask('POST', '/address', {
    ...AT_WORK,
    id: own.id,
    accountId: other.accountId,
    account_id: other.accountId,
    created_at: '1970-01-01T00:00:00Z',
  })
  expect((await theirs.list()).items).toEqual([own])
})

it.each([
  ['a token of yesterday', 'expired'],
  ['no token', 'none'],
  ['a token that was tampered with', 'tampered'],
])('%s opens no address book', async (_what, kind) => {
  const { id } = await book.saved(HOME)
  const yesterday = () => new Date(server.context.now().getTime() - 24 * 3_600_000)
  const { accountId, headers } = customer
  const expired = await accessHeaders({ ...server.context, now: yesterday }, accountId, 'customer')
  const authorization = {
    expired: expired.authorization,
    none: '',
    tampered: `${headers.authorization.slice(0, -4)}AAAA`,
  }[kind]
  const nobody = new AddressBook(server.app, { headers: { authorization: authorization ?? '' } })
  const before = await book.list()
  const answers = [
    await nobody.ask('GET', '/address'),
    await nobody.ask('POST', '/address', AT_WORK),
    await nobody.ask('PUT', `/address/${id}`, AT_WORK),
    await nobody.ask('DELETE', `/address/${id}`),
    await nobody.ask('DELETE', `/address/${randomUUID()}`),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 401, body: { message: 'UNAUTHORIZED' } })
  expect(await book.list()).toEqual(before)
})
