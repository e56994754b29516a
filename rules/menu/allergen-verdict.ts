import {
  ALLERGENS,
  type Allergen,
  type AllergenDeclaration,
  type AllergenDeclarations,
} from './allergens.ts'
import { choicesInDeal, type ProductChoices } from './active-groups.ts'

interface Dish extends ProductChoices {
  allergens: AllergenDeclarations
}

/** A product with all that can be chosen of it: options, and of a meal deal the dishes for its slots. */
interface WithChoices extends ProductChoices {
  bundleSlots: readonly { products: readonly Dish[] }[]
}

/** Every allergen is in exactly one list, in the order of the law's list. */
export interface AllergenVerdict {
  contains: Allergen[]
  may: Allergen[]
  free: Allergen[]
  notDeclared: Allergen[]
}

/** Whether no allergen is declared, which is not the same as free of them. */
export function isNothingDeclared({ contains, may, free }: AllergenVerdict): boolean {
  return contains.length + may.length + free.length === 0
}

export type AllergenStatement =
  | { answer: 'contains' | 'may' | 'notDeclared'; allergens: readonly Allergen[] }
  | { answer: 'nothingDeclared' }

/**
 * The statements of a verdict, the same on every screen: what the food contains, may contain, and what is
 * not declared. Empty if it is declared free of all of them.
 */
export function statementsOf(verdict: AllergenVerdict): AllergenStatement[] {
  if (isNothingDeclared(verdict)) return [{ answer: 'nothingDeclared' }]
  return (['contains', 'may', 'notDeclared'] as const).flatMap((answer) =>
    verdict[answer].length > 0 ? { answer, allergens: verdict[answer] } : [],
  )
}

type Answer = AllergenDeclaration | 'notDeclared'

/** From the answer that reassures to the one that warns most, which outweighs the others. */
const BY_WEIGHT: readonly Answer[] = ['free', 'notDeclared', 'may', 'contains']
const WEIGHTS: Readonly<Record<Answer, number>> = { free: 0, notDeclared: 1, may: 2, contains: 3 }
const NOT_GIVEN = -1

/**
 * What a dish says about each allergen, from the marks of the product and of every chosen option.
 *
 * "Contains" beats "may" beats "not declared" beats "free": a dish is free of an allergen only if
 * every part declares so. A part with no marks declares nothing, so with it nothing is free.
 */
export function allergenVerdict(declarations: readonly AllergenDeclarations[]): AllergenVerdict {
  return verdictFrom((allergen) => {
    let weight = NOT_GIVEN
    for (const declaration of declarations)
      weight = Math.max(weight, WEIGHTS[declaration[allergen] ?? 'notDeclared'])
    return weight
  })
}

/** What a whole order says about each allergen: the same rule over its dishes. */
export function verdictOfOrder(verdicts: readonly AllergenVerdict[]): AllergenVerdict {
  const weights = new Map<Allergen, number>()
  for (const verdict of verdicts)
    for (const answer of BY_WEIGHT)
      for (const allergen of verdict[answer])
        weights.set(allergen, Math.max(weights.get(allergen) ?? NOT_GIVEN, WEIGHTS[answer]))
  return verdictFrom((allergen) => weights.get(allergen) ?? NOT_GIVEN)
}

/** An allergen without a declaration is not declared. */
function verdictFrom(weightOf: (allergen: Allergen) => number): AllergenVerdict {
  const verdict: AllergenVerdict = { contains: [], may: [], free: [], notDeclared: [] }
  for (const allergen of ALLERGENS)
    verdict[BY_WEIGHT[weightOf(allergen)] ?? 'notDeclared'].push(allergen)
  return verdict
}

/**
 * The allergens that a choice may bring along: those of which some option, or some dish for a slot,
 * is not declared free. Whether the product itself has them is another question.
 */
export function allergensByChoice(product: WithChoices): Allergen[] {
  const dishes = product.bundleSlots.flatMap(({ products }) => products)
  const choices = [
    ...[product, ...dishes.map(choicesInDeal)].flatMap(optionsOf),
    ...dishes.map(({ allergens }) => allergens),
  ]
  return ALLERGENS.filter((allergen) =>
    choices.some((declarations) => declarations[allergen] !== 'free'),
  )
}

function optionsOf({ optionGroups, openedGroups }: ProductChoices): AllergenDeclarations[] {
  return [...optionGroups, ...openedGroups].flatMap(({ options }) =>
    options.map(({ allergens }) => allergens),
  )
}
