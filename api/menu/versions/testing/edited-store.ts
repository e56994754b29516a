import { randomUUID } from 'node:crypto'
import type { Category } from '#contract/menu.ts'
import type { DraftState, MenuDraft } from '#contract/partner/menu/menu-draft.ts'
import type { MenuVersion } from '#contract/partner/menu/menu-versions.ts'
import type { MenuEdit } from '#rules/menu/document/edit-menu.ts'
import {
  productsOfMenu,
  type MenuDocument,
  type MenuProduct,
} from '#rules/menu/document/menu-document.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, untilAllIsReceived } from '#api/testing/test-store.ts'

export interface Refusal {
  message: string | { field: string; code: string }[]
  details?: Record<string, unknown>
}

export type EditedStore = Awaited<ReturnType<typeof openEditedStore>>

/** A test store whose owner edits its menu, on a Friday evening. */
export async function openEditedStore({ app, context, setNow }: TestApp) {
  setNow(FRIDAY_EVENING)
  const store = await openTestStore(context)
  const { headers } = await openTestAccount(context, 'partner', { storeIds: [store.storeId] })

  async function ask<Answer>(path: string, method: 'GET' | 'POST' | 'PUT' = 'GET', body?: object) {
    const answer = await app.inject({
      method,
      url: `/api/v1/partner/stores/${store.storeId}/${path}`,
      headers,
      ...(body && { body }),
    })
    return { status: answer.statusCode, body: answer.json<Answer>() }
  }
  const post = <Answer = DraftState>(path: string, body: object) =>
    ask<Answer>(`menu/${path}`, 'POST', body)
  /** The menu as customers read it: each category with the name and the price of its products. */
  async function shownMenu() {
    await untilAllIsReceived(context)
    const answer = await app.inject({ url: `/api/v1/store/${store.slug}/categories` })
    return answer
      .json<{ items: Category[] }>()
      .items.map(({ name, products }) => [
        name,
        ...products.map((product) => `${product.name} ${product.pricePence}`),
      ])
  }

  return {
    ...store,
    headers,
    ask,
    post,
    shownMenu,
    /** The menu that customers read before anything is drafted. */
    asOpened: await shownMenu(),
    draft: async () => (await ask<MenuDraft>('menu/draft')).body,
    edit: (revision: number, ...edits: MenuEdit[]) => post('draft/edits', { revision, edits }),
    replace: <Answer = DraftState>(revision: number, menu: object) =>
      ask<Answer>('menu/draft', 'PUT', { revision, menu }),
    publish: (revision: number, at: string | null = 'now') =>
      post('draft/publish', { revision, at }),
    versions: async () => (await ask<{ items: MenuVersion[] }>('menu/versions')).body.items,
    restore: <Answer = MenuVersion>(number: number, publishedNumber: number) =>
      post<Answer>(`versions/${number}/restore`, { publishedNumber }),
    garlicBread(menu: MenuDocument): MenuProduct {
      const found = productsOfMenu(menu).find(({ id }) => id === store.productIds.garlicBread)
      if (!found) throw new Error('The menu has no garlic bread')
      return found
    },
    /** Gives the garlic bread of a menu another price. */
    priced(menu: MenuDocument, pricePence: number): MenuEdit {
      const product = { ...this.garlicBread(menu), pricePence }
      return { kind: 'saveProduct', categoryId: store.categoryIds.sides, product }
    },
    /** Gives the garlic bread another price in the draft, whatever is drafted by then. */
    async draftPrice(pricePence: number) {
      const { revision, menu } = await this.draft()
      return this.edit(revision, this.priced(menu, pricePence))
    },
    /** Why this draft can't be published now. */
    refusedPublishing: async (revision: number) =>
      (await post<Refusal>('draft/publish', { revision, at: 'now' })).body,
  }
}

/** A dish that no menu has yet. */
export const newPie = (): MenuProduct => ({
  id: randomUUID(),
  name: 'Pie',
  description: 'With gravy',
  pricePence: 1150,
  collectionPence: null,
  vat: null,
  kcal: 810,
  allergens: { gluten: 'contains' },
  diets: [],
  heat: 1,
  isPopular: true,
  isAgeRestricted: false,
  soldWhen: null,
  art: null,
  photo: null,
  optionGroupIds: [],
  bundleSlots: [],
})
