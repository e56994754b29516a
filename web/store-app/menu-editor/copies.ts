import type { MenuEdit } from '#rules/menu/document/edit-menu.ts'
import type {
  ArchivedProduct,
  MenuCategory,
  MenuProduct,
} from '#rules/menu/document/menu-document.ts'
import { newId } from './new-id.ts'

/** A product again, with ids of its own. */
function copyOf(product: MenuProduct, name: string): MenuProduct {
  const bundleSlots = product.bundleSlots.map((slot) => ({ ...slot, id: newId() }))
  return { ...product, id: newId(), name, bundleSlots }
}

/** Puts a copy of a product after it. */
export function duplicateProduct(
  { id, products }: MenuCategory,
  product: MenuProduct,
  name: string,
): MenuEdit[] {
  const copy = copyOf(product, name)
  const place = products.findIndex((each) => each.id === product.id) + 1
  return [
    { kind: 'saveProduct', categoryId: id, product: copy },
    { kind: 'moveProduct', productId: copy.id, categoryId: id, place },
  ]
}

/** Adds a copy of a category with copies of its products. */
export function duplicateCategory(
  { products, ...category }: MenuCategory,
  name: string,
): MenuEdit[] {
  const id = newId()
  return [
    { kind: 'saveCategory', category: { ...category, id, name } },
    ...products.map((product): MenuEdit => ({
      kind: 'saveProduct',
      categoryId: id,
      product: copyOf(product, product.name),
    })),
  ]
}

/** Puts a product back to where it was. */
export function putBack({ id, products }: MenuCategory, product: MenuProduct): MenuEdit[] {
  const place = products.findIndex((each) => each.id === product.id)
  return [
    { kind: 'saveProduct', categoryId: id, product },
    { kind: 'moveProduct', productId: product.id, categoryId: id, place },
  ]
}

/** Puts an archived product at the end of a category. */
export function unarchive(
  { categoryId: _, ...product }: ArchivedProduct,
  { id: categoryId }: MenuCategory,
): MenuEdit {
  return { kind: 'saveProduct', categoryId, product }
}

/** Archives a product again that was removed from the archive. */
export function archiveAgain(product: ArchivedProduct, category: MenuCategory): MenuEdit[] {
  return [unarchive(product, category), { kind: 'archiveProduct', productId: product.id }]
}
