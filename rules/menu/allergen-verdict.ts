import { ALLERGENS } from './allergens.ts'
import type { Allergen, AllergenMark, AllergenMarks } from './allergens.ts'

/** Every allergen is in exactly one list, in the order of the law's list. */
export interface AllergenVerdict {
  contains: Allergen[]
  may: Allergen[]
  free: Allergen[]
  notDeclared: Allergen[]
}

type Answer = AllergenMark | 'notDeclared'

/** From the answer that warns most to the one that reassures. */
const BY_WEIGHT: readonly Answer[] = ['contains', 'may', 'notDeclared', 'free']

/**
 * What a dish says about each allergen, from the marks of the product and of every chosen option.
 *
 * "Contains" beats "may" beats "not declared" beats "free": a dish is free of an allergen only if
 * every part declares so. A part with no marks declares nothing, so with it nothing is free.
 */
export function allergenVerdict(marks: readonly AllergenMarks[]): AllergenVerdict {
  return verdictFrom((allergen, answer) =>
    marks.some((mark) => (mark[allergen] ?? 'notDeclared') === answer),
  )
}

/** What a whole order says about each allergen: the same rule over its dishes. */
export function verdictOfOrder(verdicts: readonly AllergenVerdict[]): AllergenVerdict {
  return verdictFrom((allergen, answer) =>
    verdicts.some((verdict) => verdict[answer].includes(allergen)),
  )
}

function verdictFrom(isGiven: (allergen: Allergen, answer: Answer) => boolean): AllergenVerdict {
  const verdict: AllergenVerdict = { contains: [], may: [], free: [], notDeclared: [] }
  for (const allergen of ALLERGENS) {
    const heaviest = BY_WEIGHT.find((answer) => isGiven(allergen, answer)) ?? 'notDeclared'
    verdict[heaviest].push(allergen)
  }
  return verdict
}
