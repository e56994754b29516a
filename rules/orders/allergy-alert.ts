import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import type { Allergen } from '#rules/menu/allergens.ts'
import { namedAllergens } from '#rules/menu/named-allergens.ts'

interface OrderWithAllergens {
  allergyNote: string
  /** One that was taken out is cooked no more: its quantity is 0. */
  lines: readonly { name: string; quantity: number; allergens: AllergenVerdict }[]
}

export interface AllergyAlert {
  /** The customer's own words, which stand whatever was understood of them. */
  note: string
  /** What of the 14 the words name; they may name none, or something else. */
  named: Allergen[]
  /** Names of the dishes that have something of it. A dish is where it is gravest. */
  contains: string[]
  may: string[]
  notDeclared: string[]
}

/** What a kitchen must know first about an order; null when the customer said nothing. */
export function allergyAlert({ allergyNote, lines }: OrderWithAllergens): AllergyAlert | null {
  const note = allergyNote.trim()
  if (note === '') return null
  const named = namedAllergens(note)
  const dishes: Pick<AllergyAlert, 'contains' | 'may' | 'notDeclared'> = {
    contains: [],
    may: [],
    notDeclared: [],
  }
  for (const line of lines) {
    if (line.quantity === 0) continue
    const answer = gravestOf(line, named)
    if (answer && !dishes[answer].includes(line.name)) dishes[answer].push(line.name)
  }
  return { note, named, ...dishes }
}

/**
 * Whether somebody has to speak with the customer before the order is accepted: a dish contains what the note
 * names.
 */
export function mustDiscussAllergy(order: OrderWithAllergens): boolean {
  return (allergyAlert(order)?.contains.length ?? 0) > 0
}

const gravestFirst = ['contains', 'may', 'notDeclared'] as const

function gravestOf({ allergens }: OrderWithAllergens['lines'][number], named: readonly Allergen[]) {
  return gravestFirst.find((answer) => named.some((one) => allergens[answer].includes(one))) ?? null
}
