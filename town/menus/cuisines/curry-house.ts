import { cuisine } from '#town/menus/cuisine.ts'
import { BEERS, DRINK_WITH_IT, SOFT_DRINKS } from './drinks.ts'

export const curryHouse = cuisine(
  'indian',
  [
    'bare curry-rice; board flatbread; dip #7FA650, bare hot-pepper',
    'karahi herb #E2702B; board flatbread, bare cooked-rice; bare hot-pepper',
    'karahi shrimp #B03A1E; bare curry-rice; bare lime, dip #7FA650',
    'enamel poultry-leg; karahi leafy-green #5E7F35; bare lemon, dip #C98A1B',
  ],
  `
:: heat | How hot? | choose 1
Mild
Medium
Hot
Extra Kashmiri chilli +30p | 5 kcal
:: rice | Rice or bread | choose 1
Pilau rice +£2.50 | 350 kcal | may milk
Plain basmati +£2.20 | 310 kcal
Garlic naan +£2.75 | 330 kcal | contains gluten, milk | may sesame
Peshwari naan +£3.25 | 460 kcal | contains gluten, milk, treeNuts | may sesame
Nothing, thanks
:: side | Something on the side | up to 3
Mint raita +£1.20 | 60 kcal | contains milk | up to 3
Mango chutney +80p | 90 kcal | contains mustard | up to 3
Lime pickle +80p | 45 kcal | contains mustard | may sulphites | up to 3
Two poppadoms +£1.50 | 120 kcal | may gluten | up to 3
:: filling | Choose your filling | choose 1
Chicken | 180 kcal
Lamb +£1.00 | 240 kcal
King prawn +£2.50 | 110 kcal | contains crustaceans | may fish, molluscs
Paneer +50p | 220 kcal | contains milk
Mixed vegetables | 90 kcal
## To start / Starters / Small plates | Served with mint chutney and kachumber.
Onion bhaji, four / Onion bhajia £4.50
Thin-cut onion and carom seed in gram flour. // Shredded onion, fennel seed, very crisp.
> 380 kcal | vegan | may gluten, mustard | bare falafel | choose side | best
Lamb samosa, two £4.95
Minced shoulder, peas, warm spice.
> 420 kcal | contains gluten | may mustard, milk | enamel dumpling | choose side | staple
Vegetable samosa, two £4.25
Potato, peas and pomegranate seed.
> 350 kcal | vegan | contains gluten | may mustard | enamel dumpling | choose side | staple
Tandoori drumsticks / Tangri kebab £6.75
Overnight in yoghurt and Kashmiri chilli.
> 510 kcal | contains milk, mustard | no gluten | heat 1 | enamel poultry-leg | choose side
Seekh kebab, two £5.50
Minced lamb, green chilli and mint, from the skewer.
> 390 kcal | may milk, gluten | heat 2 | enamel hot-pepper | choose side | staple
Peanut kachumber £3.95
Cucumber, tomato, lime, roasted peanuts.
> 190 kcal | vegan | contains peanuts | may treeNuts, sesame | enamel green-salad
Aloo tikki chaat £5.25
Crisp potato cakes, chickpeas, yoghurt and tamarind.
> 430 kcal | vegetarian | contains milk, gluten | may mustard | heat 1 | enamel falafel
Prawn puri £6.50
Sweet-sour prawns on hot fried bread.
> 460 kcal | contains crustaceans, gluten | may mustard | heat 1 | enamel shrimp
Chilli paneer £6.25
Fried cheese, peppers, soy and green chilli, the Kolkata way.
> 480 kcal | vegetarian | contains milk, soya, gluten | heat 2 | enamel hot-pepper
Poppadoms and pickle tray £3.50
Four poppadoms, three chutneys, chopped onion.
> 290 kcal | vegan | contains mustard | may gluten, sulphites | enamel flatbread | staple
## From the tandoor / Clay oven / Grill | Marinated overnight, cooked over charcoal, with salad.
Chicken tikka £8.95
Breast pieces in yoghurt, ginger and red chilli.
> 430 kcal | contains milk, mustard | no gluten | heat 1 | enamel poultry-leg | choose rice, side | staple
Paneer shashlik £8.75
Fresh cheese, peppers and onion, charred at the edges.
> 520 kcal | vegetarian | contains milk, mustard | no gluten | heat 1 | enamel tomato | choose rice, side
Lamb chops, four / Lamb chaamp £12.50
Papaya, clove and a hard, hot grill.
> 690 kcal | contains milk | may mustard | heat 2 | enamel herb | choose rice, side | best
Tandoori sea bass £14.50
A whole fish, ajwain and lime, off the bone if you ask.
> 480 kcal | contains fish, milk, mustard | no gluten | heat 1 | enamel lime | choose rice
Mixed grill £15.50
Tikka, chops, seekh kebab and a prawn or two.
> 940 kcal | contains milk, mustard, crustaceans | may gluten | heat 2 | enamel poultry-leg | choose rice, side
## Curries / House curries / From the pot | Every curry comes mild, medium or hot.
Chicken makhani / Butter chicken / Murgh makhani £9.95
Tandoor chicken in a slow tomato and butter sauce, finished with cream.
> 640 kcal | contains milk, treeNuts | may gluten | heat 1 | karahi herb #E2702B | choose heat, rice, side | best
Chicken tikka masala £9.95
The national dish. Charred tikka, tomato, cream, fenugreek.
> 670 kcal | contains milk, treeNuts | may gluten | heat 1 | karahi herb #D8602A | choose heat, rice, side | best
Chana masala £7.25
Chickpeas, ginger, tomato, roasted cumin.
> 410 kcal | vegan | may gluten, mustard | heat 2 | karahi beans #C0843E | choose heat, rice, side | best
Saag paneer / Palak paneer £8.50
Spinach, mustard greens, fresh cheese.
> 560 kcal | vegetarian | contains milk, mustard | may gluten | heat 1 | karahi leafy-green #5E7F35 | choose heat, rice, side | staple
Lamb rogan josh £10.95
Slow-cooked shoulder, fennel, Kashmiri chilli.
> 690 kcal | contains milk | may treeNuts | heat 2 | karahi tomato #9C3A1C | choose heat, rice, side | staple
Prawn Madras £11.50
King prawns, tamarind, curry leaf. Properly hot.
> 480 kcal | contains crustaceans, mustard | may fish, molluscs | heat 3 | karahi shrimp #B03A1E | choose heat, rice, side
Tarka dal £6.95
Yellow lentils, brown garlic, dried chilli.
> 360 kcal | vegan | may gluten | heat 1 | karahi hot-pepper #DBA32F | choose heat, rice, side | staple
Dal makhani £7.95
Black lentils on the stove since yesterday, butter, cream.
> 490 kcal | vegetarian | contains milk | no gluten | karahi beans #5B3A26 | choose heat, rice, side
Korma £9.25
Cashew, coconut and cardamom: gentle, never dull.
> 710 kcal | contains milk, treeNuts | may gluten | karahi coconut #E8C777 | choose filling, rice, side | staple
Jalfrezi £9.50
Fast and fresh, with peppers, onion and green chilli.
> 430 kcal | may mustard, gluten | heat 3 | karahi hot-pepper #B5451F | choose filling, rice, side | best
Balti £9.75
From the iron pan: tomato, ginger, coriander, and bread to mop it up.
> 460 kcal | may mustard, gluten | heat 2 | karahi herb #A9481F | choose filling, heat, rice, side
Bhuna £9.50
Cooked down until the sauce clings.
> 470 kcal | may mustard, gluten | heat 2 | karahi tomato #8A3A1B | choose filling, rice, side
Dhansak £9.50
Lentils, tamarind and a pinch of sugar.
> 540 kcal | may mustard, gluten | heat 2 | karahi lemon #B8772A | choose filling, rice, side
Vindaloo £9.75
Vinegar, garlic, and all the chilli you were told about.
> 440 kcal | contains sulphites | may mustard, gluten | heat 3 | karahi hot-pepper #8E2413 | choose filling, rice, side
Nihari £11.25
Beef shin, marrow and ginger, cooked since six this morning.
> 720 kcal | contains gluten | may milk | heat 2 | karahi ginger-root #7A3B1A | choose rice, side
Railway lamb and potato £10.75
The dining-car curry, with coconut and black pepper.
> 650 kcal | contains mustard | no gluten | heat 2 | karahi coconut #9A5A2C | choose rice, side
Baingan bharta £7.75
Aubergine over the flame, mashed with onion and tomato.
> 310 kcal | vegan | may mustard | no gluten | heat 1 | karahi herb #6E4A2E | choose heat, rice, side
## Biryani | Sealed with dough, opened at the table, with raita.
Chicken biryani £10.50
Saffron rice, fried onion, egg on top.
> 820 kcal | contains milk, eggs | may gluten, treeNuts | heat 1 | bare curry-rice | choose heat, side | staple
Lamb biryani £11.50
Shoulder on the bone, mint, dried plum.
> 910 kcal | contains milk | may gluten, treeNuts | heat 2 | bare curry-rice | choose heat, side
Vegetable biryani £8.95
Peas, carrot, cauliflower, rosewater.
> 690 kcal | vegetarian | contains milk | may treeNuts | bare curry-rice | choose heat, side
## Rice and bread
Pilau rice £2.95
Basmati, saffron, bay, green cardamom.
> 350 kcal | vegan | may milk | bare cooked-rice | staple
Plain basmati £2.60
Steamed, every grain for itself.
> 310 kcal | vegan | no gluten | bare cooked-rice
Mushroom rice £3.50
With brown butter mushrooms.
> 390 kcal | vegetarian | contains milk | no gluten | bare cooked-rice
Plain naan £2.75
From the wall of the tandoor.
> 300 kcal | vegetarian | contains gluten, milk | may sesame | board flatbread | staple
Garlic naan £3.15
Blistered in the tandoor, brushed with garlic butter.
> 330 kcal | vegetarian | contains gluten, milk | may sesame | board flatbread | best
Peshwari naan £3.75
Coconut, sultana, almond.
> 460 kcal | vegetarian | contains gluten, milk, treeNuts | may sesame | board flatbread
Keema naan £3.95
Filled with spiced lamb.
> 480 kcal | contains gluten, milk | may sesame | heat 1 | board flatbread
Tandoori roti £2.20
Wholemeal, no butter.
> 220 kcal | vegan | contains gluten | board flatbread
## Puddings / Sweets
Mango kulfi £4.25
Set by hand, pistachio on top.
> 290 kcal | vegetarian | contains milk, treeNuts | no gluten | bare mango | staple
Gulab jamun, three £4.25
Warm, in cardamom syrup.
> 410 kcal | vegetarian | contains milk, gluten | may treeNuts | enamel custard
Masala chai £2.50
Black tea, ginger, cardamom, whole milk.
> 110 kcal | vegetarian | contains milk | no gluten | plate hot-beverage
Mango lassi £3.50
Alphonso mango, yoghurt, a little salt.
> 240 kcal | vegetarian | contains milk | no gluten | bare glass-of-milk | staple
${SOFT_DRINKS}
${BEERS}
`,
  `
${DRINK_WITH_IT}:: ownmeal | On its own, or as a meal? | choose 1 | meal
On its own
With masala chips and a drink +£3.60 | 420 kcal | contains mustard | may gluten | opens drink
## Meal deals / Set suppers | Cheaper together than apart.
Supper for one £12.50
One from the pot, something to mop it up with, something cold.
> untold everything | karahi herb #C9451B | fill From the pot from Curries up to £11.50 | fill To mop up with from Rice and bread up to £4.00 | fill Something cold from Drinks
## Lunch / Weekday lunch | Monday to Friday, half past eleven to three. | sold mon-fri 11:30-15:00
Office thali £9.50
Two little bowls, dal, something fresh, poppadom and pickle.
> 640 kcal | vegetarian | contains milk, mustard | may gluten, treeNuts | heat 1 | enamel curry-rice | choose ownmeal
## Only so many | When they are gone, they are gone.
Slow goat, clay pot £14.50
Eight hours, bone in, ginger and black cardamom. Ten pots a night.
> 780 kcal | contains mustard | may milk, gluten | heat 2 | karahi shallow-pan-of-food #7A2E14 | 10 left
Rose kulfi falooda £5.60
Back when the ice cream man is.
> 390 kcal | vegetarian | contains milk, gluten | may treeNuts | enamel ice-cream | back in 2 days
`,
)
