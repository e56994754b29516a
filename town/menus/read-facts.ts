import { ALLERGENS } from '#rules/menu/allergens.ts'
import type { Allergen, AllergenDeclarations } from '#rules/menu/allergens.ts'
import { PICTURES, VESSELS } from '#town/pictures.ts'
import type { DishArt } from '#town/pictures.ts'

/** `£9.95` or `90p` as pence. @throws when the text is not a price */
export function readPence(text: string): number {
  const pounds = /^£(\d+)(?:\.(\d\d))?$/.exec(text)
  if (pounds) return Number(pounds[1]) * 100 + Number(pounds[2] ?? 0)
  const pence = /^(\d+)p$/.exec(text)
  if (pence) return Number(pence[1])
  throw new Error(`"${text}" is not a price.`)
}

/** The words after `key` in the fact that begins with it, or null when there is no such fact. */
export function factNamed(facts: readonly string[], key: string): string | null {
  const fact = facts.find((candidate) => candidate.startsWith(`${key} `))
  return fact === undefined ? null : fact.slice(key.length + 1).trim()
}

function readAllergenNames(text: string | null): Allergen[] {
  if (text === null) return []
  return text.split(/,\s*/).map((name) => {
    const allergen = ALLERGENS.find((known) => known === name)
    if (!allergen) throw new Error(`"${name}" is not one of the 14 allergens.`)
    return allergen
  })
}

/**
 * `contains milk, gluten`, `may sesame` and `untold lupin` as marks. A kitchen that says something
 * about a dish has looked at all 14, so what it does not name is free, unless it is `untold`.
 */
export function readAllergens(facts: readonly string[]): AllergenDeclarations {
  const undeclared = factNamed(facts, 'untold')
  if (undeclared === 'everything') return {}
  const contains = readAllergenNames(factNamed(facts, 'contains'))
  const may = readAllergenNames(factNamed(facts, 'may'))
  const left = readAllergenNames(undeclared)
  const declarations: AllergenDeclarations = {}
  for (const allergen of ALLERGENS) {
    if (contains.includes(allergen)) declarations[allergen] = 'contains'
    else if (may.includes(allergen)) declarations[allergen] = 'may'
    else if (!left.includes(allergen)) declarations[allergen] = 'free'
  }
  return declarations
}

/** `640 kcal` as a number; null when the kitchen does not say. */
export function readKcal(facts: readonly string[]): number | null {
  const fact = facts.find((candidate) => /^\d+ kcal$/.test(candidate))
  return fact === undefined ? null : Number.parseInt(fact, 10)
}

/** `karahi herb #E2702B`, `board pizza` or `dip #8A1F2D`; null when there is nothing to draw. */
export function readArt(facts: readonly string[]): DishArt | null {
  const fact = facts.find((candidate) =>
    VESSELS.some((vessel) => candidate.startsWith(`${vessel} `)),
  )
  return fact === undefined ? null : readDishArt(fact)
}

/** One dish to draw. @throws when the vessel, the picture or the colour is not known */
export function readDishArt(text: string): DishArt {
  const words = text.split(' ')
  const vessel = VESSELS.find((known) => known === words[0])
  const picture = PICTURES.find((known) => words.slice(1).includes(known)) ?? null
  const dip = words.slice(1).find((word) => /^#[0-9A-F]{6}$/.test(word))
  const understood = 1 + (picture ? 1 : 0) + (dip ? 1 : 0)
  if (!vessel || understood !== words.length || (!picture && !dip)) {
    throw new Error(`"${text}" cannot be drawn.`)
  }
  return dip === undefined ? { picture, vessel } : { picture, vessel, dip }
}
