import { cuisine } from '#town/menus/cuisine.ts'
import { SOFT_DRINKS } from './drinks.ts'

export const vietnamese = cuisine(
  'vietnamese',
  [
    'bare steaming-bowl; board baguette-bread; bare lime, bare herb',
    'board baguette-bread; bare steaming-bowl; bare hot-pepper, bare lime',
    'enamel shrimp; bare steaming-bowl; bare lime, dip #C0843E',
  ],
  `
:: size | Bowl | choose 1
Regular
Big +£2.50 | 210 kcal
:: herbs | Herbs and heat | up to 4
Coriander | 1 kcal
Fresh chilli | 2 kcal
Bean sprouts | 10 kcal
Lime | 5 kcal
Chilli sauce | 20 kcal | contains soya | may gluten
:: extras | Extras | up to 4
Extra brisket +£3.00 | 180 kcal
Extra noodles +£1.80 | 220 kcal
Soft egg +£1.50 | 80 kcal | contains eggs
Fried dough stick +£1.80 | 190 kcal | contains gluten
Crispy tofu +£2.00 | 140 kcal | contains soya
:: protein | With | choose 1
Lemongrass chicken | 220 kcal | contains fish
Grilled pork | 260 kcal | contains fish, soya
Beef in betel leaf +£1.50 | 230 kcal | contains fish, peanuts
Prawns +£2.00 | 110 kcal | contains crustaceans
Lemongrass tofu | 190 kcal | contains soya
:: fill | Into the baguette | up to 3
Fried egg +£1.20 | 90 kcal | contains eggs
Extra pâté +£1.00 | 110 kcal | contains milk
Chilli | 2 kcal
No coriander
No mayo
## To start / Rolls and small plates
Summer rolls, prawn £5.80
Rice paper, herbs, vermicelli, peanut dip.
> 190 kcal | contains crustaceans, peanuts, soya | may gluten | enamel shrimp | best
Summer rolls, tofu £5.20
Mint, carrot, peanut dip.
> 180 kcal | vegan | contains soya, peanuts | may gluten | enamel leafy-green | staple
Fried spring rolls, four / Chả giò £6.20
Pork, prawn, wood-ear, lettuce to wrap.
> 390 kcal | contains crustaceans, eggs, fish | may gluten | enamel dumpling | not halal | staple
Vegetable spring rolls, four £5.60
Taro and mushroom.
> 310 kcal | vegan | contains soya | may gluten | enamel dumpling
Lemongrass wings £6.80
Fish sauce caramel.
> 510 kcal | contains fish | may gluten | heat 1 | enamel poultry-leg | best
Salt and chilli squid £7.60
Five spice, lime, pepper.
> 370 kcal | contains molluscs | may gluten, crustaceans | heat 2 | enamel lime
Sizzling crêpe / Bánh xèo £9.60
Turmeric, prawn, pork, sprouts: wrap it in leaves.
> 540 kcal | contains crustaceans, fish | no gluten | enamel shrimp | not halal
Green mango salad £7.80
Prawns, peanuts, dried shrimp.
> 240 kcal | contains crustaceans, peanuts, fish | no gluten | heat 2 | bare mango
Lotus root salad £7.40
Tofu, herbs, lime.
> 210 kcal | vegan | contains soya, peanuts | no gluten | heat 1 | bare green-salad
## Phở / Pho | Bones on at midnight, ready by noon. Broth travels in its own tub.
Beef pho / Phở bò £10.80
Brisket, rare steak, star anise, spring onion.
> 520 kcal | contains fish | may gluten, celery | bare steaming-bowl | choose size, herbs, extras | best
Rare steak pho £10.80
It cooks in the broth, in your kitchen.
> 490 kcal | contains fish | may gluten, celery | bare steaming-bowl | choose size, herbs, extras
Chicken pho / Phở gà £10.20
Poached thigh, ginger, lime leaf.
> 460 kcal | contains fish | may gluten, celery | bare steaming-bowl | choose size, herbs, extras | staple
Vegan pho £9.80
Charred ginger, mushrooms, tofu.
> 410 kcal | vegan | contains soya | may gluten, celery | bare steaming-bowl | choose size, herbs, extras | staple
Hue beef noodle soup £11.60
Lemongrass, shrimp paste, chilli oil.
> 610 kcal | contains fish, crustaceans | heat 3 | bare steaming-bowl | choose size, herbs, extras | best
Prawn and pork noodle soup £11.20
Clear, sweet, crisp shallots.
> 480 kcal | contains crustaceans, fish | bare steaming-bowl | choose size, herbs, extras | not halal
Wonton noodle soup £10.40
Egg noodles, pork and prawn wontons.
> 560 kcal | contains gluten, eggs, crustaceans, soya, sesame | bare steaming-bowl | choose size, herbs, extras | not halal
## Bánh mì / Baguettes | Rice-flour baguette, pickles, coriander, chilli, mayo.
House bánh mì £7.40
Pork belly, pâté, ham, all of it.
> 640 kcal | contains gluten, milk, eggs, soya, mustard, fish | may sulphites | board baguette-bread | choose fill | not halal | best
Lemongrass chicken bánh mì £7.20
Grilled thigh.
> 560 kcal | contains gluten, eggs, soya, mustard, fish | board baguette-bread | choose fill | best
Grilled pork bánh mì £7.40
Sesame, char.
> 590 kcal | contains gluten, eggs, soya, mustard, fish, sesame | board baguette-bread | choose fill | not halal
Tofu bánh mì £6.80
Lemongrass tofu, vegan mayo.
> 490 kcal | vegan | contains gluten, soya, mustard | board baguette-bread | choose fill | staple
Meatball bánh mì £7.40
Pork meatballs, tomato gravy.
> 610 kcal | contains gluten, eggs, soya, fish, mustard | board baguette-bread | choose fill | not halal
Fried egg bánh mì £6.20
The Saigon breakfast.
> 470 kcal | vegetarian | contains gluten, eggs, soya, mustard | board baguette-bread | choose fill | staple
## Noodle and rice bowls / Bún and cơm
Vermicelli bowl / Bún £10.20
Cold noodles, herbs, pickles, peanuts, warm topping.
> 390 kcal | contains peanuts, fish | may gluten | enamel herb | choose protein, herbs, extras | best
Broken rice plate / Cơm tấm £10.60
Cucumber, pickles, spring onion oil.
> 430 kcal | contains fish | may gluten | bare cooked-rice | choose protein, herbs, extras | staple
Shaking beef £13.80
Cubed sirloin, watercress, lime and pepper.
> 620 kcal | contains soya, gluten, molluscs | enamel leafy-green | choose extras
Caramel clay-pot pork £11.20
Belly, coconut water, egg, rice.
> 760 kcal | contains fish, eggs, soya | bare shallow-pan-of-food | not halal
Chicken curry £10.60
Sweet potato, lemongrass, coconut, baguette.
> 640 kcal | contains gluten, fish, mustard | heat 1 | bare curry-rice | staple
Tofu in tomato £9.40
Spring onion, black pepper, rice.
> 460 kcal | vegan | contains soya | may gluten | enamel tomato
Lemongrass aubergine £9.20
Chilli, basil, rice.
> 410 kcal | vegan | contains soya | may gluten | heat 2 | enamel herb
Stir-fried egg noodles £9.60
Greens, mushrooms, dark soy.
> 560 kcal | vegetarian | contains gluten, eggs, soya | bare steaming-bowl | choose extras
House fried rice £9.40
Chinese sausage, prawn, egg.
> 610 kcal | contains eggs, crustaceans, soya, gluten | bare cooked-rice | not halal
## Sides
Steamed rice £2.80
Jasmine.
> 310 kcal | vegan | no gluten | bare cooked-rice | staple
Pickled carrot and daikon £2.60
Crunchy.
> 40 kcal | vegan | contains sulphites | no gluten | bare pickle
Garlic morning glory £6.60
From the wok.
> 130 kcal | vegan | contains soya | may gluten | enamel leafy-green
Prawn crackers £2.60
A bag.
> 260 kcal | contains crustaceans | may fish | paper shrimp | staple
Bowl of broth £3.20
For colds.
> 60 kcal | contains fish | may gluten, celery | bare herb
## Sweet things and coffee
Coconut and mango jelly £3.80
Three layers.
> 190 kcal | vegan | no gluten | bare mango | staple
Banana cake £4.20
Warm, coconut sauce.
> 340 kcal | vegan | contains gluten | may sesame | enamel coconut
Iced coffee / Cà phê sữa đá £3.80
Strong, condensed milk.
> 190 kcal | vegetarian | contains milk | no gluten | bare glass-of-milk | best
Jasmine tea £2.40
A flask.
> 2 kcal | vegan | no gluten | plate hot-beverage
${SOFT_DRINKS}
`,
  `
## Meal deals / Street set | Cheaper together than apart.
Roll, bowl and a drink £16.90
A small plate, a bowl of broth, something cold.
> untold everything | plate steaming-bowl | fill Small plate from To start up to £6.00 | fill Your bowl from Phở up to £10.50 | fill Your drink from Drinks
## Lunch baguette | Weekdays only, and quick. | sold mon-fri 11:30-15:00
Lemongrass tofu baguette £5.90
Pickled carrot, coriander, chilli.
> 480 kcal | vegan | contains gluten, soya | heat 1 | board baguette-bread
Crab and tamarind soup £9.20
Made when the crab comes in.
> 310 kcal | contains crustaceans, fish, eggs | heat 1 | plate steaming-bowl | 6 left
`,
)
