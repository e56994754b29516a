import { expect, test } from 'vitest'
import { allergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { ALLERGENS, type AllergenDeclarations } from '#rules/menu/allergens.ts'
import { allergenFacts } from './allergen-words.ts'
import { t } from './i18n.ts'

const free: AllergenDeclarations = Object.fromEntries(
  ALLERGENS.map((allergen) => [allergen, 'free']),
)
const { celery: _, treeNuts: __, ...silentOfTwo } = free

test.each<[string, AllergenDeclarations[], string[]]>([
  ['nothing, if it is declared free of all', [free], []],
  ['that nothing is declared', [{}], ['Allergens not declared']],
  [
    'each answer with its own word, undeclared ones too',
    [{ ...silentOfTwo, milk: 'contains', gluten: 'contains', sesame: 'may' }],
    ['Contains gluten, milk', 'May contain sesame', 'Not declared: celery, tree nuts'],
  ],
  [
    'that the rest of a dish is not declared when an option declares nothing',
    [{ ...free, milk: 'contains' }, {}],
    [
      'Contains milk',
      'Not declared: celery, gluten, crustaceans, eggs, fish, lupin, molluscs, mustard, peanuts, sesame, soya, sulphites, tree nuts',
    ],
  ],
])('allergens are written as %s', (_how, allergens, words) => {
  const facts = allergenFacts(t, allergenVerdict(allergens))
  expect(facts.map((fact) => fact.words)).toEqual(words)
})
