import type { AllergenVerdict } from '../menu/allergen-verdict.ts'
import type { Allergen } from '../menu/allergens.ts'

/** A line of a cart by one version of the menu. */
export interface LineOfVersion {
  id: string
  name: string
  unitPricePence: number
  allergens: AllergenVerdict
  /** Whether it can be ordered by that version; how much there is plays no part. */
  isOnMenu: boolean
}

/** What a newer version of the menu changes of a line. */
export interface MenuChange {
  lineId: string
  /** As it is called now. */
  name: string
  /** As it was called before; null: it still is. */
  wasName: string | null
  pricePence: number
  /** For one; null: it still costs the same. */
  wasPence: number | null
  /** What it now contains or may contain, and was not said to before. */
  newAllergens: Allergen[]
}

/**
 * What somebody with a filled cart has to be told about a newer version of the menu, line by line in the
 * order of the cart. What is no longer on the menu is a problem of the cart already, and what was not on it
 * before was added since.
 */
export function menuChanges(
  before: readonly LineOfVersion[],
  now: readonly LineOfVersion[],
): MenuChange[] {
  const old = new Map(before.map((line) => [line.id, line]))
  return now.flatMap((line) => {
    const was = old.get(line.id)
    if (!was?.isOnMenu || !line.isOnMenu) return []
    const change: MenuChange = {
      lineId: line.id,
      name: line.name,
      wasName: was.name === line.name ? null : was.name,
      pricePence: line.unitPricePence,
      wasPence: was.unitPricePence === line.unitPricePence ? null : was.unitPricePence,
      newAllergens: newAllergens(was.allergens, line.allergens),
    }
    const { wasName, wasPence } = change
    const isSame = wasName === null && wasPence === null && change.newAllergens.length === 0
    return isSame ? [] : [change]
  })
}

/** Of what a dish contains or may contain now, what it was not said to contain as surely before. */
function newAllergens(before: AllergenVerdict, now: AllergenVerdict): Allergen[] {
  const contained = new Set(before.contains)
  const warned = new Set([...before.contains, ...before.may])
  return [
    ...now.contains.filter((allergen) => !contained.has(allergen)),
    ...now.may.filter((allergen) => !warned.has(allergen)),
  ]
}
