import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { ALLERGENS, type Allergen } from '#rules/menu/allergens.ts'

interface OrderWithAllergens {
  allergyNote: string
  lines: readonly { name: string; allergens: AllergenVerdict }[]
}

/** How people write what they can't eat. Whole words only: "eggplant" is no egg. */
const WORDS: Readonly<Record<Allergen, RegExp>> = {
  celery: /\b(celery|celeriac)\b/i,
  gluten: /\b(gluten|wheat|barley|rye|oats?|spelt|c(o)?eliac)\b/i,
  crustaceans: /\b(crustaceans?|shell\s?fish|prawns?|shrimps?|crabs?|lobsters?|sea\s?food)\b/i,
  eggs: /\beggs?\b/i,
  fish: /\b(fish|salmon|tuna|cod|anchov(y|ies)|sea\s?food)\b/i,
  lupin: /\blupins?\b/i,
  milk: /\b(milk|dairy|lactose|cheese|butter|cream|yog(h)?urt)\b/i,
  molluscs:
    /\b(molluscs?|shell\s?fish|mussels?|oysters?|clams?|squid|octopus|snails?|sea\s?food)\b/i,
  mustard: /\bmustard\b/i,
  peanuts: /\b(pea|ground)\s?nuts?\b|\bnuts?\b/i,
  sesame: /\b(sesame|tahini|tahina)\b/i,
  soya: /\b(soya?|tofu|edamame)\b/i,
  sulphites: /\b(sul(ph|f)ites?|sul(ph|f)ur dioxide)\b/i,
  treeNuts:
    /\b(tree\s?)?nuts?\b|\b(almonds?|cashews?|hazel\s?nuts?|wal\s?nuts?|pecans?|pistachios?|macadamias?|brazil nuts?)\b/i,
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
  const named = ALLERGENS.filter((allergen) => WORDS[allergen].test(note))
  const dishes: Pick<AllergyAlert, 'contains' | 'may' | 'notDeclared'> = {
    contains: [],
    may: [],
    notDeclared: [],
  }
  for (const line of lines) {
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
