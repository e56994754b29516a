import { cuisine } from '#town/menus/cuisine.ts'
import { CAN_WITH_IT, DRINK_WITH_IT, SOFT_DRINKS } from './drinks.ts'

export const kebabShop = cuisine(
  'kebab',
  [
    'board stuffed-flatbread; bare french-fries; dip #B3261E, bare hot-pepper',
    'enamel stuffed-flatbread; board flatbread; bare tomato, dip #F4EFE0',
    'enamel poultry-leg; bare green-salad; bare lemon, bare hot-pepper',
  ],
  `
${CAN_WITH_IT}:: bread | In what? | choose 1
Pitta | 170 kcal | contains gluten
Naan +50p | 290 kcal | contains gluten, milk
Wrap +50p | 240 kcal | contains gluten
Box with rice +80p | 310 kcal
Box with salad only
:: size | Size | choose 1
Regular
Large +£2.00 | 320 kcal
:: salad | Salad | up to 6
Lettuce | 3 kcal
Tomato | 5 kcal
Cucumber | 4 kcal
Red onion | 8 kcal
Pickled cabbage | 6 kcal | contains sulphites
Pickled chillies | 5 kcal | contains sulphites
:: sauce | Sauces | up to 3
Garlic sauce | 90 kcal | contains milk, eggs | up to 2
Chilli sauce | 20 kcal | contains celery | up to 2
Burger sauce | 110 kcal | contains eggs, mustard | may milk | up to 2
Mint yoghurt | 40 kcal | contains milk | up to 2
Tahini | 120 kcal | contains sesame | up to 2
Ketchup | 30 kcal | contains celery | up to 2
:: meal | Make it a meal | up to 1 | meal
Chips and a can +£3.20 | 560 kcal | may gluten | opens can
Cheesy chips and a can +£4.20 | 730 kcal | contains milk | may gluten | opens can
:: more | Add to it | up to 4
Halloumi +£1.50 | 160 kcal | contains milk | up to 2
Extra meat +£2.50 | 280 kcal | contains gluten | may soya, mustard | up to 2
Cheese +80p | 110 kcal | contains milk | up to 2
Hummus +£1.20 | 130 kcal | contains sesame
## Kebabs / From the spit / Doner and kebabs | Everything comes with the salad and sauce you pick.
Lamb doner / Doner kebab £7.50
Shaved from the spit, the crisp bits included.
> 620 kcal | contains gluten | may soya, milk, mustard | board stuffed-flatbread | choose size, bread, salad, sauce, more, meal | best
Chicken doner £7.80
Thigh, stacked and turned since ten.
> 540 kcal | contains milk | may gluten, mustard | board stuffed-flatbread | choose size, bread, salad, sauce, more, meal | best
Mixed doner £8.60
Half lamb, half chicken, no deciding.
> 610 kcal | contains gluten, milk | may soya, mustard | board stuffed-flatbread | choose size, bread, salad, sauce, more, meal | staple
Iskender £11.50
Doner over toasted bread, tomato, yoghurt, browned butter.
> 890 kcal | contains gluten, milk | may soya | heat 1 | enamel tomato
Doner and chips box £7.90
One box, one fork, one o’clock in the morning.
> 1010 kcal | contains gluten | may soya, milk, mustard | enamel french-fries | choose sauce, more | best
Falafel kebab £6.80
Six, fried to order, with hummus.
> 480 kcal | vegan | contains sesame | may gluten | board falafel | choose bread, salad, sauce, more, meal | staple
Halloumi kebab £7.20
Grilled until it squeaks its last.
> 510 kcal | vegetarian | contains milk | board stuffed-flatbread | choose bread, salad, sauce, more, meal
## From the charcoal / Charcoal grill / Ocakbaşı grill | Over real charcoal, so give it ten minutes.
Chicken shish £9.50
Breast in yoghurt, paprika and garlic.
> 430 kcal | contains milk | no gluten | enamel poultry-leg | choose size, bread, salad, sauce, more, meal | best
Lamb shish £10.90
Leg, cubed, oregano and onion juice.
> 520 kcal | may milk | no gluten | enamel herb | choose size, bread, salad, sauce, more, meal | staple
Adana £9.80
Minced lamb, red pepper and chilli on a wide skewer.
> 560 kcal | may gluten, milk | heat 2 | enamel hot-pepper | choose size, bread, salad, sauce, more, meal | staple
Chicken wings, eight £8.50
Charred, salted, lemon squeezed over.
> 640 kcal | no gluten | heat 1 | enamel poultry-leg | choose sauce, meal
Lamb ribs £10.50
Crisp fat, cumin, sumac onions.
> 840 kcal | no gluten | enamel herb | choose sauce, meal
Mixed grill £16.50
Lamb and chicken shish, adana, wings and a chop.
> 1240 kcal | contains milk | may gluten | heat 1 | enamel poultry-leg | choose bread, salad, sauce
Family platter £38.00
For four: the mixed grill twice, rice, salads, bread.
> 4100 kcal | contains milk, gluten, sesame | enamel poultry-leg
Grilled sea bass £13.80
Whole, lemon and bay, rice or salad.
> 460 kcal | contains fish | no gluten | enamel lemon | choose salad, sauce
Vegetable skewers £8.20
Courgette, pepper, mushroom, onion.
> 210 kcal | vegan | no gluten | enamel tomato | choose bread, salad, sauce, more, meal
## Wraps and burgers
Chicken shish wrap £8.40
Rolled tight, toasted on the grill.
> 590 kcal | contains gluten, milk | board burrito | choose salad, sauce, more, meal | staple
Doner calzone £9.20
Doner and cheese in pizza dough. It is what it is.
> 1120 kcal | contains gluten, milk | may soya, mustard | board stuffed-flatbread | choose sauce
Quarter-pounder £5.40
Beef, cheese, lettuce, onion.
> 610 kcal | contains gluten, milk, sesame | may soya, eggs | plate hamburger | choose sauce, more, meal | staple
Chicken fillet burger £5.60
Crumbed breast, mayo, lettuce.
> 580 kcal | contains gluten, eggs, mustard | may milk, sesame | plate hamburger | choose sauce, more, meal
Kofte burger £6.40
Spiced lamb, red onion, mint.
> 640 kcal | contains gluten, sesame | may milk | plate hamburger | choose sauce, more, meal
Bean burger £5.20
Spicy beans, crisp coat.
> 490 kcal | vegan | contains gluten, sesame | may soya | heat 1 | plate beans | choose sauce, meal
## Meze / Small plates / To start
Hummus and bread £4.20
Chickpeas, tahini, lemon.
> 380 kcal | vegan | contains sesame, gluten | board flatbread | staple
Cacik £3.50
Yoghurt, cucumber, dried mint.
> 120 kcal | vegetarian | contains milk | no gluten | dip #EEF1E2
Stuffed vine leaves, five £4.80
Rice, currants, pine nuts.
> 240 kcal | vegan | may treeNuts, sulphites | no gluten | enamel leafy-green
Borek, three £4.90
Feta and parsley in crisp pastry.
> 360 kcal | vegetarian | contains gluten, milk, eggs | enamel flatbread
Lahmacun £4.50
Thin bread, minced lamb, parsley, lemon. Roll it up.
> 390 kcal | contains gluten | heat 1 | board flatbread | best
Lentil soup £4.20
Red lentils, mint butter, lemon.
> 210 kcal | vegetarian | contains milk, celery | no gluten | enamel lemon
Shepherd’s salad £4.50
Tomato, cucumber, pepper, sumac.
> 130 kcal | vegan | no gluten | bare green-salad | staple
## Chips and sides
Chips £2.80
Salted, or say so in a note.
> 560 kcal | vegan | may gluten | paper french-fries | choose sauce | staple
Cheesy chips £3.90
Under a lid of cheese.
> 730 kcal | vegetarian | contains milk | may gluten | enamel french-fries | choose sauce | staple
Rice £2.80
Buttered, with orzo.
> 340 kcal | vegetarian | contains milk, gluten | bare cooked-rice
Onion rings, eight £3.20
Battered and sweet.
> 340 kcal | vegan | contains gluten | may milk | paper french-fries
Naan from the oven £2.20
Big as the tray.
> 310 kcal | vegetarian | contains gluten, milk | may sesame | board flatbread
Mozzarella sticks, five £4.20
With chilli sauce.
> 390 kcal | vegetarian | contains milk, gluten | may eggs | enamel hot-pepper
## Something sweet / Sweets
Baklava, four £4.20
Pistachio, butter, syrup.
> 420 kcal | vegetarian | contains gluten, milk, treeNuts | enamel custard | staple
Künefe £6.50
Hot shredded pastry, stretchy cheese, syrup.
> 610 kcal | vegetarian | contains gluten, milk, treeNuts | enamel custard
Rice pudding / Sütlaç £3.90
Baked till the top blisters.
> 290 kcal | vegetarian | contains milk | no gluten | dip #F1E2B8
Ayran £1.90
Salted yoghurt, ice cold.
> 90 kcal | vegetarian | contains milk | no gluten | bare glass-of-milk
${SOFT_DRINKS}
`,
  `
${DRINK_WITH_IT}:: ownmeal | On its own, or as a meal? | choose 1 | meal
On its own
With chips and a drink +£3.20 | 450 kcal | may gluten | opens drink
## Meal deals / Late deals | Cheaper together than apart.
Kebab, side and a can £10.50
Anything off the spit, a side, any can.
> untold everything | paper stuffed-flatbread | fill Your kebab from Kebabs up to £9.00 | fill Your side from Chips and sides up to £3.50 | fill Your drink from Drinks up to £1.90
## Lunch wraps | Weekdays only, and quick. | sold mon-fri 11:30-15:00
Falafel lunch wrap £5.90
Hummus, pickles, crisp lettuce.
> 540 kcal | vegan | contains gluten, sesame | may mustard | paper falafel | choose ownmeal
Lamb neck, slow £12.50
From the embers since noon. Eight a night.
> 720 kcal | may milk, gluten | enamel shallow-pan-of-food | 8 left
`,
)
