/** What nearly every fridge by the counter contains. */
export const SOFT_DRINKS = `
## Drinks / Cold drinks / From the fridge
Cola, can £1.50
330 ml, cold.
> 139 kcal | vegan | no gluten | dip #2B1408 | staple
Diet cola, can £1.50
330 ml, cold, no sugar.
> 1 kcal | vegan | no gluten | dip #2B1408
Cloudy lemonade / Lemonade £1.80
Sharp, and not too sweet.
> 118 kcal | vegan | no gluten | bare lemon | staple
Ginger beer £1.90
Fiery, with real root ginger.
> 132 kcal | vegan | no gluten | bare ginger-root
Orangeade, can £1.50
330 ml, cold.
> 126 kcal | vegan | no gluten | dip #F08A24
Still water £1.20
500 ml.
> 0 kcal | vegan | no gluten | dip #CFE6EE | staple
Sparkling water £1.30
500 ml.
> 0 kcal | vegan | no gluten | dip #CFE6EE
`

/** For places with a licence: Challenge 25 at the door. */
export const BEERS = `
## Beer and wine / From the bar | Over 18s only. We ask for proof of age if you look under 25.
Pale ale, can £4.20
Hoppy and easy-going, 440 ml, 4.2%.
> 172 kcal | contains gluten | vegan | dip #E3A12F | 18+
Lager, bottle £3.95
Clean and cold, 330 ml, 4.6%.
> 140 kcal | contains gluten | vegan | dip #EBBE4D | 18+
Dry cider, bottle £4.50
West Country apples, 500 ml, 5%.
> 210 kcal | contains sulphites | vegan | dip #E2B34A | 18+
House red, 75 cl £14.50
Soft and plummy, 13%.
> 640 kcal | contains sulphites | may milk, eggs | dip #5E1224 | 18+
House white, 75 cl £14.50
Crisp, with a bit of green apple, 12.5%.
> 610 kcal | contains sulphites | may milk, fish | dip #EFE3A6 | 18+
`

/** The choices when a dish becomes a meal: which drink, and of some drinks the size. */
export const DRINK_WITH_IT = `
:: drinkSize | How big? | choose 1
Regular
Large +60p | 60 kcal
:: drink | Which drink? | choose 1
Still water
Cola | 139 kcal | opens drinkSize
Cloudy lemonade | 118 kcal | opens drinkSize
Ginger beer +40p | 132 kcal
`

/** The choice where a can comes with it: the cans of `SOFT_DRINKS`. */
export const CAN_WITH_IT = `
:: can | Which can? | choose 1
Cola | 139 kcal
Diet cola | 1 kcal
Orangeade | 126 kcal
`

/** The choice where a carton of juice comes with it. */
export const JUICE_WITH_IT = `
:: juice | Which juice? | choose 1
Apple juice | 90 kcal
Orange juice | 85 kcal
`
