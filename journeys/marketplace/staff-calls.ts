import { partnerEmail } from '#town/demonstration-accounts.ts'
import type { Category } from '#contract/menu.ts'
import type { Order } from '#contract/orders.ts'
import type { MenuDraft } from '#contract/partner/menu/menu-draft.ts'
import type { Store } from '#contract/stores/stores.ts'
import type { MenuProduct } from '#rules/menu/document/menu-document.ts'
import { Sessions } from './sessions.ts'

/** The fields of an order that its staff's calls need. */
type Acted = Pick<Order, 'id'> & { store: Pick<Order['store'], 'slug'> }

/** What the staff of restaurants and of the marketplace do. */
export class StaffCalls extends Sessions {
  /** What the staff of the order's store do, such as `accept` or `complete`. */
  async act({ id, store }: Acted, act: string, body: object = {}): Promise<void> {
    const token = await this.tokenOf(partnerEmail(store.slug), () => this.logInPartner(store.slug))
    await this.call('POST', `/partner/orders/${id}/${act}`, body, token)
  }

  /** The staff of an order's store change its first dish: fewer of it, or another one without options. */
  async change(
    { id, store, lines }: Acted & Pick<Order, 'lines'>,
    { quantity = 0, dishInstead }: { quantity?: number; dishInstead?: string },
  ): Promise<void> {
    const [line] = lines
    if (!line) throw new Error(`Order ${id} has no dishes`)
    const { productId, quantity: seenQuantity } = line
    const replacement = dishInstead && {
      productId: await this.productId(store.slug, dishInstead),
      options: [],
    }
    await this.act({ id, store }, 'changes', {
      position: 0,
      productId,
      seenQuantity,
      quantity: replacement ? seenQuantity : quantity,
      ...(replacement && { replacement }),
    })
  }

  /** A store takes everything off its menu. */
  async emptyMenu(store: string): Promise<void> {
    const token = await this.tokenOf(partnerEmail(store), () => this.logInPartner(store))
    const { id } = await this.call<Store>('GET', `/store/${store}`)
    const path = `/partner/stores/${id}/menu/draft`
    const { revision } = await this.call<MenuDraft>('GET', path, undefined, token)
    const menu = { categories: [], optionGroups: [] }
    await this.call('PUT', path, { revision, menu }, token)
    await this.call('POST', `${path}/publish`, { revision: revision + 1, at: 'now' }, token)
  }

  /** A store changes a dish of its menu, and publishes that at once; answers the dish as it was. */
  async publishDish(
    store: string,
    dish: string,
    changed: Partial<MenuProduct>,
  ): Promise<MenuProduct> {
    const token = await this.tokenOf(partnerEmail(store), () => this.logInPartner(store))
    const { id } = await this.call<Store>('GET', `/store/${store}`)
    const path = `/partner/stores/${id}/menu/draft`
    const { menu, revision } = await this.call<MenuDraft>('GET', path, undefined, token)
    const category = menu.categories.find(({ products }) =>
      products.some(({ name }) => name === dish),
    )
    const product = category?.products.find(({ name }) => name === dish)
    if (!category || !product) throw new Error(`${store} has no ${dish}`)
    const edit = {
      kind: 'saveProduct',
      categoryId: category.id,
      product: { ...product, ...changed },
    }
    await this.call('POST', `${path}/edits`, { revision, edits: [edit] }, token)
    await this.call('POST', `${path}/publish`, { revision: revision + 1, at: 'now' }, token)
    return product
  }

  /** What an operator does to a customer's account. */
  async suspend(accountId: string): Promise<void> {
    const { tokens } = await this.logInOperator()
    const body = { reason: 'Cheated' }
    await this.call('POST', `/operator/users/${accountId}/suspend`, body, tokens.accessToken)
  }

  protected async productId(store: string, dish: string): Promise<string> {
    const menu = await this.call<{ items: Category[] }>('GET', `/store/${store}/categories`)
    const product = menu.items.flatMap(({ products }) => products).find(({ name }) => name === dish)
    if (!product) throw new Error(`${store} has no ${dish}`)
    return product.id
  }
}
