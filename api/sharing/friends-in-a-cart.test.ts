import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHARING_MEMBERS_MAXIMUM } from '#contract/constants.ts'
import { garlicBread, smallPizza, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { join, sharedCartOf, linesOf, readShared } from './testing/friends.ts'

let test: TestApp
let store: TestStore
let owner: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  store = await openTestStore(test.context)
  owner = new TestCustomer(test.app)
})
afterAll(() => test.close())

describe('a friend', () => {
  it('joins under a name that no other member has', async () => {
    const { shareToken } = await sharedCartOf(owner, store)
    for (const name of ['Ben', 'ada', 'Ben']) await join(test, shareToken, name)
    const { members } = await readShared(owner, shareToken)
    expect(members.map(({ name }) => name)).toEqual(['Ben', 'ada 2', 'Ben 2'])
    expect(
      await owner.refusal('POST', `/shared-cart/${shareToken}/members`, { name: ' ' }),
    ).toEqual({ message: [{ field: 'name', code: 'required_field' }] })
  })

  it('adds, changes and removes lines of their own, which join no line of anybody else', async () => {
    const { cartToken, shareToken } = await sharedCartOf(owner, store)
    const ben = await join(test, shareToken, 'Ben')
    const cleo = await join(test, shareToken, 'Cleo')
    await ben.change({ newBasketItem: smallPizza(store) })
    await ben.change({ newBasketItem: smallPizza(store) })
    const both = await cleo.change({ newBasketItem: smallPizza(store) })
    expect(linesOf(both)).toEqual([
      ['', 'Margherita', 1],
      ['Ben', 'Margherita', 2],
      ['Cleo', 'Margherita', 1],
    ])
    expect(both).toMatchObject({ itemCount: 4, subtotalPence: 3600, memberId: cleo.memberId })
    const [, bens, cleos] = both.lines.map(({ id }) => id)
    await ben.change({ lines: [{ lineId: bens, quantity: 1 }] })
    await cleo.change({ lines: [{ lineId: cleos, quantity: 0 }] })
    expect(linesOf(await owner.cart('GET', `/cart/${cartToken}`))).toEqual([
      ['', 'Margherita', 1],
      ['Ben', 'Margherita', 1],
    ])
  })

  it('cannot touch the lines of others', async () => {
    const { shareToken } = await sharedCartOf(owner, store)
    const ben = await join(test, shareToken, 'Ben')
    const cleo = await join(test, shareToken, 'Cleo')
    const { lines } = await cleo.change({ newBasketItem: garlicBread(store) })
    const changes = lines.map(({ id: lineId }) => ({ lineId, quantity: 0 }))
    expect((await ben.change({ lines: changes })).lines).toEqual(lines)
  })

  it('cannot add a product of another store', async () => {
    const elsewhere = await openTestStore(test.context)
    const { shareToken } = await sharedCartOf(owner, store)
    const ben = await join(test, shareToken, 'Ben')
    expect(await ben.refusal({ newBasketItem: garlicBread(elsewhere) })).toMatchObject({
      message: 'PRODUCT_IS_NOT_AVAILABLE',
    })
  })

  it('is refused without a token, with a made-up one, and with one of another cart', async () => {
    const [one, other] = [await sharedCartOf(owner, store), await sharedCartOf(owner, store)]
    const ben = await join(test, other.shareToken, 'Ben')
    const madeUp = new TestCustomer(test.app, null, { 'x-member-token': 'a'.repeat(32) })
    for (const stranger of [owner, madeUp, ben.customer]) {
      const body = { newBasketItem: garlicBread(store) }
      const path = `/shared-cart/${one.shareToken}`
      expect(await stranger.refusal('PUT', path, body)).toEqual({ message: 'NOT_A_MEMBER' })
      expect(await readShared(stranger, one.shareToken)).toMatchObject({
        memberId: null,
        itemCount: 1,
      })
    }
  })

  it('is one of so many', async () => {
    const { shareToken } = await sharedCartOf(owner, store)
    const names = Array.from({ length: SHARING_MEMBERS_MAXIMUM }, (_, index) => `Guest ${index}`)
    for (const name of names) await join(test, shareToken, name)
    const refused = await owner.refusal('POST', `/shared-cart/${shareToken}/members`, {
      name: 'One',
    })
    expect(refused).toEqual({
      message: 'SHARED_CART_IS_FULL',
      details: { maximum: SHARING_MEMBERS_MAXIMUM },
    })
  })
})

describe('a dish of a friend that its owner removed', () => {
  it('is restored under the name of the friend', async () => {
    const { cart, cartToken, shareToken } = await sharedCartOf(owner, store)
    const ben = await join(test, shareToken, 'Ben')
    await ben.change({ newBasketItem: { ...garlicBread(store), note: 'hot' } })
    const path = `/cart/${cartToken}`
    const { lines } = await owner.cart('GET', path)
    const newBasketItem = { ...garlicBread(store), note: 'hot', memberId: ben.memberId }
    await owner.cart('PUT', path, { lines: [{ lineId: lines[1]?.id, quantity: 0 }] })
    const back = await owner.cart('PUT', path, { newBasketItem })
    expect(linesOf(back)).toEqual([...linesOf(cart), ['Ben', 'Garlic bread', 1]])
    expect((await ben.change({ lines: [] })).lines[1]).toMatchObject({ note: 'hot' })
  })

  it('is not restored for somebody who is no member of that cart', async () => {
    const { cartToken } = await sharedCartOf(owner, store)
    const { shareToken } = await sharedCartOf(owner, store)
    const stranger = await join(test, shareToken, 'Ben')
    const newBasketItem = { ...garlicBread(store), memberId: stranger.memberId }
    expect(await owner.refusal('PUT', `/cart/${cartToken}`, { newBasketItem })).toEqual({
      message: [{ field: 'newBasketItem.memberId', code: 'invalid_value' }],
    })
  })

  it('is restored by its owner only: a friend adds under their own name', async () => {
    const { shareToken } = await sharedCartOf(owner, store)
    const [ben, cleo] = [await join(test, shareToken, 'Ben'), await join(test, shareToken, 'Cleo')]
    const newBasketItem = { ...garlicBread(store), memberId: ben.memberId }
    expect(linesOf(await cleo.change({ newBasketItem })).at(-1)).toEqual([
      'Cleo',
      'Garlic bread',
      1,
    ])
  })
})
