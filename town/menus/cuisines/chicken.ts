import { cuisine } from '#town/menus/cuisine.ts'
import { CAN_WITH_IT, DRINK_WITH_IT, JUICE_WITH_IT, SOFT_DRINKS } from './drinks.ts'

export const chickenShop = cuisine(
  'chicken',
  [
    'enamel poultry-leg; bare french-fries; bare lemon, dip #B3261E',
    'paper poultry-leg; bare french-fries; dip #F3C94C, bare pickle',
    'board poultry-leg; paper hamburger; bare hot-pepper, dip #B3261E',
  ],
  `
${CAN_WITH_IT}${JUICE_WITH_IT}:: bigDrink | Which big drink? | choose 1
Cola, 1.5 litres | 630 kcal
Diet cola, 1.5 litres | 5 kcal
Lemonade, 1.5 litres | 540 kcal
:: wrapSauce | Which sauce? | choose 1
Garlic mayo | 170 kcal | contains eggs, mustard
Peri-peri | 30 kcal | contains sulphites
Barbecue | 50 kcal | contains mustard, celery
Burger sauce | 110 kcal | contains eggs, mustard
No sauce
:: spice | Spice | choose 1
Plain
Lemon and herb
Medium
Hot
Extra hot
:: meal | Make it a meal | up to 1 | meal
Fries and a can +£2.80 | 380 kcal | may gluten | opens can
Spicy rice and a can +£3.20 | 310 kcal | may celery | opens can
Large fries, slaw and a can +£4.40 | 620 kcal | contains eggs, mustard | may gluten | opens can
:: dips | Dips | up to 4
Garlic mayo +60p | 170 kcal | contains eggs, mustard | up to 4
Peri-peri +60p | 30 kcal | contains sulphites | up to 4
Barbecue +60p | 50 kcal | contains mustard, celery | up to 4
Gravy +80p | 50 kcal | contains gluten, celery | up to 2
Burger sauce +60p | 110 kcal | contains eggs, mustard | up to 4
:: pieces | How many? | choose 1
Two pieces
Three pieces +£1.60 | 260 kcal | contains gluten, celery
Five pieces +£4.20 | 780 kcal | contains gluten, celery
Eight pieces +£8.20 | 1560 kcal | contains gluten, celery
:: wings | How many wings? | choose 1
Six
Ten +£2.60 | 340 kcal
Twenty +£7.60 | 1180 kcal
:: top | Add to it | up to 4
Cheese +70p | 80 kcal | contains milk, soya | up to 2
Hash brown +£1.00 | 140 kcal | may gluten
Halloumi +£1.60 | 170 kcal | contains milk
Jalapeños +50p | 5 kcal | contains sulphites
Turkey rashers +£1.20 | 80 kcal
## Fried chicken / On the bone / Fried on the bone | Brined overnight, pressure-fried, never reheated.
Fried chicken £3.60
Thigh, drum, the good bits.
> 540 kcal | contains gluten, celery | may milk, eggs, mustard | enamel poultry-leg | choose pieces, spice, dips, meal | best
Hot wings £4.20
Small, red, dangerous.
> 510 kcal | contains gluten, celery | may milk, mustard | heat 2 | paper poultry-leg | choose wings, dips, meal | best
Chicken strips, four £5.20
Breast, hand-cut.
> 420 kcal | contains gluten, milk | may eggs, mustard | paper poultry-leg | choose spice, dips, meal | staple
Popcorn chicken £4.20
A cup of crunch.
> 390 kcal | contains gluten, milk | may eggs | paper poultry-leg | choose dips, meal
Nuggets, nine £4.40
For small people and tired ones.
> 430 kcal | contains gluten | may milk, eggs | paper poultry-leg | choose dips, meal | staple
Bucket for four £24.00
Ten pieces, ten wings, four fries, a big drink.
> 3600 kcal | contains gluten, celery | may milk, mustard | enamel poultry-leg | choose spice, bigDrink, dips | staple
Bucket for two £14.00
Five pieces, six wings, two fries.
> 2300 kcal | contains gluten, celery | may milk, mustard | enamel poultry-leg | choose spice, dips
## Grilled / Flame-grilled / Peri-peri grill | Butterflied, over flame, basted in what you choose.
Quarter chicken £5.20
Leg or breast: say in a note.
> 340 kcal | contains sulphites | no gluten | enamel poultry-leg | choose spice, dips, meal | staple
Half chicken £8.20
The right amount.
> 680 kcal | contains sulphites | no gluten | enamel poultry-leg | choose spice, dips, meal | best
Whole chicken £14.50
Two hungry people, or one and a cat.
> 1360 kcal | contains sulphites | no gluten | enamel poultry-leg | choose spice, dips
Grilled wings £6.20
Ten, charred.
> 620 kcal | contains sulphites | no gluten | heat 1 | enamel lemon | choose spice, dips, meal | staple
Chicken skewer £8.40
Thigh, pepper, onion.
> 430 kcal | contains sulphites | no gluten | heat 1 | enamel hot-pepper | choose spice, dips, meal
Grilled chicken and spicy rice £7.80
In a box, with slaw.
> 640 kcal | contains sulphites, eggs, mustard | heat 1 | bare cooked-rice | choose spice, dips
## Burgers and wraps
Fillet burger £4.60
Crisp breast, lettuce, mayo.
> 520 kcal | contains gluten, eggs, mustard, sesame | may milk | paper hamburger | choose top, dips, meal | best
Tower burger £5.90
Fillet, hash brown, cheese.
> 780 kcal | contains gluten, eggs, mustard, sesame, milk, soya | paper hamburger | choose top, dips, meal | best
Hot fillet burger £4.90
With chilli mayo.
> 560 kcal | contains gluten, eggs, mustard, sesame | may milk | heat 2 | paper hot-pepper | choose top, dips, meal | staple
Grilled peri burger £5.60
Breast, lettuce, tomato, peri mayo.
> 460 kcal | contains gluten, eggs, mustard, sesame, sulphites | heat 1 | paper hamburger | choose spice, top, meal
Double fillet £6.80
Two. That is the idea.
> 880 kcal | contains gluten, eggs, mustard, sesame, milk | paper hamburger | choose top, dips, meal
Quarter-pounder, beef £4.80
Cheese, onion, ketchup.
> 540 kcal | contains gluten, milk, sesame, celery | may soya | plate hamburger | choose top, dips, meal
Strip wrap £5.20
Strips, lettuce, sauce of your choice.
> 470 kcal | contains gluten, milk, eggs | board burrito | choose spice, wrapSauce, top, dips, meal | staple
Peri wrap £5.60
Grilled thigh, slaw.
> 510 kcal | contains gluten, eggs, mustard, sulphites | heat 1 | board burrito | choose spice, top, dips, meal | staple
Halloumi wrap £5.20
Grilled peppers, chilli jam.
> 540 kcal | vegetarian | contains gluten, milk | heat 1 | board burrito | choose dips, meal
Bean burger £4.40
Spicy, crumbed, vegan mayo.
> 470 kcal | vegan | contains gluten, sesame, mustard, soya | heat 1 | plate beans | choose meal | staple
## Boxes
Late box £7.20
Two pieces, two strips, three wings, fries.
> 1340 kcal | contains gluten, milk, celery | may eggs, mustard | enamel poultry-leg | choose spice, dips | best
Burger box £7.40
Fillet burger, two wings, fries, can.
> 980 kcal | contains gluten, eggs, mustard, sesame, celery | may milk | paper hamburger | choose can, dips | staple
Wing box £7.20
Eight wings, fries, slaw.
> 1010 kcal | contains gluten, celery, eggs, mustard | heat 2 | paper poultry-leg | choose dips
Kids’ box £4.60
Four nuggets, small fries, juice.
> 400 kcal | contains gluten | may milk, eggs | paper poultry-leg | choose juice, dips
## Sides
Fries £2.20
Skinny, seasoned.
> 380 kcal | vegan | may gluten | paper french-fries | best
Cheesy fries £3.40
Cheese sauce.
> 560 kcal | vegetarian | contains milk, mustard | may gluten | paper french-fries | staple
Peri fries £2.60
Red salt.
> 390 kcal | vegan | may gluten | heat 1 | paper french-fries
Spicy rice £2.60
Peas and peppers.
> 310 kcal | vegan | may celery | no gluten | heat 1 | bare cooked-rice | staple
Corn on the cob £2.40
Butter.
> 190 kcal | vegetarian | contains milk | no gluten | enamel custard
Coleslaw £1.80
Creamy.
> 170 kcal | vegetarian | contains eggs, mustard | no gluten | enamel leafy-green | staple
Beans £1.60
Baked.
> 160 kcal | vegan | no gluten | enamel beans
Mac and cheese £3.40
A tub.
> 430 kcal | vegetarian | contains gluten, milk, mustard | enamel custard
Gravy £1.40
Peppery.
> 90 kcal | contains gluten, celery | dip #5A3416
Onion rings £2.40
Eight.
> 310 kcal | vegan | contains gluten | may milk | paper french-fries
## Puddings and shakes
Cookie, warm £1.80
Milk chocolate.
> 290 kcal | vegetarian | contains gluten, milk, eggs, soya | may treeNuts, peanuts | paper cherries | staple
Strawberry shake £3.60
Thick.
> 420 kcal | vegetarian | contains milk | may soya | bare strawberry
Vanilla shake £3.60
Thicker.
> 440 kcal | vegetarian | contains milk | may soya | bare glass-of-milk
Cheesecake slice £3.20
Baked.
> 390 kcal | vegetarian | contains gluten, milk, eggs | enamel custard
${SOFT_DRINKS}
`,
  `
${DRINK_WITH_IT}:: ownmeal | On its own, or as a meal? | choose 1 | meal
On its own
With fries and a drink +£3.20 | 390 kcal | may gluten | opens drink
## Meal deals / Bucket deals | Cheaper together than apart.
Chicken, side and a can £7.40
Anything on the bone, any side, any can.
> untold everything | paper poultry-leg | fill Your chicken from Fried chicken up to £8.00 | fill Your side from Sides up to £3.50 | fill Your drink from Drinks up to £1.90
## Lunch munch | Weekdays only, and quick. | sold mon-fri 11:30-15:00
Lunch wrap £5.50
Crisp strips, lettuce, pepper mayo.
> 560 kcal | contains gluten, eggs, mustard, milk | may sesame | heat 1 | paper stuffed-flatbread | choose ownmeal
Corn ribs, tub £4.20
Smoked paprika, lime. The fryer does a few.
> 260 kcal | vegan | may gluten, milk | heat 1 | paper hot-pepper | 10 left
`,
)
