import type { MenuEdit } from '#rules/menu/document/edit-menu.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import type { Drop } from '#ui/drag/drag-to-order.ts'

/** The edit that a drop asks for; null when nothing moves by it. */
export function editOfDrop(menu: MenuDocument, drop: Drop): MenuEdit | null {
  return drop.kind === 'category' ? moveCategory(menu, drop) : moveProduct(menu, drop)
}

function moveCategory({ categories }: MenuDocument, { id, target }: Drop): MenuEdit | null {
  const place = placeAmong(categories, id, target)
  if (place === null || categories[place]?.id === id) return null
  return { kind: 'moveCategory', categoryId: id, place }
}

function moveProduct({ categories }: MenuDocument, { id, target }: Drop): MenuEdit | null {
  const into = categories.find(
    (category) =>
      category.id === target.id || category.products.some((product) => product.id === target.id),
  )
  if (!into) return null
  const place = placeAmong(into.products, id, target)
  if (place === null || into.products[place]?.id === id) return null
  return { kind: 'moveProduct', productId: id, categoryId: into.id, place }
}

/** The items in the order in which a drop puts them. */
export function orderAfter<Item extends { id: string }>(
  items: readonly Item[],
  { id, target }: Pick<Drop, 'id' | 'target'>,
): Item[] {
  const place = placeAmong(items, id, target)
  return place === null ? [...items] : movedTo(items, id, place)
}

/** The items with one of them at another place, counted without it. */
export function movedTo<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  place: number,
): Item[] {
  const moved = items.filter((each) => each.id === id)
  return items.filter((each) => each.id !== id).toSpliced(place, 0, ...moved)
}

/** A place counted without what is moved; null: what it is dropped at is not there. */
function placeAmong(
  items: readonly { id: string }[],
  id: string,
  { id: targetId, where }: Drop['target'],
): number | null {
  const others = items.filter((each) => each.id !== id)
  if (where === 'end') return others.length
  const index = others.findIndex((each) => each.id === targetId)
  return index < 0 ? null : index + (where === 'after' ? 1 : 0)
}
