import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS_BY_HEADING } from '#contract/all-calls.ts'
import type { Call } from '#contract/call.ts'
import { isOperatorAllowed, OPERATOR_ROLES } from '#contract/operator/operator-roles.ts'
import { isRoleAllowed, STAFF_ROLES } from '#contract/partner/staff-roles.ts'
import { givenTo } from './testing/call-inputs.ts'
import { addressOf, gatherPeople, type Headers, type People } from './testing/people.ts'
import { anybody, whoMay, type Answers, type Stranger } from './testing/who-may.ts'

let people: People
beforeAll(async () => {
  people = await gatherPeople()
})
afterAll(() => people.test.close())

const calls = Object.values(CALLS_BY_HEADING).flat()

test('every call has a line that says who may make it', () => {
  expect(Object.keys(whoMay).sort()).toEqual(calls.map(({ id }) => id).sort())
})

describe('a caller who may not make a call is refused, and changes nothing', () => {
  test.each(calls)('$id', async (call) => {
    const expected = answersTo(call, (answer) => answer !== 'served')
    const before = await everything()
    const answers = new Map<Stranger, string>()
    for (const who of expected.keys()) answers.set(who, await send(call, who))
    expect(answers).toEqual(expected)
    expect(await everything()).toEqual(before)
  })
})

describe('staff whose role may not make a call are refused, and change nothing', () => {
  const ofStaff = calls.filter(({ permission }) => permission === 'partner')

  test.each(ofStaff)('$id', async (call) => {
    const { staffPermission } = call
    if (!staffPermission) throw new Error('Say in its contract which staff may make this call')
    const before = await everything()
    for (const role of STAFF_ROLES.filter((each) => !isRoleAllowed(each, staffPermission)))
      expect(await askAs(call, people.staff[role], '192.0.2.100'), role).toBe(
        'STAFF_ROLE_NOT_ALLOWED',
      )
    expect(await everything()).toEqual(before)
  })
})

describe('operators whose role may not make a call are refused, and change nothing', () => {
  const ofOperators = calls.filter(({ permission }) => permission === 'operator')

  test.each(ofOperators)('$id', async (call) => {
    const { operatorPermission } = call
    if (!operatorPermission)
      throw new Error('Say in its contract which operators may make this call')
    const before = await everything()
    for (const role of OPERATOR_ROLES.filter(
      (each) => !isOperatorAllowed(each, operatorPermission),
    ))
      expect(await askAs(call, people.operators[role], '192.0.2.100'), role).toBe(
        'OPERATOR_ROLE_NOT_ALLOWED',
      )
    expect(await everything()).toEqual(before)
  })
})

describe('a caller who may make a call is not refused', () => {
  // A stream has no end to wait for, and an order moves once only: both have tests of their own.
  const repeatable = calls.filter((call) => !call.isEventStream && !call.path.includes(':orderId/'))
  test.each(repeatable)('$id', async (call) => {
    for (const who of answersTo(call, (answer) => answer === 'served').keys()) {
      const answer = await send(call, who)
      expect(served, who).toContain(answer)
    }
  })
})

/** Answers that an authorised caller gets, whatever the outcome. */
const served = [
  // A call before it has replaced the draft of the menu.
  'NONEXISTING_PRODUCT',
  'ORDER_STATUS_INVALID',
  'CUISINE_ALREADY_EXISTS',
  'RESTAURANT_HAS_OWNER',
  'RESTAURANT_STATE_INVALID',
  'NOT_FOUND',
  // Several calls ask the owner for the password, and wrong ones are counted.
  'TOO_MANY_REQUESTS',
  'ZONES_HAVE_CHANGED',
  'MENU_DRAFT_HAS_CHANGED',
  'MENU_FILE_IS_EMPTY',
  'NOTHING_TO_PUBLISH',
  'NOT_ON_MENU',
  'NONEXISTING_MENU_VERSION',
  'PROBLEM_STATUS_INVALID',
  'served',
  'CART_TOTAL_AMOUNT_MISMATCH',
  'NONEXISTING_CART',
  'LAST_OWNER',
  'NONEXISTING_INVITATION',
  'NONEXISTING_PRINTER',
  'NONEXISTING_TABLET',
  'NONEXISTING_DISCOUNT',
  'PHONE_NUMBER_USED',
  'HOURS_HAVE_CHANGED',
  'BUSINESS_HAS_CHANGED',
  'NONEXISTING_DOCUMENT',
  'DOCUMENT_IS_EMPTY',
  // No sandbox runs beside this marketplace.
  'SERVICE_UNAVAILABLE',
  'INCORRECT_PASSWORD',
  'PHOTO_IS_EMPTY',
  // No payment provider is connected in this marketplace.
  'PAYMENT_UNAVAILABLE',
  'STORES_ARE_PAID_BY_BANK',
  // No invoice was issued to the restaurant.
]

function answersTo({ id }: Call, which: (answer: string) => boolean): Map<Stranger, string> {
  const answers = whoMay[id] ?? anybody
  return new Map(
    strangersOf(answers).flatMap((who) => (which(answers[who]) ? [[who, answers[who]]] : [])),
  )
}

function strangersOf(answers: Answers): Stranger[] {
  // The keys of a record are those of its type.
  return Object.keys(answers) as Stranger[]
}

function headersOf(who: Stranger): Headers {
  if (who === 'customerThere') return people.customer.headers
  if (who === 'partnerThere') return people.partner.headers
  return people.strangers[who]
}

function send(call: Call, who: Stranger): Promise<string> {
  // Each from another network, because one of them alone may try only a few passwords.
  const number = calls.indexOf(call)
  const network = `10.${number >> 8}.${number & 255}`
  return askAs(call, headersOf(who), `${network}.${1 + strangersOf(anybody).indexOf(who)}`)
}

async function askAs(call: Call, headers: Headers, remoteAddress: string): Promise<string> {
  const { query, body } = givenTo(call.id, people)
  const { statusCode, json } = await people.test.app.inject({
    method: call.method,
    url: addressOf(call, people) + (query ? `?${query.replaceAll(' ', '%20')}` : ''),
    headers,
    remoteAddress,
    ...(body && { payload: body }),
  })
  return statusCode < 400 ? 'served' : String(json<{ message: unknown }>().message)
}

const TABLES = `
  customer_address favourite_store cart orders order_line order_event store opening_span
  hours_exception preparation_hour usual_holiday session account review review_act
  review_report review_request_stop audit_event product option product_stock partner_store
  problem_event store_bank_account store_establishment menu_draft menu_version store_board
`
  .trim()
  .split(/\s+/)

/** Everything that can change, except the counted password attempts. */
async function everything() {
  const { pool } = people.test.context
  const rows = TABLES.map(async (table) => {
    const sql = `SELECT to_jsonb(${table}) AS row FROM ${table} ORDER BY 1`
    return [table, (await pool.query(sql)).rows] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}
