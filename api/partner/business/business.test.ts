import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Business, BusinessDetails } from '#contract/partner/business.ts'
import type { StoreChange } from '#contract/partner/changes.ts'
import type { StaffRole } from '#contract/partner/staff-roles.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { sendBankNotice } from '#api/emails/business/send-bank-notice.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { hashPassword } from '#api/session/password/hash-password.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliver } from '#api/testing/test-mailbox.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { openBankDetails, sealBankDetails } from './bank-account-seal.ts'

const password = 'chips & gravy'
const ACCOUNT = {
  accountName: 'Mare Street Pizza Ltd',
  sortCode: '123456',
  accountNumber: '7654321',
}

let server: TestApp
let passwordHash: string
let store: TestStore
let owner: TestAccount

beforeAll(async () => {
  server = await createTestApp()
  passwordHash = await hashPassword(password)
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  store = await openTestStore(server.context)
  owner = await working('owner')
  await notices()
})
afterAll(() => server.close())

const working = (role: StaffRole) =>
  openTestAccount(server.context, 'partner', { storeIds: [store.storeId], role, passwordHash })

const notices = () => deliver(server.context, 'send-bank-notice', sendBankNotice)

async function send<Answer = { message: unknown; details: { now: Business } }>(
  method: 'GET' | 'PUT',
  path: string,
  { as = owner, body }: { as?: TestAccount; body?: object } = {},
): Promise<{ code: number; body: Answer }> {
  const url = `/api/v1/partner/stores/${store.storeId}${path}`
  const { headers } = as
  const answer = await server.app.inject({ method, url, headers, ...(body && { body }) })
  return { code: answer.statusCode, body: answer.json<Answer>() }
}

const read = async () => (await send<Business>('GET', '/business')).body
async function change(edit: Partial<BusinessDetails>) {
  const { details, version } = await read()
  const body = { ...details, ...edit, version }
  return send<Business & { message: unknown }>('PUT', '/business', { body })
}
const changeAccount = (body: object, as = owner) =>
  send<Business & { message: unknown }>('PUT', '/bank-details', { as, body: { ...body } })
const log = async () =>
  (await send<{ items: StoreChange[] }>('GET', '/changes')).body.items.map(
    ({ act, before, after }) => ({ act, before, after }),
  )

describe('the legal details', () => {
  test('begin with what the store has', async () => {
    expect(await read()).toMatchObject({
      details: {
        legalName: 'Mare Street Pizza Ltd',
        legalAddress: '',
        companyNumber: '',
        vatNumber: '',
        vatRate: null,
      },
      storeAddress: '1 Mare Street, London E8 1AA',
      bankAccount: null,
    })
  })

  test('stand on the menu, in the basket and in the order from then on', async () => {
    const edit = {
      legalName: 'Crust Holdings Ltd',
      legalAddress: '9 Long Lane, Leeds LS6 1AA',
      companyNumber: 'sc 123456',
      vatNumber: '123456782',
      vatRate: 200,
    }
    const { code, body } = await change(edit)
    expect(code).toBe(200)
    expect(body.details).toEqual({
      ...edit,
      companyNumber: 'SC123456',
      vatNumber: 'GB 123 4567 82',
    })
    const page = await server.app.inject({ url: `/api/v1/store/${store.slug}` })
    const seller = { legalName: edit.legalName, sellerAddress: edit.legalAddress }
    expect(page.json()).toMatchObject({
      ...seller,
      companyNumber: 'SC123456',
      address: '1 Mare Street',
    })
    const guest = new TestCustomer(server.app)
    const cart = await readyCart(guest, store)
    expect(cart.store).toMatchObject(seller)
    const order = await askToPlace(guest, cart)
    expect(order.body.store).toMatchObject({
      ...seller,
      address: '1 Mare Street, London E8 1AA',
    })
    expect(await log()).toEqual([
      {
        act: 'changeBusiness',
        before: {
          legalName: 'Mare Street Pizza Ltd',
          legalAddress: '',
          companyNumber: '',
          vatNumber: '',
          vatRate: null,
        },
        after: {
          legalName: 'Crust Holdings Ltd',
          legalAddress: '9 Long Lane, Leeds LS6 1AA',
          companyNumber: 'SC123456',
          vatNumber: 'GB 123 4567 82',
          vatRate: '20%',
        },
      },
    ])
  })

  test('have no rate without a VAT number', async () => {
    await change({ vatNumber: '123456782', vatRate: 200 })
    const { body } = await change({ vatNumber: '' })
    expect(body.details).toMatchObject({ vatNumber: '', vatRate: null })
  })

  test.each([
    [{ legalName: ' ' }, { field: 'legalName', code: 'required_field' }],
    [{ legalName: 'a'.repeat(161) }, { field: 'legalName', code: 'too_long' }],
    [{ legalAddress: 'One\nTwo' }, { field: 'legalAddress', code: 'invalid_value' }],
    [{ companyNumber: '12' }, { field: 'companyNumber', code: 'invalid_company_number' }],
    [{ vatNumber: 'GB 123 4567 83' }, { field: 'vatNumber', code: 'invalid_vat_number' }],
    [{ vatRate: 1001 }, { field: 'vatRate', code: 'invalid_value' }],
  ])('%j', async (edit, fault) => {
    const { code, body } = await change(edit)
    expect([code, body.message]).toEqual([400, [fault]])
  })

  test('of two owners who edit at once, the second sees what the first has saved', async () => {
    const before = await read()
    const sent = ['First Ltd', 'Second Ltd'].map((legalName) =>
      send('PUT', '/business', { body: { ...before.details, legalName, version: before.version } }),
    )
    const answers = await Promise.all(sent)
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    const { details } = await read()
    const refused = answers.find(({ code }) => code === 409)
    expect(refused?.body).toMatchObject({
      message: 'BUSINESS_HAS_CHANGED',
      details: { now: { details } },
    })
  })
})

describe('the bank account', () => {
  test('is stored encrypted, and shown by its last digits', async () => {
    const { code, body } = await changeAccount({ ...ACCOUNT, password })
    expect(code).toBe(200)
    expect(body.bankAccount).toEqual({
      lastDigits: '4321',
      changedAt: FRIDAY_EVENING.toISOString(),
    })
    const { rows } = await server.context.pool.query<{ row: string; sealed: string }>(
      `SELECT store_bank_account::text AS row, sealed FROM store_bank_account WHERE store_id = $1`,
      [store.storeId],
    )
    for (const secret of ['123456', '12-34-56', '7654321', 'Mare Street'])
      expect(rows[0]?.row).not.toContain(secret)
    expect(await openBankDetails(server.context, store.storeId, rows[0]?.sealed ?? '')).toEqual({
      accountName: ACCOUNT.accountName,
      sortCode: '12-34-56',
      accountNumber: '07654321',
    })
  })

  test('of one store can’t be moved to another, nor read with another key', async () => {
    const { context } = server
    const sealed = await sealBankDetails(context, store.storeId, ACCOUNT)
    const other = { ...context, configuration: { ...context.configuration, dataKey: 'another' } }
    expect(await openBankDetails(context, owner.accountId, sealed)).toBeNull()
    expect(await openBankDetails(other, store.storeId, sealed)).toBeNull()
    expect(await openBankDetails(context, store.storeId, `${sealed}x`)).toBeNull()
  })

  test('is told to every owner, and to the log without its number', async () => {
    const second = await working('owner')
    await working('manager')
    await changeAccount({ ...ACCOUNT, password })
    const sent = await notices()
    expect(sent.map(({ to }) => to).toSorted()).toEqual([owner.email, second.email].toSorted())
    for (const { text } of sent) {
      expect(text).toContain('Sam Taylor')
      expect(text).toContain('4321')
      expect(text).not.toContain('7654321')
      expect(text).not.toContain('12-34-56')
    }
    const [entry] = await log()
    expect(entry).toEqual({
      act: 'changeBankDetails',
      before: { bankAccountSince: null },
      after: { bankAccountSince: FRIDAY_EVENING.toISOString() },
    })
  })

  test('is told to an owner who was removed just after it', async () => {
    await changeAccount({ ...ACCOUNT, password })
    await server.context.pool.query('DELETE FROM partner_store WHERE account_id = $1', [
      owner.accountId,
    ])
    expect((await notices()).map(({ to }) => to)).toEqual([owner.email])
  })

  test('saved again changes nothing and tells nobody', async () => {
    await changeAccount({ ...ACCOUNT, password })
    await notices()
    expect((await changeAccount({ ...ACCOUNT, sortCode: '12-34-56', password })).code).toBe(200)
    expect(await notices()).toEqual([])
    expect(await log()).toHaveLength(1)
  })

  test('changes for the password alone', async () => {
    const answer = await changeAccount({ ...ACCOUNT, password: 'a guess' })
    expect(answer).toMatchObject({ code: 400, body: { message: 'INCORRECT_PASSWORD' } })
    expect((await read()).bankAccount).toBeNull()
    expect(await notices()).toEqual([])
  })

  test.each(['manager', 'kitchen'] as const)('is no business of a %s', async (role) => {
    const as = await working(role)
    const answer = await changeAccount({ ...ACCOUNT, password }, as)
    expect(answer).toMatchObject({ code: 403, body: { message: 'STAFF_ROLE_NOT_ALLOWED' } })
    expect(await send('GET', '/business', { as })).toMatchObject({ code: 403 })
  })

  test.each([
    [{ sortCode: '12345' }, 'sortCode', 'invalid_sort_code'],
    [{ accountNumber: '123456789' }, 'accountNumber', 'invalid_account_number'],
    [{ accountName: '' }, 'accountName', 'required_field'],
    [{ password: '' }, 'password', 'required_field'],
  ])('%j is refused', async (wrong, field, faultCode) => {
    const { code, body } = await changeAccount({ ...ACCOUNT, password, ...wrong })
    expect([code, body.message]).toEqual([400, [{ field, code: faultCode }]])
  })

  test('of two changes at once, owners are told of both', async () => {
    const numbers = ['11111111', '22222222']
    const answers = await Promise.all(
      numbers.map((accountNumber) => changeAccount({ ...ACCOUNT, accountNumber, password })),
    )
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    const sentences = (await notices()).map(({ text }) =>
      numbers.filter((each) => text.includes(each.slice(4))),
    )
    expect(sentences.flat().toSorted()).toEqual(numbers)
  })
})
