import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { editMenu, type MenuEdit } from '#rules/menu/document/edit-menu.ts'
import { productsOfMenu, type MenuDocument } from '#rules/menu/document/menu-document.ts'
import { VAT_KINDS } from '#rules/menu/vat.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openEditedStore, type EditedStore } from './testing/edited-store.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  server.setNow(FRIDAY_EVENING)
})
afterAll(() => server.close())

/** Says which thing of a menu is edited and how, whatever the menu has by then. */
const change = fc.record({
  what: fc.constantFrom('price', 'remove', 'move', 'category', 'group'),
  which: fc.nat(20),
  pence: fc.nat(5000),
  collectionPence: fc.option(fc.nat(5000)),
  vat: fc.option(fc.constantFrom(...VAT_KINDS)),
})
type Change = ReturnType<typeof change.generate>['value']

const nth = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % Math.max(1, items.length)]

function editOf(menu: MenuDocument, { what, which, ...facts }: Change): MenuEdit | null {
  const product = nth(productsOfMenu(menu), which)
  const category = nth(menu.categories, which)
  const group = nth(menu.optionGroups, which)
  if (!product || !category) return null
  if (what === 'remove') return { kind: 'removeProduct', productId: product.id }
  if (what === 'move')
    return { kind: 'moveProduct', productId: product.id, categoryId: category.id, place: which % 3 }
  if (what === 'category')
    return { kind: 'moveCategory', categoryId: category.id, place: which % 3 }
  if (what === 'group') return group ? { kind: 'removeOptionGroup', optionGroupId: group.id } : null
  const { pence: pricePence, collectionPence, vat } = facts
  const changed = { ...product, pricePence, collectionPence, vat }
  return { kind: 'saveProduct', categoryId: category.id, product: changed }
}

/** The edits, each of the menu that those before it have made. */
function editsOf(menu: MenuDocument, changes: readonly Change[]): MenuEdit[] {
  const edits: MenuEdit[] = []
  let edited = menu
  for (const each of changes) {
    const edit = editOf(edited, each)
    const next = edit && editMenu(edited, edit)
    if (!edit || !next) continue
    edits.push(edit)
    edited = next
  }
  return edits
}

/** Option groups are in no order that anybody sees. */
const inOrder = (menu: MenuDocument): MenuDocument => ({
  ...menu,
  optionGroups: menu.optionGroups.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
})

async function fillCart({ storeId, productIds }: EditedStore) {
  const newBasketItem = { productId: productIds.garlicBread, quantity: 2 }
  const body = { storeId, serviceType: 'collection', newBasketItem }
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/cart', body })
  const { cartToken } = answer.json<Cart>()
  return async () => (await server.app.inject({ url: `/api/v1/cart/${cartToken}` })).json<Cart>()
}

test('a draft changes no basket, and a menu that is restored is the same menu', async () => {
  const changes = fc.array(change, { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(changes, async (changed) => {
      const shop = await openEditedStore(server)
      const live = async () =>
        inOrder((await shop.ask<{ menu: MenuDocument }>('menu/published')).body.menu)
      const readCart = await fillCart(shop)
      const [menu, cart] = [await live(), await readCart()]
      const edits = editsOf(menu, changed)
      if (edits.length === 0) return

      expect((await shop.edit(0, ...edits)).status).toBe(200)
      expect(await readCart()).toEqual(cart)
      const drafted = inOrder((await shop.draft()).menu)
      expect((await shop.publish(1)).status).toBe(200)
      expect(await live()).toEqual(drafted)
      expect((await shop.restore(1, 2)).status).toBe(200)
      await shop.shownMenu()
      expect(await live()).toEqual(menu)
      expect(await readCart()).toEqual(cart)
    }),
    { numRuns: 15 },
  )
})
