/**
 * The 14 allergens that UK law asks a food business to declare.
 * https://www.food.gov.uk/business-guidance/allergen-guidance-for-food-businesses
 */
export const ALLERGENS = [
  'celery',
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
  'treeNuts',
] as const
export type Allergen = (typeof ALLERGENS)[number]

/** What a kitchen says about one allergen in one dish. An allergen that is left out is not declared. */
export type AllergenDeclaration = 'contains' | 'may' | 'free'
export type AllergenDeclarations = Partial<Record<Allergen, AllergenDeclaration>>
