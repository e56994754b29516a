import { cuisine } from '#town/menus/cuisine.ts'
import { BEERS, CAN_WITH_IT, DRINK_WITH_IT, SOFT_DRINKS } from './drinks.ts'

export const pizzeria = cuisine(
  'pizza',
  [
    'board pizza; enamel green-salad; bare tomato, bare olive',
    'plate pizza; board flatbread; bare herb, bare tomato',
    'board pizza; bare spaghetti; bare olive, dip #B3261E',
  ],
  `
${CAN_WITH_IT}:: size | What size? | choose 1
10 inch
12 inch +£2.50 | 280 kcal | contains gluten, milk
14 inch, to share +£5.00 | 590 kcal | contains gluten, milk
:: base | Which base? | choose 1
Classic sourdough | contains gluten
Thin and crisp | contains gluten
Deep pan +£1.00 | 190 kcal | contains gluten | may soya
Gluten-free base, 10 inch +£1.50 | may soya, eggs
:: extra | Extra toppings | up to 5
Mozzarella +£1.50 | 170 kcal | contains milk | up to 2
Vegan mozzarella +£1.80 | 140 kcal | may soya | up to 2
Pepperoni +£1.80 | 190 kcal | may milk, mustard | up to 2
Nduja +£2.00 | 160 kcal | may milk | up to 2
Mushrooms +£1.20 | 15 kcal | up to 2
Black olives +£1.20 | 60 kcal | may sulphites
Jalapeños +£1.00 | 5 kcal | may sulphites
Anchovies +£1.50 | 40 kcal | contains fish
Hot honey +£1.00 | 60 kcal
:: dip | Dips for the crusts | up to 4
Garlic butter +90p | 210 kcal | contains milk | up to 4
Garlic mayo +90p | 230 kcal | contains eggs, mustard | up to 4
Hot honey +£1.00 | 60 kcal | up to 4
Basil pesto +£1.20 | 180 kcal | contains milk, treeNuts | up to 4
:: deal | Make it a meal | up to 1 | meal
Garlic bread and a can +£4.90 | 520 kcal | contains gluten, milk | may soya | opens can
Dough balls and a can +£4.50 | 430 kcal | contains gluten, milk | opens can
## To start / Antipasti / While you wait
Garlic bread / Garlic pizza bread £4.50
A small pizza’s worth, parsley, plenty of butter.
> 520 kcal | vegetarian | contains gluten, milk | may soya | board flatbread | choose dip | best
Cheesy garlic bread £5.50
The same with mozzarella to the edges.
> 690 kcal | vegetarian | contains gluten, milk | may soya | board flatbread | choose dip | staple
Dough balls, eight £4.20
Hot, with garlic butter to drown them in.
> 430 kcal | vegetarian | contains gluten, milk | board flatbread | choose dip | staple
Bruschetta £4.90
Grilled bread, tomatoes, garlic, good oil.
> 290 kcal | vegan | contains gluten | board tomato
Marinated olives £3.50
Green and black, orange peel, fennel seed.
> 180 kcal | vegan | no gluten | may sulphites, treeNuts | enamel olive
Arancini, three £5.60
Saffron risotto, a heart of mozzarella, tomato sauce.
> 480 kcal | vegetarian | contains gluten, milk, eggs, celery | enamel rice-ball
Baked chicken wings £6.20
Rosemary, lemon, chilli flakes.
> 540 kcal | no gluten | heat 1 | enamel poultry-leg | choose dip
Burrata and tomatoes £7.50
Cream-centred, with basil and salt.
> 390 kcal | vegetarian | contains milk | no gluten | enamel tomato
## Pizzas / Red pizzas / From the oven | Two days’ proving, ninety seconds in the oven. | 12 a slot
Margherita £8.50
Tomato, mozzarella, basil. The test of the place. // San Marzano tomato, fior di latte, basil.
> 780 kcal | vegetarian | contains gluten, milk | may soya | board tomato | choose size, base, extra, dip, deal | best
Marinara £7.50
Tomato, garlic, oregano, no cheese and no regrets.
> 610 kcal | vegan | contains gluten | may milk | board tomato | choose size, base, extra, dip, deal | staple
Pepperoni / Diavola £10.50
Cups of spicy pepperoni, crisp at the rim.
> 980 kcal | contains gluten, milk | may mustard, soya | heat 1 | board pizza | choose size, base, extra, dip, deal | not halal | best
Hot and honeyed £11.20
Pepperoni, pickled chilli, honey on the way out.
> 1020 kcal | contains gluten, milk | may mustard, sulphites | heat 2 | board pizza | choose size, base, extra, dip, deal | not halal
Capricciosa £11.50
Ham, mushroom, artichoke, olive: four corners.
> 890 kcal | contains gluten, milk, sulphites | board olive | choose size, base, extra, dip, deal | not halal
Funghi £9.80
Chestnut mushrooms, thyme, a little garlic cream.
> 840 kcal | vegetarian | contains gluten, milk | board herb | choose size, base, extra, dip, deal | staple
Vegetariana / The allotment £9.90
Courgette, peppers, red onion, aubergine.
> 760 kcal | vegetarian | contains gluten, milk | board green-salad | choose size, base, extra, dip, deal | best
Chicken and sweetcorn / The Saturday £10.50
Roast chicken, sweetcorn, mozzarella.
> 910 kcal | contains gluten, milk | board poultry-leg | choose size, base, extra, dip, deal | staple
Hawaiian £10.20
Ham and pineapple. We take no sides.
> 870 kcal | contains gluten, milk | board pizza | choose size, base, extra, dip, deal | not halal
Tuna and red onion £10.40
With capers and lemon.
> 880 kcal | contains gluten, milk, fish | board lemon | choose size, base, extra, dip, deal
Napoli £10.20
Anchovies, capers, black olives.
> 800 kcal | contains gluten, milk, fish | may sulphites | board olive | choose size, base, extra, dip, deal
Nduja and burrata £12.80
Soft fiery sausage, cold cream cheese, basil.
> 1050 kcal | contains gluten, milk | heat 2 | board hot-pepper | choose size, base, extra, dip, deal | not halal | best
Tandoori chicken £10.90
Red onion, green chilli, coriander, mint yoghurt.
> 900 kcal | contains gluten, milk, mustard | heat 2 | board poultry-leg | choose size, base, extra, dip, deal | best
Meat feast £12.50
Pepperoni, meatballs, chicken and ham.
> 1180 kcal | contains gluten, milk, celery | may mustard, soya, eggs | board pizza | choose size, base, extra, dip, deal | not halal
Vegan garden £10.20
Vegan mozzarella, rocket, peppers, pesto without the nuts.
> 720 kcal | vegan | contains gluten | may soya, milk | board leafy-green | choose size, base, extra, dip, deal
## White pizzas / Bianche | No tomato. Trust us.
Four cheeses / Quattro formaggi £10.90
Mozzarella, gorgonzola, parmesan, ricotta.
> 1010 kcal | contains gluten, milk, eggs | board flatbread | choose size, base, extra, dip
Potato and rosemary £9.60
Thin slices, sea salt, taleggio.
> 890 kcal | vegetarian | contains gluten, milk | board herb | choose size, base, extra, dip
Leek, bacon and cream £11.20
Slow leeks, smoked streaky.
> 960 kcal | contains gluten, milk, sulphites | board herb | choose size, base, extra, dip | not halal
## Calzone
Calzone classico £11.20
Ham, ricotta, mushroom, folded and blistered.
> 990 kcal | contains gluten, milk | board stuffed-flatbread | choose extra, dip | not halal
Calzone verde £10.80
Spinach, ricotta, pine nuts, nutmeg.
> 910 kcal | vegetarian | contains gluten, milk | may treeNuts | board leafy-green | choose extra, dip
## Sides and salads
Rocket and parmesan £4.20
Lemon, oil, black pepper.
> 160 kcal | contains milk, eggs | no gluten | enamel leafy-green | staple
House salad £3.80
Leaves, tomato, cucumber, balsamic.
> 110 kcal | vegan | contains sulphites | bare green-salad
Skin-on fries £3.60
Rosemary salt.
> 430 kcal | vegan | may gluten | paper french-fries | choose dip | staple
Mac and cheese £5.90
Baked with a crust.
> 720 kcal | vegetarian | contains gluten, milk, mustard | enamel custard
## Puddings / Dolci
Tiramisu £5.20
Made in a roasting tin, spooned into a tub.
> 470 kcal | vegetarian | contains milk, eggs, gluten | may treeNuts | enamel custard | not halal | best
Chocolate and hazelnut calzone £6.50
Folded over, dusted, dangerous.
> 690 kcal | vegetarian | contains gluten, milk, treeNuts, soya | board stuffed-flatbread
Vanilla ice cream £4.20
From a farm with a view of the motorway.
> 260 kcal | vegetarian | contains milk, eggs | may treeNuts, gluten | bare ice-cream
Affogato kit £4.60
A tub of vanilla, a flask of espresso. Pour at home.
> 250 kcal | vegetarian | contains milk, eggs | plate hot-beverage
${SOFT_DRINKS}
${BEERS}
`,
  `
${DRINK_WITH_IT}:: ownmeal | On its own, or as a meal? | choose 1 | meal
On its own
With dough balls and a drink +£3.90 | 430 kcal | contains gluten, milk | opens drink
## Meal deals / Pizza night | Cheaper together than apart.
Pizza, starter and a can £15.90
One from the oven, one while you wait, one from the fridge.
> untold everything | board pizza | fill Your pizza from Pizzas up to £10.50 | fill While you wait from To start up to £5.60 | fill Your drink from Drinks up to £1.90
## Lunch slice | Weekdays only, and quick. | sold mon-fri 11:30-15:00
Two slices £5.80
Tomato, mozzarella, basil, from the big tray.
> 610 kcal | vegetarian | contains gluten, milk | may soya | board pizza | choose ownmeal
## Only so many | When they are gone, they are gone.
Truffle and potato £13.50
No tomato. Ten bases with the good flour.
> 870 kcal | vegetarian | contains gluten, milk | may soya | board herb | 10 left
Pistachio cannoli £4.90
Back when the ricotta is.
> 380 kcal | vegetarian | contains gluten, milk, treeNuts, eggs | board custard | back in 2 days
`,
)
