import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SavedAddress } from '#contract/address.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { AT_WORK, HOME, openAddressBook, type AddressBook } from './testing/address-book.ts'

let server: TestApp
let book: AddressBook
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  ;({ book } = await openAddressBook(server))
})

describe('somebody else’s address', () => {
  let theirs: SavedAddress
  let owner: AddressBook
  beforeEach(async () => {
    owner = (await openAddressBook(server)).book
    theirs = await owner.saved({ ...AT_WORK, isDefault: true })
  })

  test.each(['PUT', 'DELETE'] as const)('is none for %s', async (method) => {
    await book.save(HOME)
    for (const id of [theirs.id, randomUUID()])
      expect(await book.refused(method, `/address/${id}`, HOME)).toMatchObject({
        status: 404,
        body: { message: 'NONEXISTING_ADDRESS' },
      })
    expect(await book.refused('PUT', `/address/${theirs.id}/default`)).toMatchObject({
      status: 404,
    })
    expect((await owner.list()).items).toEqual([theirs])
    expect((await book.list()).items).toMatchObject([{ address: HOME.address, isDefault: true }])
  })

  test.each(['PUT', 'DELETE'] as const)('has an identifier of one kind: %s', async (method) => {
    for (const id of ['1', 'null', `${theirs.id}0`, '%25', "'%20OR%201=1"])
      expect(await book.refused(method, `/address/${id}`, HOME)).toMatchObject({
        status: 400,
        body: { message: 'INVALID_ID_PAREMETER' },
      })
  })
})
