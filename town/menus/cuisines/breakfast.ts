import { cuisine } from '#town/menus/cuisine.ts'

export const breakfastCafe = cuisine(
  'breakfast',
  [
    'enamel pancakes; plate hot-beverage; bare strawberry, bare lemon',
    'enamel beans; plate hot-beverage; bare tomato, dip #B3261E',
    'board avocado; plate hot-beverage; bare tomato, bare lemon',
  ],
  `
:: eggs | How do you like your eggs? | choose 1
Fried
Poached
Scrambled | 60 kcal | contains milk
No egg
:: toast | Toast | choose 1
White | 180 kcal | contains gluten | may soya
Brown | 170 kcal | contains gluten | may soya
Sourdough +60p | 210 kcal | contains gluten
Fried slice +40p | 240 kcal | contains gluten
Gluten-free +80p | 150 kcal | contains eggs
:: extras | Anything else on the plate? | up to 5
Bacon +£1.40 | 110 kcal | up to 3
Sausage +£1.40 | 170 kcal | contains gluten, sulphites | up to 3
Vegan sausage +£1.40 | 130 kcal | contains gluten, soya | up to 3
Hash brown +£1.00 | 140 kcal | may gluten | up to 3
Black pudding +£1.30 | 180 kcal | contains gluten
Halloumi +£1.80 | 190 kcal | contains milk | up to 2
Mushrooms +£1.00 | 40 kcal
Baked beans +£1.00 | 90 kcal
Half an avocado +£1.80 | 160 kcal
:: sauce | Sauce | up to 2
Brown sauce | 20 kcal | contains gluten, fish | up to 3
Ketchup | 20 kcal | contains celery | up to 3
English mustard | 10 kcal | contains mustard, gluten
Chilli jam +50p | 40 kcal | up to 2
:: roll | Bread | choose 1
White bap | contains gluten | may soya, sesame
Brown bap | contains gluten | may soya, sesame
Ciabatta +50p | contains gluten
Sliced white | contains gluten | may soya
:: milk | Which milk? | choose 1
Whole | 60 kcal | contains milk
Semi-skimmed | 40 kcal | contains milk
Oat +40p | 50 kcal | contains gluten
Soya +40p | 40 kcal | contains soya
No milk
:: sugar | Sugar | up to 1
Sugar | 16 kcal | up to 3
:: top | On top | up to 3
Maple syrup | 100 kcal | up to 2
Streaky bacon +£1.80 | 120 kcal
Berries +£1.50 | 30 kcal
Whipped cream +80p | 90 kcal | contains milk
Banana +£1.00 | 90 kcal
## Breakfasts / Cooked breakfasts / The plates | All day, or until we shut, whichever is sooner.
Full English / The Full Works £9.80
Bacon, sausage, egg, beans, tomato, mushrooms, hash brown.
> 780 kcal | contains eggs, gluten, sulphites | may milk | enamel beans | choose eggs, toast, extras, sauce | not halal | best
Small breakfast / The Half £6.90
One of each.
> 460 kcal | contains eggs, gluten, sulphites | may milk | enamel tomato | choose eggs, toast, extras, sauce | not halal | staple
Vegetarian breakfast £9.20
Halloumi, veggie sausage, egg, beans, spinach, tomato.
> 690 kcal | vegetarian | contains eggs, milk, gluten, soya | enamel tomato | choose eggs, toast, extras, sauce | staple
Vegan breakfast £9.20
Tofu scramble, vegan sausage, avocado, beans, mushrooms.
> 610 kcal | vegan | contains soya, gluten | enamel avocado | choose toast, extras, sauce | best
The builder £12.50
Two of everything and black pudding.
> 1290 kcal | contains eggs, gluten, sulphites | may milk | enamel beans | choose eggs, toast, extras, sauce | not halal
Halal full breakfast £9.90
Turkey rashers, beef sausage, egg, beans, hash brown.
> 720 kcal | contains eggs, gluten, sulphites | enamel beans | choose eggs, toast, extras, sauce
Shakshuka £8.60
Two eggs in pepper and tomato, feta, flatbread.
> 490 kcal | vegetarian | contains eggs, milk, gluten | heat 1 | karahi tomato #B03A1E | choose extras | best
Turkish eggs £8.40
Poached, garlic yoghurt, chilli butter.
> 520 kcal | vegetarian | contains eggs, milk, gluten | heat 1 | enamel hot-pepper | choose toast, extras
Eggs Benedict £8.90
Ham, muffin, hollandaise.
> 690 kcal | contains eggs, milk, gluten, sulphites | enamel custard | choose extras | not halal
Eggs royale £9.90
Smoked salmon instead.
> 660 kcal | contains eggs, milk, gluten, fish, sulphites | enamel lemon | choose extras
Omelette, three eggs £7.40
Cheese, mushroom, or ham: tell us in a note.
> 480 kcal | vegetarian | contains eggs, milk | no gluten | enamel herb | choose toast, extras, sauce
## Rolls and sandwiches / In a roll / Baps
Bacon roll / Bacon butty £4.60
Back bacon, butter.
> 390 kcal | contains milk | board baguette-bread | choose roll, extras, sauce | not halal | best
Sausage roll, hot / Sausage bap £4.60
Two Cumberlands, split.
> 480 kcal | contains gluten, milk, sulphites | board baguette-bread | choose roll, extras, sauce | not halal | staple
Egg roll £3.90
Two, soft in the middle.
> 310 kcal | vegetarian | contains eggs, milk | board baguette-bread | choose roll, extras, sauce | staple
Bacon, sausage and egg £6.20
Needs both hands.
> 690 kcal | contains gluten, milk, eggs, sulphites | board baguette-bread | choose roll, extras, sauce | not halal | staple
Halloumi and chilli jam £5.60
With rocket.
> 430 kcal | vegetarian | contains milk | heat 1 | board hot-pepper | choose roll, extras, sauce
Falafel and hummus £5.40
Pickles, tomato.
> 420 kcal | vegan | contains sesame, sulphites | board falafel | choose roll, extras, sauce
Breakfast burrito £7.40
Egg, beans, cheese, avocado, hot sauce.
> 640 kcal | vegetarian | contains eggs, milk, gluten | heat 1 | board burrito | choose extras, sauce | staple
Cheese and ham toastie £5.60
Cheddar that escapes.
> 540 kcal | contains gluten, milk, mustard | board flatbread | choose sauce | not halal
Tuna melt £5.90
Red onion, cheddar.
> 560 kcal | contains gluten, milk, fish, eggs, mustard | board baguette-bread | choose sauce
Cheese and onion toastie £5.20
Lancashire.
> 520 kcal | vegetarian | contains gluten, milk, mustard | board flatbread | choose sauce | staple
## On toast
Avocado on sourdough £7.40
Lemon, chilli, seeds.
> 420 kcal | vegan | contains gluten | may sesame | heat 1 | board avocado | choose extras | best
Beans on toast £4.80
Butter first. Always butter first.
> 420 kcal | vegetarian | contains milk | board beans | choose toast, extras, sauce | staple
Mushrooms on toast £6.60
Garlic, thyme, cream.
> 430 kcal | vegetarian | contains milk | board herb | choose toast, extras
Smoked salmon and eggs £9.40
Scrambled, chives.
> 490 kcal | contains fish, eggs, milk | board lemon | choose toast
Toast and jam £2.80
Two slices, butter, a pot of jam.
> 190 kcal | vegetarian | contains milk | may sulphites | board strawberry | choose toast
## Sweet / Pancakes and porridge
Buttermilk pancakes £7.20
Four, thick.
> 520 kcal | vegetarian | contains gluten, milk, eggs | enamel pancakes | choose top | best
French toast £7.40
Brioche, cinnamon, berries.
> 560 kcal | vegetarian | contains gluten, milk, eggs | enamel strawberry | choose top
Porridge £4.40
Jumbo oats, slow.
> 260 kcal | vegetarian | contains gluten | dip #EAD9B4 | choose milk, top | staple
Granola, yoghurt and fruit £5.40
Our own granola, a good deal of honey.
> 430 kcal | vegetarian | contains gluten, milk, treeNuts | may peanuts, sesame | enamel strawberry
Waffle £6.40
Maple syrup, butter.
> 460 kcal | vegetarian | contains gluten, milk, eggs | plate pancakes | choose top
## Pastries / From the baker
Croissant £2.40
All butter, from six o’clock.
> 270 kcal | vegetarian | contains gluten, milk, eggs | may treeNuts | board baguette-bread | staple
Cinnamon bun £3.20
Sticky side up.
> 380 kcal | vegetarian | contains gluten, milk, eggs | board custard
Pain au chocolat £2.60
Two bars in every one.
> 300 kcal | vegetarian | contains gluten, milk, eggs, soya | may treeNuts | board baguette-bread
Banana bread, toasted £3.20
Butter.
> 340 kcal | vegetarian | contains gluten, eggs, milk | may treeNuts | board pancakes
Cheese scone £2.90
Cayenne on top.
> 360 kcal | vegetarian | contains gluten, milk, eggs, mustard | board custard
## Coffee and tea / Hot drinks
Builder’s tea £1.90
Bag out, milk in.
> 2 kcal | vegetarian | plate hot-beverage | choose milk, sugar | staple
Flat white £3.20
Double shot.
> 30 kcal | vegetarian | plate hot-beverage | choose milk, sugar | best
Latte £3.30
Long and milky.
> 60 kcal | vegetarian | plate hot-beverage | choose milk, sugar
Cappuccino £3.30
Chocolate on top.
> 50 kcal | vegetarian | plate hot-beverage | choose milk, sugar | staple
Americano £2.80
Black unless you say.
> 10 kcal | vegetarian | plate hot-beverage | choose milk, sugar
Hot chocolate £3.60
With marshmallows.
> 190 kcal | vegetarian | contains soya | plate hot-beverage | choose milk
Fresh orange juice £3.60
Squeezed at the counter.
> 110 kcal | vegan | no gluten | dip #F08A24 | staple
Cloudy apple juice £2.60
From Kent.
> 120 kcal | vegan | no gluten | dip #D9B24A
`,
  `
## Early birds / Before the rush | Until half past eleven, while the first pot is hot. | sold daily 07:00-11:30
Early bird plate £6.90
Egg, sausage, beans, toast and a mug of tea, for those up in time.
> 620 kcal | contains gluten, eggs, sulphites | may milk | plate beans | not halal
Sunrise porridge £4.20
Oats, oat milk, stewed plums, a spoon of seeds.
> 340 kcal | vegan | contains gluten | may sesame, treeNuts | enamel strawberry
## Saver breakfasts | Cheaper together than apart.
Roll and a coffee £6.20
A roll, something hot to drink.
> untold everything | plate hot-beverage | fill Your roll from Rolls and sandwiches up to £5.20 | fill Your drink from Coffee and tea
Coffee and a bun £4.90
Something from the baker, something hot.
> untold everything | board baguette-bread | fill From the baker from Pastries | fill Your drink from Coffee and tea
Baker’s dozen minus eleven £3.80
Two cinnamon swirls, last of the batch.
> 460 kcal | vegetarian | contains gluten, milk, eggs | board baguette-bread | 8 left
`,
)
