import type { MenuCategory, MenuDocument, MenuOptionGroup, MenuProduct } from './menu-document.ts'

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
  /** Adds a product at the end of a category, or replaces the one with its id, where it is. */
  | { kind: 'saveProduct'; categoryId: string; product: MenuProduct }
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
  const categories = mapProducts(left, (product) =>
    product.bundleSlots.every(hasCategory)
      ? product
      : { ...product, bundleSlots: product.bundleSlots.filter(hasCategory) },
  )
  return { ...menu, categories }
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
  return { ...menu, categories }
}

function removeProduct(menu: MenuDocument, productId: string): MenuDocument | null {
  const from = menu.categories.find(({ products }) => hasId(products, productId))
  if (!from) return null
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
  const categories = mapProducts(menu.categories, (product) =>
    product.optionGroupIds.includes(optionGroupId)
      ? { ...product, optionGroupIds: product.optionGroupIds.filter((id) => id !== optionGroupId) }
      : product,
  )
  return { categories, optionGroups }
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

function mapProducts(
  categories: readonly MenuCategory[],
  change: (product: MenuProduct) => MenuProduct,
): MenuCategory[] {
  return categories.map((category) => ({
    ...category,
    products: category.products.map(change),
  }))
}
