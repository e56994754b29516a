import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { CONTACT, garlicBread, smallPizza, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { kitchenOf } from '#api/testing/test-meal-deal.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { join, share, sharedCartOf, linesOf, readShared } from './testing/friends.ts'

let test: TestApp
let store: TestStore
let owner: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  store = await openTestStore(test.context)
  owner = new TestCustomer(test.app)
})
afterAll(() => test.close())

const lock = (cartToken: string, isLocked = true) =>
  owner.cart('PUT', `/cart/${cartToken}/share`, { isLocked })

describe('sharing a cart', () => {
  it('gives it a link that is not its token, and the same when shared again', async () => {
    const { cart, cartToken, shareToken } = await sharedCartOf(owner, store)
    expect(cart.sharing).toEqual({ shareToken, ownerName: 'Ada', isLocked: false, members: [] })
    expect(shareToken).not.toBe(cartToken)
    const again = await share(owner, cart, 'Ada Price')
    expect(again.shareToken).toBe(shareToken)
    expect(again.cart.sharing?.ownerName).toBe('Ada Price')
  })

  it("reveals nothing of the owner's address and contact, or of tokens", async () => {
    const { cartToken, shareToken } = await sharedCartOf(owner, store)
    const details = { addressLine: 'Flat 9', deliveryNote: 'Blue door', allergyNote: 'no sesame' }
    await owner.cart('PUT', `/cart/${cartToken}/details`, {
      contact: CONTACT,
      noBag: false,
      ...details,
    })
    const friend = await join(test, shareToken, 'Ben')
    const seen = await readShared(friend.customer, shareToken)
    expect(seen).toMatchObject({ ownerName: 'Ada', memberId: friend.memberId, itemCount: 1 })
    const text = JSON.stringify(seen)
    const secrets = [cartToken, '12 Mare Street', 'Flat 9', 'Blue door', 'no sesame']
    for (const secret of [...secrets, CONTACT.email, CONTACT.phone, 'tokenHash'])
      expect(text).not.toContain(secret)
  })

  it('shows the note about a dish only to the owner and to the one who ordered it', async () => {
    const { cartToken, shareToken } = await sharedCartOf(owner, store)
    const [ben, cleo] = [await join(test, shareToken, 'Ben'), await join(test, shareToken, 'Cleo')]
    await ben.change({ newBasketItem: { ...garlicBread(store), note: 'I react to sesame' } })
    const whole = await owner.cart('PUT', `/cart/${cartToken}`, {
      newBasketItem: { ...garlicBread(store), note: 'for the baby' },
    })
    const notesOf = ({ lines }: Pick<Cart, 'lines'>) => lines.map(({ note }) => note)
    expect(notesOf(whole)).toEqual(['', 'I react to sesame', 'for the baby'])
    expect(notesOf(await readShared(ben.customer, shareToken))).toEqual([
      '',
      'I react to sesame',
      '',
    ])
    expect(notesOf(await readShared(cleo.customer, shareToken))).toEqual(['', '', ''])
    expect(notesOf(await readShared(owner, shareToken))).toEqual(['', '', ''])
  })

  it('stores no token of a member, only its hash', async () => {
    const { cartToken, shareToken } = await sharedCartOf(owner, store)
    await join(test, shareToken, 'Ben')
    const { members } = await test.context.db
      .selectFrom('cart')
      .select('members')
      .where('token', '=', cartToken)
      .executeTakeFirstOrThrow()
    expect(members).toMatchObject([
      { name: 'Ben', tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
  })

  it('ends: the link is worth nothing, the lines of friends stay under their names', async () => {
    const { cart, cartToken, shareToken } = await sharedCartOf(owner, store)
    const friend = await join(test, shareToken, 'Ben')
    await join(test, shareToken, 'Cleo')
    await friend.change({ newBasketItem: garlicBread(store) })
    const alone = await owner.cart('DELETE', `/cart/${cartToken}/share`)
    expect(alone.sharing).toBeNull()
    expect(linesOf(alone)).toEqual([
      ['', 'Margherita', 1],
      ['Ben', 'Garlic bread', 1],
    ])
    const missing = { message: 'NONEXISTING_SHARED_CART' }
    expect(await friend.refusal({ newBasketItem: garlicBread(store) })).toEqual(missing)
    expect(await owner.refusal('GET', `/shared-cart/${shareToken}`)).toEqual(missing)
    expect(await owner.refusal('PUT', `/cart/${cartToken}/share`, { isLocked: true })).toEqual(
      missing,
    )
    const another = await share(owner, cart)
    expect(another.shareToken).not.toBe(shareToken)
    const path = `/shared-cart/${another.shareToken}`
    expect(await friend.customer.refusal('PUT', path, {})).toEqual({ message: 'NOT_A_MEMBER' })
    expect(await owner.refusal('PUT', path, {})).toEqual({ message: 'NOT_A_MEMBER' })
  })

  it('ends when the cart starts again at another store', async () => {
    const elsewhere = await openTestStore(test.context)
    const { cartToken, shareToken } = await sharedCartOf(owner, store)
    const body = { newBasketItem: garlicBread(elsewhere), isNewBasket: true }
    expect((await owner.cart('PUT', `/cart/${cartToken}`, body)).sharing).toBeNull()
    expect(await owner.refusal('GET', `/shared-cart/${shareToken}`)).toMatchObject({
      message: 'NONEXISTING_SHARED_CART',
    })
  })
})

describe('a lock', () => {
  it('stops friends, not the owner, until it is opened', async () => {
    const { cartToken, shareToken } = await sharedCartOf(owner, store)
    const ben = await join(test, shareToken, 'Ben')
    await ben.change({ newBasketItem: garlicBread(store) })
    expect((await lock(cartToken)).sharing?.isLocked).toBe(true)
    const locked = { message: 'SHARED_CART_IS_LOCKED' }
    expect(await ben.refusal({ newBasketItem: garlicBread(store) })).toEqual(locked)
    const path = `/shared-cart/${shareToken}/members`
    expect(await owner.refusal('POST', path, { name: 'Cleo' })).toEqual(locked)
    const { lines } = await readShared(owner, shareToken)
    const [, bens] = lines
    const changed = await owner.cart('PUT', `/cart/${cartToken}`, {
      lines: [{ lineId: bens?.id, quantity: 3 }],
    })
    expect(linesOf(changed)).toContainEqual(['Ben', 'Garlic bread', 3])
    await lock(cartToken, false)
    const after = await ben.change({ newBasketItem: garlicBread(store) })
    expect(linesOf(after)).toContainEqual(['Ben', 'Garlic bread', 4])
  })
})

describe('when it has been ordered', () => {
  it('friends see so and change nothing, and each line still has its name', async () => {
    const { cartToken, shareToken } = await sharedCartOf(owner, store)
    const ben = await join(test, shareToken, 'Ben')
    await ben.change({ newBasketItem: garlicBread(store) })
    const cart = await owner.cart('PUT', `/cart/${cartToken}/details`, {
      contact: CONTACT,
      noBag: false,
    })
    const { status, body } = await owner.ask<{ lines: object[] }>('POST', '/order', {
      cartToken,
      totalPence: cart.totalPence,
      paymentMethod: 'cash',
    })
    expect(status).toBe(201)
    expect(body.lines).toMatchObject([
      { name: 'Margherita', memberName: '' },
      { name: 'Garlic bread', memberName: 'Ben' },
    ])
    expect(await readShared(ben.customer, shareToken)).toMatchObject({
      isOrdered: true,
      itemCount: 2,
    })
    const refused = { message: 'CART_ALREADY_ORDERED' }
    expect(await ben.refusal({ newBasketItem: garlicBread(store) })).toEqual(refused)
    const path = `/shared-cart/${shareToken}/members`
    expect(await owner.refusal('POST', path, { name: 'Cleo' })).toEqual(refused)
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const given = { ownerName: 'Ada', isLocked: true }
      const call = [method, `/cart/${cartToken}/share`, given] as const
      expect(await owner.refusal(...call)).toMatchObject(refused)
    }
  })
})

it('an order that took the last of something takes nothing from what friends see', async () => {
  const scarce = await openTestStore(test.context)
  await kitchenOf(test.context).count(scarce, scarce.productIds.margherita, 1)
  const { cartToken, shareToken } = await sharedCartOf(owner, scarce)
  await owner.cart('PUT', `/cart/${cartToken}`, { newBasketItem: garlicBread(scarce) })
  const before = await readShared(owner, shareToken)
  const { totalPence } = await owner.cart('PUT', `/cart/${cartToken}/details`, {
    contact: CONTACT,
    noBag: false,
  })
  const order = { cartToken, totalPence, paymentMethod: 'cash' }
  expect((await owner.ask('POST', '/order', order)).status).toBe(201)
  const after = await readShared(owner, shareToken)
  expect(after).toMatchObject({ isOrdered: true, subtotalPence: before.subtotalPence })
  expect(after.lines).toEqual(before.lines.map((line) => ({ ...line, left: null })))
})

describe('at the same instant', () => {
  it('twelve friends join and add, and no dish is lost', async () => {
    const { cartToken, shareToken } = await sharedCartOf(owner, store)
    const names = Array.from({ length: 12 }, (_, index) => `Friend ${index}`)
    const friends = await Promise.all(names.map((name) => join(test, shareToken, name)))
    await Promise.all([
      ...friends.map((friend) => friend.change({ newBasketItem: garlicBread(store) })),
      ...friends.map((friend) => friend.change({ newBasketItem: smallPizza(store) })),
      owner.cart('PUT', `/cart/${cartToken}`, { newBasketItem: garlicBread(store) }),
    ])
    const cart = await owner.cart('GET', `/cart/${cartToken}`)
    expect(cart.itemCount).toBe(1 + 12 + 12 + 1)
    expect(new Set(cart.lines.map(({ memberName }) => memberName))).toEqual(new Set(['', ...names]))
  })

  it('a lock holds: what was answered before it is in, and nothing is added after it', async () => {
    const { cartToken, shareToken } = await sharedCartOf(owner, store)
    const friends = await Promise.all(
      ['Ben', 'Cleo', 'Dev', 'Eve'].map((name) => join(test, shareToken, name)),
    )
    const adds = friends.map((friend) =>
      friend.change({ newBasketItem: garlicBread(store) }).then(
        () => 1,
        () => 0,
      ),
    )
    const locked = await lock(cartToken)
    const added = (await Promise.all<number>(adds)).reduce((sum, one) => sum + one, 0)
    const after = await owner.cart('GET', `/cart/${cartToken}`)
    expect(after.lines).toEqual(locked.lines)
    expect(after.itemCount).toBe(1 + added)
  })
})
