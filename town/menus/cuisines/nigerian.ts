import { cuisine } from '#town/menus/cuisine.ts'
import { SOFT_DRINKS } from './drinks.ts'

export const nigerian = cuisine(
  'nigerian',
  [
    'bare shallow-pan-of-food; bare poultry-leg; bare hot-pepper',
    'karahi tomato #A8321B; bare cooked-rice; bare hot-pepper, bare peanuts',
    'enamel poultry-leg; bare shallow-pan-of-food; bare tomato, bare hot-pepper',
  ],
  `
:: size | Size | choose 1
Regular
Large +£3.00 | 340 kcal
:: protein | With | choose 1
Grilled chicken | 280 kcal
Fried chicken | 340 kcal | may gluten
Assorted beef +£1.00 | 310 kcal
Goat +£2.00 | 330 kcal
Fried croaker +£2.50 | 290 kcal | contains fish
Two boiled eggs | 150 kcal | contains eggs
Nothing
:: swallow | Choose your swallow | choose 1
Pounded yam | 360 kcal
Eba | 380 kcal | may sulphites
Amala | 340 kcal
Fufu | 370 kcal
Semolina | 350 kcal | contains gluten
Plain rice instead | 310 kcal
:: pepper | How much pepper? | choose 1
Small
Normal
Plenty
:: sides | Add something | up to 4
Dodo, fried plantain +£2.50 | 240 kcal | up to 3
Moi moi +£2.80 | 210 kcal | contains fish, eggs
Coleslaw +£1.50 | 130 kcal | contains eggs, mustard
Extra meat +£3.00 | 260 kcal | up to 2
Extra stew +£1.50 | 120 kcal | may celery
## Small chops / To start
Puff puff, eight £3.80
Warm, sugared, gone in a minute.
> 390 kcal | vegan | contains gluten | may milk | enamel custard | best
Suya beef / Beef suya £8.20
Thin beef, peanut and pepper rub, onion, tomato.
> 420 kcal | contains peanuts | may sesame, treeNuts | heat 2 | paper hot-pepper | choose pepper | best
Chicken suya £7.80
Thigh on sticks, the same yaji.
> 390 kcal | contains peanuts | may sesame, treeNuts | heat 2 | paper poultry-leg | choose pepper | staple
Meat pie £3.20
Beef, potato, carrot, a buttery crust.
> 430 kcal | contains gluten, milk, eggs | may celery | board stuffed-flatbread | staple
Akara, six £4.20
Black-eyed bean fritters.
> 280 kcal | vegan | may gluten | heat 1 | bare falafel
Moi moi £3.90
Steamed bean pudding, egg and mackerel inside.
> 290 kcal | contains fish, eggs | no gluten | heat 1 | enamel custard
Gizdodo £6.20
Gizzards and plantain in pepper sauce.
> 410 kcal | may celery | no gluten | heat 2 | enamel hot-pepper
Snails in pepper £9.80
Big ones, well scrubbed, well peppered.
> 260 kcal | contains molluscs | no gluten | heat 3 | enamel hot-pepper
Spring rolls and samosa, six £4.80
As served at every party since 1985.
> 420 kcal | contains gluten | may soya, celery | enamel dumpling
## Rice / Rice dishes / The party pot | Cooked on fire, with the smoke to prove it.
Jollof rice / Party jollof £8.20
Long grain, tomato, scotch bonnet, a bottom-of-the-pot edge.
> 520 kcal | may celery | no gluten | heat 1 | bare shallow-pan-of-food | choose size, protein, pepper, sides | best
Fried rice £8.20
Liver, prawns, green beans, curry leaf.
> 540 kcal | contains crustaceans, celery | may mustard | bare cooked-rice | choose size, protein, sides | staple
Ofada rice and ayamase £9.80
Brown rice, green pepper sauce, assorted meats.
> 690 kcal | contains crustaceans, fish | no gluten | heat 3 | karahi hot-pepper #5E6B22 | choose sides
Coconut rice £8.20
Gentle, fragrant.
> 560 kcal | may celery | no gluten | bare coconut | choose size, protein, sides
Half jollof, half fried £9.20
No arguments at home.
> 560 kcal | contains crustaceans, celery | may mustard | heat 1 | bare shallow-pan-of-food | choose size, protein, sides | staple
White rice and stew £7.80
Tomato and pepper stew, the daily bread of the house.
> 490 kcal | may celery | no gluten | heat 2 | bare cooked-rice | choose size, protein, pepper, sides | staple
Rice and beans £7.40
Honey beans, stew, plantain.
> 560 kcal | vegan | may celery | no gluten | heat 1 | enamel beans | choose size, sides
## Soups and swallow / Soups / The soup pot | A soup and a swallow. Eat with your right hand.
Egusi / Egusi soup £10.80
Ground melon seed, bitter leaf, stockfish.
> 520 kcal | contains fish, crustaceans | may sesame, treeNuts | heat 1 | karahi leafy-green #B88A1E | choose swallow, protein, sides | best
Efo riro £10.50
Spinach, pepper, locust bean.
> 380 kcal | contains fish, crustaceans | may soya | heat 2 | karahi leafy-green #4E7A2E | choose swallow, protein, sides | best
Ogbono £10.50
Wild mango seed, pleasingly slippery.
> 460 kcal | contains fish, crustaceans | may treeNuts | heat 1 | karahi herb #7A5A1E | choose swallow, protein, sides
Okra soup £10.20
Cut fine, cooked fast.
> 310 kcal | contains fish, crustaceans | heat 1 | karahi herb #6B8A2E | choose swallow, protein, sides | staple
Edikang ikong £11.20
Two greens, periwinkles, dried fish.
> 410 kcal | contains fish, crustaceans, molluscs | heat 1 | karahi leafy-green #3E5E22 | choose swallow, protein, sides
Afang £11.20
Wild leaves from Calabar.
> 390 kcal | contains fish, crustaceans, molluscs | untold celery, sulphites | heat 1 | karahi leafy-green #445A1E | choose swallow, protein
Pepper soup £8.80
Goat, uda, ehuru. Clears the head.
> 310 kcal | may celery | no gluten | heat 3 | karahi hot-pepper #A8451F | choose pepper | staple
Catfish pepper soup £11.50
A whole steak of catfish.
> 330 kcal | contains fish | no gluten | heat 3 | karahi hot-pepper #9E3A1B | choose pepper
Nsala £11.20
White soup, chicken, yam.
> 420 kcal | contains fish, crustaceans | heat 2 | karahi herb #D8C08A | choose swallow
Vegetable egusi £9.20
No fish, no meat, plenty of mushroom.
> 440 kcal | vegan | may sesame, treeNuts | no gluten | heat 1 | karahi leafy-green #C0922A | choose swallow, sides
## Grill and fry / From the grill
Grilled croaker £13.80
Whole, pepper sauce, onions, plantain.
> 560 kcal | contains fish | no gluten | heat 2 | enamel lemon | choose pepper, sides
Grilled chicken and chips £9.20
Half a bird, yaji on the side.
> 790 kcal | contains peanuts | may gluten | heat 1 | enamel poultry-leg | choose pepper, sides | staple
Asun £10.20
Smoked goat, chopped and peppered.
> 520 kcal | may celery | no gluten | heat 3 | enamel hot-pepper | choose sides | best
Turkey in pepper sauce £9.80
Fried, then stewed.
> 610 kcal | may celery | no gluten | heat 2 | enamel poultry-leg | choose sides
Yam and egg sauce £7.40
Boiled yam, scrambled egg, tomato.
> 510 kcal | vegetarian | contains eggs | no gluten | heat 1 | enamel tomato
Beans and plantain / Ewa agoyin £7.40
Mashed beans, dark pepper oil, soft bread.
> 580 kcal | vegan | contains gluten | heat 2 | enamel beans | staple
Indomie special £6.80
Noodles, egg, vegetables, sausage.
> 620 kcal | contains gluten, eggs, soya, celery, sulphites | may sesame | heat 1 | bare steaming-bowl
## Sides
Dodo £3.40
Sweet plantain, soft middle.
> 310 kcal | vegan | may gluten | enamel mango | best
Yam chips £3.20
With pepper sauce.
> 360 kcal | vegan | may gluten | paper french-fries
Jollof, small £4.20
For the table.
> 380 kcal | may celery | no gluten | heat 1 | bare shallow-pan-of-food | staple
Coleslaw £2.40
Creamy.
> 190 kcal | vegetarian | contains eggs, mustard | no gluten | enamel leafy-green
Pounded yam £3.20
Smooth as a pillow.
> 360 kcal | vegan | no gluten | bare rice-ball | staple
Pepper sauce, tub £1.50
Fair warning.
> 60 kcal | vegan | no gluten | heat 3 | dip #B3261E
## Sweet things and drinks
Chin chin, bag £2.80
Crunchy, nutmeg.
> 340 kcal | vegetarian | contains gluten, milk, eggs | paper custard | staple
Coconut candy £2.60
Burnt sugar.
> 290 kcal | vegan | may peanuts | no gluten | bare coconut
Chapman £3.60
Bitters, orange, cucumber, grenadine.
> 150 kcal | vegan | no gluten | dip #B01E2E | not halal
Zobo £3.00
Hibiscus, ginger, pineapple.
> 110 kcal | vegan | no gluten | dip #7E1030 | staple
Malt drink, bottle £2.40
Dark, sweet, no alcohol.
> 190 kcal | vegan | contains gluten | dip #2E1608
${SOFT_DRINKS}
`,
  `
## Meal deals / Chop for one | Cheaper together than apart.
Rice, grill and a can £14.90
Something from the party pot, something from the fire, a can.
> untold everything | enamel cooked-rice | fill Your rice from Rice up to £9.50 | fill From the fire from Grill and fry up to £8.00 | fill Your drink from Drinks up to £1.90
## Lunch bowl | Weekdays only. | sold mon-fri 11:30-15:00
Honey bean bowl £7.20
Soft beans, ripe plantain, pepper sauce.
> 620 kcal | vegan | may fish, celery | heat 2 | enamel beans
Ofada rice, leaf-wrapped £9.80
With its own green sauce. A few each day.
> 710 kcal | contains fish | may crustaceans | heat 3 | enamel herb | 6 left
`,
)
