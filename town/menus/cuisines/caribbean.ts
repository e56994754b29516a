import { cuisine } from '#town/menus/cuisine.ts'
import { SOFT_DRINKS } from './drinks.ts'

export const caribbean = cuisine(
  'caribbean',
  [
    'bare shallow-pan-of-food; bare coconut; bare mango, bare hot-pepper',
    'enamel poultry-leg; bare cooked-rice; bare lime, bare hot-pepper',
    'karahi hot-pepper #A9571F; board stuffed-flatbread; bare mango, bare lime',
  ],
  `
:: size | Size | choose 1
Small box
Large box +£2.80 | 380 kcal
:: base | With | choose 1
Rice and peas | 390 kcal
Plain rice | 310 kcal
Hard food: yam, dumpling, green banana +£1.50 | 420 kcal | contains gluten
Macaroni pie +£2.00 | 460 kcal | contains gluten, milk, eggs, mustard
Slaw and salad only | 110 kcal | contains eggs, mustard
:: heat | Pepper sauce | choose 1
None
A little | contains mustard
Plenty | contains mustard
On the side | contains mustard
:: sides | Add a side | up to 4
Fried plantain +£2.20 | 210 kcal | up to 3
Festival, two +£2.00 | 260 kcal | contains gluten | may milk | up to 3
Fried dumpling, two +£1.80 | 280 kcal | contains gluten | up to 3
Extra gravy +80p | 60 kcal | contains celery
Coleslaw +£1.20 | 120 kcal | contains eggs, mustard
## To start / Small things
Jamaican beef patty £2.90
Flaky, golden, hotter than it looks.
> 390 kcal | contains gluten | may milk, celery, soya | heat 1 | board stuffed-flatbread | best
Callaloo patty £2.80
Greens, onion, thyme.
> 340 kcal | vegan | contains gluten | may celery, soya | board leafy-green | staple
Saltfish fritters, four £4.90
Salt cod, spring onion, scotch bonnet.
> 330 kcal | contains fish, gluten, eggs | heat 1 | enamel lime | choose heat | staple
Pepper prawns £7.20
Shell on, Middle Quarters style.
> 280 kcal | contains crustaceans | no gluten | heat 3 | enamel shrimp
Jerk wings, six £6.50
Smoked over pimento.
> 520 kcal | contains soya, celery | may gluten, mustard | heat 2 | enamel poultry-leg | choose heat | best
Plantain chips and mango salsa £3.90
Salty, sharp, gone.
> 280 kcal | vegan | no gluten | enamel mango
Doubles / Bara and channa £4.50
Two soft breads, curried chickpeas, tamarind.
> 430 kcal | vegan | contains gluten | may mustard | heat 1 | board flatbread
## From the drum / Jerk and grill | Marinated two days, smoked over pimento wood.
Jerk chicken £9.50
Quarter leg, charred, chopped through the bone.
> 560 kcal | contains soya, celery | may gluten, mustard | heat 2 | enamel poultry-leg | choose size, base, heat, sides | best
Boneless jerk chicken £9.90
Thigh, for eating with one hand.
> 520 kcal | contains soya, celery | may gluten, mustard | heat 2 | enamel poultry-leg | choose size, base, heat, sides
Jerk pork belly £10.80
Crackling and smoke.
> 780 kcal | contains soya, celery | may gluten | heat 2 | enamel hot-pepper | choose size, base, heat, sides | not halal
Whole jerk bream £13.90
Wrapped in foil with okra and thyme.
> 490 kcal | contains fish | may soya | heat 2 | enamel lime | choose base, heat, sides
Jerk lamb chops £13.50
Four, pink if you catch them in time.
> 720 kcal | contains soya, celery | heat 2 | enamel herb | choose base, heat, sides
Barbecue chicken £9.50
For those who don’t want the fire.
> 590 kcal | contains soya, celery, mustard | enamel poultry-leg | choose size, base, sides
Jerk cauliflower £8.50
Half a head, blackened, coconut yoghurt.
> 310 kcal | vegan | contains soya | may gluten, celery | heat 2 | enamel coconut | choose size, base, heat, sides
Half and half £11.50
Jerk chicken and curry goat in one box.
> 690 kcal | contains soya, celery, mustard | may gluten | heat 2 | bare shallow-pan-of-food | choose base, heat, sides
## From the pot / Pots and stews / Slow pots | On the stove since the morning.
Curry goat £10.90
On the bone, potatoes, thyme. Go slowly.
> 620 kcal | contains mustard, celery | no gluten | heat 2 | karahi hot-pepper #A9571F | choose size, base, heat, sides | best
Oxtail and butter beans £12.50
Sticky, dark, falling off itself.
> 790 kcal | contains celery, soya | may gluten | bare shallow-pan-of-food | choose size, base, heat, sides | best
Brown stew chicken £9.20
Browned in sugar, simmered with peppers.
> 540 kcal | contains soya, celery | may gluten | heat 1 | karahi tomato #7C3A1B | choose size, base, heat, sides | staple
Curry chicken £8.90
Trinidad style, with potato.
> 520 kcal | contains mustard | no gluten | heat 1 | bare curry-rice | choose size, base, heat, sides | staple
Ackee and saltfish £9.80
Peppers, onion, black pepper, dumpling.
> 480 kcal | contains fish, gluten | may milk | bare shallow-pan-of-food | choose base, heat, sides | staple
Escovitch fish £11.80
Fried snapper, pickled carrot and scotch bonnet.
> 530 kcal | contains fish, gluten, sulphites | heat 3 | enamel lemon | choose base, heat, sides
Pepperpot £10.20
Guyanese: beef, cinnamon, cassareep.
> 640 kcal | untold sulphites, celery | contains gluten | heat 2 | karahi hot-pepper #3F2416 | choose base, heat, sides
Ital stew £8.20
Pumpkin, red beans, okra, coconut milk, no salt.
> 390 kcal | vegan | no gluten | may celery | karahi coconut #C98A3A | choose size, base, heat, sides | staple
Chickpea and spinach curry £8.20
Coconut, thyme, allspice.
> 410 kcal | vegan | contains mustard | no gluten | heat 1 | karahi leafy-green #8A7A2E | choose size, base, heat, sides
Mannish water £5.80
Goat soup, green banana, a reputation.
> 320 kcal | contains celery, gluten | heat 2 | bare shallow-pan-of-food
## Roti and wraps | Folded in a fresh buss-up-shut.
Goat roti £9.90
Curry goat off the bone, potato.
> 790 kcal | contains gluten, mustard, celery | heat 2 | board burrito | choose heat, sides
Chicken roti £8.90
Curry chicken, channa.
> 740 kcal | contains gluten, mustard | heat 1 | board burrito | choose heat, sides | staple
Channa and aloo roti £7.60
Chickpea and potato.
> 640 kcal | vegan | contains gluten, mustard | heat 1 | board burrito | choose heat, sides
Jerk chicken wrap £7.90
Slaw, plantain, mayo.
> 690 kcal | contains gluten, soya, celery, eggs, mustard | heat 2 | board burrito | choose heat, sides | staple
## Sides
Rice and peas £3.50
Kidney beans, coconut, thyme.
> 390 kcal | vegan | no gluten | bare cooked-rice | best
Fried plantain £3.20
Very ripe, very sweet.
> 290 kcal | vegan | may gluten | enamel mango | staple
Macaroni pie £4.20
Baked solid, cut in squares.
> 480 kcal | vegetarian | contains gluten, milk, eggs, mustard | enamel custard | staple
Coleslaw £2.60
Carrot-heavy.
> 180 kcal | vegetarian | contains eggs, mustard | no gluten | enamel leafy-green
Festival, three £3.00
Sweet cornmeal dumplings.
> 390 kcal | vegan | contains gluten | may milk | enamel flatbread
Steamed cabbage £3.00
Carrot, butter, thyme.
> 110 kcal | vegetarian | contains milk | no gluten | enamel leafy-green
Hardo bread, two slices £1.50
Buttered.
> 240 kcal | vegetarian | contains gluten, milk | may soya | board baguette-bread
## Puddings and punches / Sweet things
Rum cake £4.20
Black with fruit, soaked since Christmas.
> 460 kcal | vegetarian | contains gluten, milk, eggs, sulphites | may treeNuts | enamel cherries | not halal
Coconut drops £2.80
Ginger, brown sugar.
> 310 kcal | vegan | may treeNuts, peanuts | no gluten | bare coconut
Sweet potato pudding £3.60
Soft on top, hell at the bottom, as they say.
> 340 kcal | vegan | contains gluten | may treeNuts | enamel custard
Sorrel £2.80
Hibiscus, ginger, clove, no alcohol.
> 140 kcal | vegan | no gluten | dip #8E1230 | staple
Peanut punch £3.60
Thick, cold, filling.
> 420 kcal | vegetarian | contains peanuts, milk | may treeNuts, gluten | bare glass-of-milk
Carrot juice £3.20
Nutmeg, condensed milk, lime.
> 220 kcal | vegetarian | contains milk | no gluten | dip #EE8A2B
${SOFT_DRINKS}
`,
  `
## Yard deals | Cheaper together than apart.
Dinner for one £14.90
Something from the drum, a side and a drink.
> untold everything | enamel poultry-leg | fill Your main from From the drum up to £11.50 | fill Your side from Sides up to £3.50 | fill Your drink from Drinks
## Lunch box | Weekdays only. | sold mon-fri 11:30-15:00
Rice box of the day £7.50
Curried chickpeas, rice and peas, slaw.
> 690 kcal | vegan | contains mustard | may celery, gluten | heat 1 | enamel cooked-rice
Saturday soup £6.80
Pumpkin, yam and dumplings, on any day there is some.
> 410 kcal | vegan | contains gluten, celery | plate steaming-bowl | 9 left
`,
)
