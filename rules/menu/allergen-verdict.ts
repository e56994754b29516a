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
  return verdictFrom((allergen) => marks.map((mark) => mark[allergen] ?? 'notDeclared'))
}

/** What a whole order says about each allergen: the same rule over its dishes. */
export function verdictOfOrder(verdicts: readonly AllergenVerdict[]): AllergenVerdict {
  return verdictFrom((allergen) =>
    verdicts.flatMap((verdict) => BY_WEIGHT.filter((answer) => verdict[answer].includes(allergen))),
  )
}

function verdictFrom(answersFor: (allergen: Allergen) => readonly Answer[]): AllergenVerdict {
  const verdict: AllergenVerdict = { contains: [], may: [], free: [], notDeclared: [] }
  for (const allergen of ALLERGENS) {
    const answers = answersFor(allergen)
    const heaviest = BY_WEIGHT.find((answer) => answers.includes(answer)) ?? 'notDeclared'
    verdict[heaviest].push(allergen)
  }
  return verdict
}
