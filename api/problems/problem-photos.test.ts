import { afterAll, beforeAll, expect, test } from 'vitest'
import { testFiles, uploadTestPhoto } from '#api/photos/testing/photos.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import {
  ONE_MISSING,
  openStaff,
  placeDeliveredInCash,
  problemCallsOf,
  type OwnOrder,
  type ProblemCalls,
} from './testing/problems.ts'

let server: TestApp
let storeId: string
let partner: TestAccount
let calls: ProblemCalls
beforeAll(async () => {
  server = await createTestApp({ env: await testFiles() })
  storeId = (await openTestStore(server.context)).storeId
  partner = (await openStaff(server, storeId)).partner
  calls = problemCallsOf(server)
})
afterAll(() => server.close())

const newOrder = () => placeDeliveredInCash(server, { storeId })
const report = (order: OwnOrder, photoIds: string[]) =>
  calls.report(order, { ...ONE_MISSING, photoIds })

test('photos go with a report, to its customer and to the store, in their order', async () => {
  const order = await newOrder()
  const photoIds = [await uploadTestPhoto(server), await uploadTestPhoto(server)]
  const { code, body } = await report(order, photoIds)
  expect(code).toBe(201)
  const shown = [
    body,
    (await calls.read(order)).body.reports[0],
    (await calls.see('partner', partner, body.id)).body,
  ]
  for (const each of shown) expect(each?.photos.map(({ photoId }) => photoId)).toEqual(photoIds)
})

test('a photo that is missing, not theirs, or claimed already, is refused with the report', async () => {
  const uploaded = await uploadTestPhoto(server)
  await report(await newOrder(), [uploaded])
  const somebody = await openTestAccount(server.context, 'customer')
  const theirs = await uploadTestPhoto(server, somebody.headers)
  for (const photoId of ['a'.repeat(22), uploaded, theirs]) {
    const order = await newOrder()
    const answer = await report(order, [photoId])
    expect([answer.code, answer.body.message]).toEqual([404, 'NONEXISTING_PHOTO'])
    // Nothing was reported, so it can be tried again without it.
    expect((await calls.read(order)).body.reports).toEqual([])
  }
})

test('more than four are refused by the field', async () => {
  const photoIds = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(22))
  expect((await report(await newOrder(), photoIds)).body.message).toEqual([
    { field: 'photoIds', code: 'too_many' },
  ])
})
