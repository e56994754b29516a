import { cuisine } from '#town/menus/cuisine.ts'
import { BEERS, SOFT_DRINKS } from './drinks.ts'

export const thaiKitchen = cuisine(
  'thai',
  [
    'enamel shrimp; bare cooked-rice; bare lime, bare hot-pepper',
    'bare curry-rice; enamel dumpling; bare lime, bare coconut',
    'karahi coconut #7A9A3A; bare cooked-rice; bare hot-pepper, bare herb',
  ],
  `
:: protein | With | choose 1
Chicken | 170 kcal
Pork | 210 kcal
Beef +80p | 200 kcal
King prawns +£2.50 | 100 kcal | contains crustaceans
Tofu | 140 kcal | contains soya
Mixed vegetables | 70 kcal
:: heat | How hot? | choose 1
Mild
Medium
Thai hot
Ask me no questions
:: rice | Rice | choose 1
Jasmine rice +£2.60 | 310 kcal
Coconut rice +£3.20 | 390 kcal
Sticky rice +£3.20 | 360 kcal
Egg fried rice +£3.40 | 410 kcal | contains eggs, soya
No rice
:: extras | Extras | up to 3
Fried egg, Thai style +£1.50 | 130 kcal | contains eggs | up to 2
Crushed peanuts +60p | 90 kcal | contains peanuts
Chilli in fish sauce +60p | 10 kcal | contains fish | up to 2
Cashews +£1.20 | 130 kcal | contains treeNuts
## To start / Starters / Street snacks
Prawn crackers £3.00
Spicy ones, sweet chilli dip.
> 270 kcal | contains crustaceans | may fish | heat 1 | paper shrimp | staple
Chicken satay, four £7.20
Turmeric, coconut, peanut sauce, cucumber.
> 410 kcal | contains peanuts, soya | may crustaceans, gluten | heat 1 | enamel peanuts | best
Spring rolls, four £5.90
Glass noodles, mushroom, plum sauce.
> 310 kcal | vegan | contains gluten, soya | enamel dumpling | staple
Thai fishcakes, four £6.90
Red curry, lime leaf, green beans.
> 320 kcal | contains fish, eggs | may crustaceans | heat 1 | enamel lime | staple
Prawn toast £6.90
Sesame crust.
> 390 kcal | contains crustaceans, gluten, eggs, sesame | board shrimp
Corn fritters, five £5.80
Sweetcorn, red curry, cucumber relish.
> 340 kcal | vegan | contains soya | may gluten | heat 1 | enamel falafel
Steamed dumplings, four £6.80
Pork and prawn, crisp garlic.
> 280 kcal | contains crustaceans, gluten, soya, eggs | bare dumpling | not halal
Salt and pepper squid £7.60
Lime and white pepper.
> 360 kcal | contains molluscs | may gluten, crustaceans | heat 1 | enamel lime
Chicken wings £6.80
Fish sauce, garlic, crisp lime leaf.
> 520 kcal | contains fish | may gluten | enamel poultry-leg
Mixed starters for two £15.50
Two of most things.
> 880 kcal | contains peanuts, gluten, soya, fish, crustaceans, eggs, sesame | enamel dumpling
## Soups and salads
Tom yum £7.20
Lemongrass, galangal, lime, chilli.
> 160 kcal | contains fish, crustaceans | no gluten | heat 2 | bare steaming-bowl | choose protein, heat | best
Tom kha £7.40
The same with coconut and fewer tears.
> 290 kcal | contains fish | no gluten | heat 1 | bare coconut | choose protein, heat | staple
Green papaya salad / Som tam £8.60
Pounded with peanuts, lime, dried shrimp.
> 210 kcal | contains peanuts, fish, crustaceans | no gluten | heat 3 | enamel peanuts | choose heat | staple
Larb £8.90
Minced chicken, toasted rice, mint.
> 260 kcal | contains fish | no gluten | heat 2 | enamel herb | choose heat
Weeping tiger £12.80
Grilled sirloin, dipping sauce, herbs.
> 430 kcal | contains fish, soya, gluten | heat 2 | board hot-pepper | choose rice
## Curries / Thai curries / From the mortar | Paste pounded here, coconut milk cracked in the pan.
Green curry £10.50
Aubergine, bamboo, basil, green chilli.
> 460 kcal | contains fish, crustaceans | no gluten | heat 2 | karahi coconut #7A9A3A | choose protein, heat, rice, extras | best
Red curry £10.50
Lime leaf, bamboo, sweet basil.
> 470 kcal | contains fish, crustaceans | no gluten | heat 2 | karahi coconut #C0452A | choose protein, heat, rice, extras | staple
Massaman £11.20
Potato, cinnamon, peanuts: slow and sweet.
> 620 kcal | contains peanuts, fish, crustaceans | may treeNuts | heat 1 | karahi peanuts #A8622A | choose protein, rice, extras | best
Panang £10.80
Thick, with lime leaf cut like hair.
> 520 kcal | contains peanuts, fish, crustaceans | heat 2 | karahi herb #B5502A | choose protein, heat, rice, extras | staple
Yellow curry £10.20
Potato, onion, turmeric.
> 480 kcal | contains fish, mustard | heat 1 | bare curry-rice | choose protein, rice, extras
Jungle curry £10.50
No coconut. No mercy.
> 240 kcal | contains fish, crustaceans | no gluten | heat 3 | karahi hot-pepper #7A5A1E | choose protein, rice, extras
Vegan green curry £10.20
Paste without shrimp, soy for fish sauce.
> 410 kcal | vegan | contains soya | may gluten | heat 2 | karahi leafy-green #6E943A | choose heat, rice | staple
Duck red curry £13.20
Roast duck, lychee, tomato.
> 640 kcal | contains fish, crustaceans, soya, gluten | heat 2 | karahi tomato #B3401F | choose rice, extras
## Stir-fries / From the wok
Pad krapow / Holy basil £10.20
Minced, garlic, chilli, basil. Add the egg.
> 360 kcal | contains fish, soya, gluten, molluscs | heat 3 | enamel hot-pepper | choose protein, heat, rice, extras | best
Cashew nut stir-fry £10.50
Dried chilli, onion, a sweet soy.
> 430 kcal | contains treeNuts, soya, gluten, molluscs | heat 1 | enamel herb | choose protein, rice, extras | staple
Ginger stir-fry £9.80
Matchsticks of it.
> 290 kcal | contains soya, gluten, molluscs | enamel ginger-root | choose protein, rice, extras
Garlic and pepper £9.80
Coriander root, white pepper.
> 310 kcal | contains soya, gluten, molluscs | enamel herb | choose protein, rice, extras
Sweet and sour, Thai style £9.80
Pineapple, tomato, cucumber.
> 330 kcal | may soya | no gluten | enamel tomato | choose protein, rice, extras
Morning glory £7.60
Garlic, chilli, yellow bean.
> 140 kcal | vegan | contains soya, gluten | heat 2 | enamel leafy-green
Sea bass with lime £15.50
Steamed whole, garlic, chilli, lime.
> 380 kcal | contains fish | no gluten | heat 2 | enamel lime | choose rice
## Noodles and rice
Pad Thai £10.50
Tamarind, egg, bean sprouts, peanuts, lime.
> 620 kcal | contains eggs, fish, peanuts, soya | may crustaceans | enamel peanuts | choose protein, heat, extras | best
Pad see ew £10.20
Wide noodles, dark soy, greens, smoke.
> 640 kcal | contains eggs, soya, gluten, molluscs | bare steaming-bowl | choose protein, extras | staple
Drunken noodles £10.40
Basil, green peppercorn, chilli.
> 590 kcal | contains soya, gluten, fish, molluscs | heat 3 | bare steaming-bowl | choose protein, heat, extras
Khao soi £12.20
Chiang Mai curry noodles, crisp on top.
> 790 kcal | contains gluten, eggs, fish, crustaceans, soya | heat 2 | bare steaming-bowl | choose extras
Thai fried rice £9.80
Egg, tomato, onion, lime.
> 560 kcal | contains eggs, soya, gluten, fish | bare cooked-rice | choose protein, heat, extras | staple
Pineapple fried rice £10.80
Cashews, raisins, curry powder, prawns.
> 680 kcal | contains crustaceans, treeNuts, eggs, soya, gluten, mustard, sulphites | bare cooked-rice | choose heat
Vegan pad Thai £9.90
Tofu, no egg, tamarind.
> 540 kcal | vegan | contains soya, peanuts | may gluten | enamel peanuts | choose heat
## Rice
Jasmine rice £3.00
Steamed.
> 310 kcal | vegan | no gluten | bare cooked-rice | staple
Coconut rice £3.80
Sweet, salty.
> 390 kcal | vegan | no gluten | bare coconut | staple
Sticky rice £3.60
In a bamboo basket, or a bag.
> 360 kcal | vegan | no gluten | bare rice-ball
Roti £3.60
Flaky, for mopping.
> 310 kcal | vegetarian | contains gluten, milk | board flatbread
## Puddings
Mango and sticky rice £6.20
When the mangoes are good. They are.
> 430 kcal | vegan | may sesame | no gluten | bare mango | best
Coconut ice cream £4.60
Peanuts on top, or not.
> 280 kcal | vegan | contains peanuts | no gluten | bare coconut
Thai iced tea £3.60
Orange, milky, very sweet.
> 240 kcal | vegetarian | contains milk | no gluten | dip #D9772B
${SOFT_DRINKS}
${BEERS}
`,
  `
## Meal deals / Set suppers | Cheaper together than apart.
Supper for one £16.50
A snack, a curry, rice.
> untold everything | karahi coconut #6E8B3D | fill To start from To start up to £6.00 | fill Your curry from Curries up to £10.50 | fill Your rice from Rice up to £3.80
## Lunch | Weekdays only. | sold mon-fri 11:30-15:00
Basil rice, fried egg £8.20
Tofu, long beans, holy basil, chilli.
> 610 kcal | vegetarian | contains eggs, soya | may fish, gluten | heat 2 | enamel cooked-rice
Mango and coconut rice £5.90
While the mangoes are ripe.
> 410 kcal | vegan | no gluten | may sesame | plate mango | 9 left
`,
)
