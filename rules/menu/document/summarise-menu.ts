import { ALLERGENS } from '../allergens.ts'
import { productsOfMenu, type MenuDocument, type MenuProduct } from './menu-document.ts'

/** What a menu is like, for whoever looks at whether it can be sold from. */
export interface MenuSummary {
  categories: number
  dishes: number
  /** Dishes of which some allergen is not declared. */
  undeclaredDishes: number
  /** Dishes that are shown by a photo. */
  photos: number
}

/** Counts what is on a menu; what is archived isn't on it. */
export function summariseMenu(menu: MenuDocument): MenuSummary {
  const products = productsOfMenu(menu)
  return {
    categories: menu.categories.length,
    dishes: products.length,
    undeclaredDishes: products.filter(isUndeclared).length,
    photos: products.filter(({ photo }) => photo !== null).length,
  }
}

/** A meal deal that declares nothing has what its parts declare. */
function isUndeclared({ allergens, bundleSlots }: MenuProduct): boolean {
  if (bundleSlots.length > 0 && Object.keys(allergens).length === 0) return false
  return ALLERGENS.some((allergen) => allergens[allergen] === undefined)
}
