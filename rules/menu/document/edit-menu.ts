import type {
  ArchivedProduct,
  MenuCategory,
  MenuDocument,
  MenuOptionGroup,
  MenuProduct,
} from './menu-document.ts'

/**
 * One step of editing a menu. The server does it to the draft, and the editor to what it shows, before
 * the server has answered. A place is counted without what is moved; one past the end is the end.
 */
export type MenuEdit =
  /** Adds a category at the end, or replaces what is known of the one with its id. */
  | { kind: 'saveCategory'; category: Omit<MenuCategory, 'products'> }
  /** Removes a category with its products. */
  | { kind: 'removeCategory'; categoryId: string }
  | { kind: 'moveCategory'; categoryId: string; place: number }
  /**
   * Adds a product at the end of a category, or replaces the one with its id, where it is. One that is
   * archived comes back to the menu by it.
   */
  | { kind: 'saveProduct'; categoryId: string; product: MenuProduct }
  /** Takes a product out of the menu, with everything that is known of it. */
  | { kind: 'archiveProduct'; productId: string }
  /** Removes a product from the menu, or from what is archived. */
  | { kind: 'removeProduct'; productId: string }
  | { kind: 'moveProduct'; productId: string; categoryId: string; place: number }
  /** Adds an option group, or replaces the one with its id. */
  | { kind: 'saveOptionGroup'; optionGroup: MenuOptionGroup }
  /** Removes an option group from the menu, and from all that offers or opens it. */
  | { kind: 'removeOptionGroup'; optionGroupId: string }

/**
 * A menu after an edit; null when the edit names a category, a product or an option group that the menu
 * does not have. Whether the menu that results can be published is for `faultsOfMenu`.
 */
export function editMenu(menu: MenuDocument, edit: MenuEdit): MenuDocument | null {
  switch (edit.kind) {
    case 'saveCategory':
      return saveCategory(menu, edit.category)
    case 'removeCategory':
      return removeCategory(menu, edit.categoryId)
    case 'moveCategory':
      return moveCategory(menu, edit)
    case 'saveProduct':
      return saveProduct(menu, edit)
    case 'archiveProduct':
      return archiveProduct(menu, edit.productId)
    case 'removeProduct':
      return removeProduct(menu, edit.productId)
    case 'moveProduct':
      return moveProduct(menu, edit)
    case 'saveOptionGroup':
      return { ...menu, optionGroups: saved(menu.optionGroups, edit.optionGroup) }
    case 'removeOptionGroup':
      return removeOptionGroup(menu, edit.optionGroupId)
  }
}

function saveCategory(menu: MenuDocument, category: Omit<MenuCategory, 'products'>): MenuDocument {
  const products = categoryOf(menu, category.id)?.products ?? []
  return { ...menu, categories: saved(menu.categories, { ...category, products }) }
}

function removeCategory(menu: MenuDocument, categoryId: string): MenuDocument | null {
  if (!categoryOf(menu, categoryId)) return null
  const left = menu.categories.filter(({ id }) => id !== categoryId)
  const hasCategory = ({ categoryId: named }: { categoryId: string }) => named !== categoryId
  return mapProducts({ ...menu, categories: left }, (product) =>
    product.bundleSlots.every(hasCategory)
      ? product
      : { ...product, bundleSlots: product.bundleSlots.filter(hasCategory) },
  )
}

function moveCategory(
  menu: MenuDocument,
  { categoryId, place }: { categoryId: string; place: number },
): MenuDocument | null {
  const category = categoryOf(menu, categoryId)
  if (!category) return null
  const others = menu.categories.filter((each) => each !== category)
  return { ...menu, categories: others.toSpliced(place, 0, category) }
}

function saveProduct(
  menu: MenuDocument,
  { categoryId, product }: { categoryId: string; product: MenuProduct },
): MenuDocument | null {
  const isOnMenu = menu.categories.some(({ products }) => hasId(products, product.id))
  if (!isOnMenu && !categoryOf(menu, categoryId)) return null
  const categories = menu.categories.map((category) => {
    const isHere = isOnMenu ? hasId(category.products, product.id) : category.id === categoryId
    return isHere ? { ...category, products: saved(category.products, product) } : category
  })
  return { ...menu, categories, archived: menu.archived.filter(({ id }) => id !== product.id) }
}

function archiveProduct(menu: MenuDocument, productId: string): MenuDocument | null {
  const from = menu.categories.find(({ products }) => hasId(products, productId))
  const product = from?.products.find(({ id }) => id === productId)
  const without = from && product && removeProduct(menu, productId)
  if (!without) return null
  return { ...without, archived: [{ ...product, categoryId: from.id }, ...menu.archived] }
}

function removeProduct(menu: MenuDocument, productId: string): MenuDocument | null {
  const from = menu.categories.find(({ products }) => hasId(products, productId))
  if (!from && !hasId(menu.archived, productId)) return null
  if (!from) return { ...menu, archived: menu.archived.filter(({ id }) => id !== productId) }
  const products = from.products.filter(({ id }) => id !== productId)
  return { ...menu, categories: saved(menu.categories, { ...from, products }) }
}

function moveProduct(
  menu: MenuDocument,
  { productId, categoryId, place }: { productId: string; categoryId: string; place: number },
): MenuDocument | null {
  const product = menu.categories
    .flatMap(({ products }) => products)
    .find(({ id }) => id === productId)
  const without = product && removeProduct(menu, productId)
  const into = without && categoryOf(without, categoryId)
  if (!product || !into) return null
  const products = into.products.toSpliced(place, 0, product)
  return { ...without, categories: saved(without.categories, { ...into, products }) }
}

function removeOptionGroup(menu: MenuDocument, optionGroupId: string): MenuDocument | null {
  if (!hasId(menu.optionGroups, optionGroupId)) return null
  const optionGroups = menu.optionGroups
    .filter(({ id }) => id !== optionGroupId)
    .map((group) => ({
      ...group,
      options: group.options.map((option) =>
        option.opensGroupId === optionGroupId ? { ...option, opensGroupId: null } : option,
      ),
    }))
  return mapProducts({ ...menu, optionGroups }, (product) =>
    product.optionGroupIds.includes(optionGroupId)
      ? { ...product, optionGroupIds: product.optionGroupIds.filter((id) => id !== optionGroupId) }
      : product,
  )
}

interface Named {
  id: string
}

const hasId = (items: readonly Named[], id: string) => items.some((item) => item.id === id)

const categoryOf = ({ categories }: MenuDocument, categoryId: string) =>
  categories.find(({ id }) => id === categoryId)

/** The items with this one in the place of the one with its id, or at the end. */
function saved<Item extends Named>(items: readonly Item[], item: Item): Item[] {
  return hasId(items, item.id)
    ? items.map((each) => (each.id === item.id ? item : each))
    : [...items, item]
}

/** A menu with a change to each product, also to those that are archived. */
function mapProducts(
  menu: MenuDocument,
  change: <Product extends MenuProduct | ArchivedProduct>(product: Product) => Product,
): MenuDocument {
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      products: category.products.map((product) => change(product)),
    })),
    archived: menu.archived.map((product) => change(product)),
  }
}
