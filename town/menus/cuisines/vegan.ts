import { cuisine } from '#town/menus/cuisine.ts'
import { SOFT_DRINKS } from './drinks.ts'

export const veganKitchen = cuisine(
  'vegan',
  [
    'bare green-salad; bare avocado; bare lime, dip #D9822B',
    'enamel falafel; bare green-salad; bare lemon, dip #E9DBB6',
    'board avocado; enamel beans; bare tomato, bare lime',
  ],
  `
:: grain | On what? | choose 1
Brown rice | 290 kcal
Quinoa +80p | 220 kcal
Roasted sweet potato | 180 kcal
Just leaves | 20 kcal
:: dressing | Dressing | choose 1
Tahini and lemon | 140 kcal | contains sesame
Green goddess | 90 kcal | contains mustard
Miso and ginger | 80 kcal | contains soya, sesame | may gluten
Peanut and lime | 150 kcal | contains peanuts, soya | may treeNuts
Oil and lemon | 110 kcal
:: extras | Pile on | up to 4
Half an avocado +£1.80 | 160 kcal
Smoked tofu +£2.00 | 130 kcal | contains soya | up to 2
Hummus +£1.20 | 110 kcal | contains sesame | up to 2
Toasted seeds +80p | 90 kcal | may sesame
Kimchi +£1.20 | 20 kcal | contains soya | may gluten
Falafel, two +£1.60 | 120 kcal | may gluten | up to 3
:: bread | Which bread? | choose 1
Sourdough | contains gluten
Rye | contains gluten
Gluten-free loaf +£1.00 | may soya
:: milk | Which milk? | choose 1
Oat | 60 kcal | contains gluten
Almond | 30 kcal | contains treeNuts
Soya | 50 kcal | contains soya
## Bowls / Big bowls / Plates | Everything here is made from plants. Choose what goes underneath.
Falafel and roots bowl £9.50
Five falafel, beetroot, carrot, pickled cabbage, hummus.
> 420 kcal | vegan | contains sesame, sulphites | may gluten | enamel falafel | choose grain, dressing, extras | best
Peanut tofu bowl / Satay bowl £9.80
Crisp tofu, greens, cucumber, roasted peanuts.
> 480 kcal | vegan | contains soya, peanuts | may gluten, treeNuts | heat 1 | enamel peanuts | choose grain, dressing, extras | best
Black bean and avocado bowl £9.50
Sweetcorn, tomato, lime, coriander, jalapeño.
> 460 kcal | vegan | no gluten | heat 1 | enamel avocado | choose grain, dressing, extras | staple
Mushroom and miso bowl £9.80
Roast mushrooms, edamame, pickled ginger, nori.
> 390 kcal | vegan | contains soya, sesame, sulphites | may gluten | enamel ginger-root | choose grain, dressing, extras | staple
Harissa aubergine bowl £9.20
Smoky aubergine, chickpeas, pomegranate, mint.
> 410 kcal | vegan | may sulphites | no gluten | heat 2 | enamel herb | choose grain, dressing, extras
Kimchi fried rice £9.40
Gochujang, tofu scramble, sesame, spring onion.
> 560 kcal | vegan | contains soya, sesame, gluten | heat 2 | bare cooked-rice | choose extras
The Monday reset £8.80
Lentils, kale, apple, walnut, mustard.
> 390 kcal | vegan | contains mustard, treeNuts, sulphites | may peanuts | no gluten | bare green-salad | choose dressing, extras
## Salads
Caesar, no Caesar £8.20
Cos, chickpea croutons, cashew parmesan, capers.
> 380 kcal | vegan | contains treeNuts, mustard, soya | may gluten | bare green-salad | choose extras | staple
Chopped Greek-ish salad £8.20
Tomato, cucumber, olives, almond feta.
> 340 kcal | vegan | contains treeNuts, sulphites | no gluten | bare green-salad | choose extras
Slaw and seed salad £6.80
Red cabbage, fennel, orange, pumpkin seeds.
> 260 kcal | vegan | may sesame | no gluten | enamel leafy-green | choose dressing, extras | staple
Warm new potato and bean salad £7.50
Green beans, dill, capers, mustard.
> 330 kcal | vegan | contains mustard, sulphites | no gluten | enamel beans | choose extras
## Hot food / Warm things / From the stove
Cauliflower and lentil dal £8.50
Coconut, turmeric, curry leaf, rice.
> 520 kcal | vegan | contains mustard | no gluten | heat 1 | bare curry-rice | choose extras | best
Three-bean chilli £8.50
Cocoa, chipotle, rice, a lot of lime.
> 540 kcal | vegan | may celery | no gluten | heat 2 | karahi beans #7A2E1B | choose extras | staple
Shepherdless pie £9.20
Lentils, mushroom, rosemary, mash with a crust.
> 590 kcal | vegan | contains celery, mustard | may gluten, soya | enamel pie | staple
Lasagne £9.40
Red lentil ragù, cashew white sauce.
> 620 kcal | vegan | contains gluten, treeNuts, celery | enamel tomato
Jackfruit tacos, three £8.90
Chipotle jackfruit, pink onions, avocado.
> 480 kcal | vegan | may sulphites | no gluten | heat 1 | enamel taco | choose extras
Mac and no cheese £8.60
Butternut, mustard, breadcrumbs.
> 640 kcal | vegan | contains gluten, mustard, treeNuts | enamel custard
Coconut laksa £9.40
Rice noodles, tofu puffs, bean sprouts, lime.
> 560 kcal | vegan | contains soya, peanuts | may gluten | heat 2 | bare steaming-bowl
## Toast and sandwiches / Between bread
Avocado on toast £7.20
Chilli flakes, lemon, more avocado than toast.
> 410 kcal | vegan | may sesame | board avocado | choose bread, extras | best
Tofu scramble on toast £7.20
Turmeric, chives, black salt.
> 390 kcal | vegan | contains soya | heat 1 | board tomato | choose bread, extras | staple
Smoky tofu club £7.90
Smoked tofu, tomato, lettuce, mayo.
> 520 kcal | vegan | contains soya, mustard | board baguette-bread | choose bread, extras | staple
Hummus and roast pepper £6.60
Rocket, seeds.
> 430 kcal | vegan | contains sesame | board baguette-bread | choose bread, extras
Mushroom pâté on toast £6.20
Walnut, thyme, cornichons.
> 340 kcal | vegan | contains treeNuts, mustard, sulphites | board pickle | choose bread
## Burgers and comfort
Beetroot burger £8.90
Horseradish mayo, pickles, seeded bun.
> 520 kcal | vegan | contains gluten, sesame, mustard, sulphites | plate hamburger | choose extras | staple
Chick’n burger £9.40
Oyster mushrooms, buttermilk-style batter, slaw.
> 690 kcal | vegan | contains gluten, soya, mustard | may sesame | plate hamburger | choose extras | best
Loaded fries £6.20
Chilli, cashew cheese, jalapeños.
> 610 kcal | vegan | contains treeNuts | may gluten, celery | heat 1 | enamel french-fries
Skin-on fries £3.40
Rosemary salt.
> 410 kcal | vegan | may gluten | paper french-fries | staple
## Small things / Sides
Falafel, four £4.20
With tahini.
> 290 kcal | vegan | contains sesame | may gluten | bare falafel | staple
Crispy cauliflower £5.40
Buffalo sauce, dill dip.
> 310 kcal | vegan | contains mustard, celery | may gluten, soya | heat 2 | enamel hot-pepper
Hummus and crudités £4.60
Carrot, radish, cucumber.
> 260 kcal | vegan | contains sesame | no gluten | dip #E9DBB6
Soup of the day and bread £5.50
Ring to ask what it is.
> untold everything | vegan | bare tomato
## Puddings and cakes / Sweet things
Banana bread £3.40
Toasted, peanut butter on top.
> 390 kcal | vegan | contains gluten, peanuts | may treeNuts, soya | board peanuts | staple
Chocolate and olive oil cake £4.20
Damp, dark, salted.
> 410 kcal | vegan | contains gluten | may soya, treeNuts | enamel olive
Coconut and mango chia pot £3.90
Set overnight.
> 240 kcal | vegan | no gluten | may treeNuts | bare mango | staple
Raw cherry cheesecake £4.60
Cashews, dates, cherries.
> 380 kcal | vegan | contains treeNuts | may peanuts | no gluten | enamel cherries
## Coffee, juice and smoothies / Hot and cold drinks
Flat white £3.20
Two shots.
> 20 kcal | vegan | plate hot-beverage | choose milk
Green juice £4.20
Apple, celery, spinach, lemon, ginger.
> 130 kcal | vegan | contains celery | no gluten | bare leafy-green | staple
Mango and turmeric smoothie £4.80
With coconut yoghurt.
> 260 kcal | vegan | may treeNuts | no gluten | bare mango
Strawberry oat smoothie £4.80
Filling, pink.
> 290 kcal | vegan | contains gluten | bare strawberry
${SOFT_DRINKS}
`,
  `
## Meal deals / Bowl deals | Cheaper together than apart.
Bowl, bite and a juice £15.90
A big bowl, something small, something to drink.
> untold everything | enamel green-salad | fill Your bowl from Bowls up to £10.50 | fill Something small from Small things up to £4.80 | fill Your drink from Coffee, juice and smoothies up to £4.20
## Breakfast | Until half past eleven. | sold daily 07:00-11:30
Chickpea scramble £6.80
Turmeric, spring onion, sourdough.
> 430 kcal | vegan | contains gluten | may sesame, soya | board leafy-green
Beetroot tart £7.40
Cashew cream, dill. Eight slices to a tart.
> 390 kcal | vegan | contains gluten, treeNuts | board pie | 8 left
`,
)
