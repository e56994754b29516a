import { ALLERGENS, type Allergen } from './allergens.ts'

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

/** The allergens of the law's list that somebody's own words name; they may name none, or something else. */
export function namedAllergens(text: string): Allergen[] {
  return ALLERGENS.filter((allergen) => WORDS[allergen].test(text))
}
