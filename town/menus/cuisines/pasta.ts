import { cuisine } from '#town/menus/cuisine.ts'
import { BEERS, SOFT_DRINKS } from './drinks.ts'

export const pastaKitchen = cuisine(
  'pasta',
  [
    'bare spaghetti; board flatbread; bare tomato, bare herb',
    'bare spaghetti; enamel green-salad; bare olive, bare herb',
    'enamel tomato; bare spaghetti; bare olive, bare lemon',
  ],
  `
:: shape | Which pasta? | choose 1
Spaghetti | contains gluten
Rigatoni | contains gluten
Fresh tagliatelle +£1.00 | 20 kcal | contains gluten, eggs
Gluten-free penne +£1.00 | may soya
:: size | How much? | choose 1
Regular
Large +£2.80 | 310 kcal | contains gluten
:: extras | On top | up to 4
Parmesan +80p | 60 kcal | contains milk, eggs | up to 2
Vegan hard cheese +90p | 60 kcal | up to 2
Burrata +£3.50 | 240 kcal | contains milk
Chilli oil +50p | 80 kcal
Meatballs, three +£3.00 | 260 kcal | contains gluten, eggs, celery | up to 2
Pangrattato +60p | 70 kcal | contains gluten
:: meal | Make it supper | up to 1 | meal
Garlic bread and green salad +£5.50 | 510 kcal | contains gluten, milk | may mustard
Garlic bread and tiramisu +£8.00 | 820 kcal | contains gluten, milk, eggs
## To start / Antipasti
Garlic bread £4.20
Rosemary focaccia, garlic butter.
> 420 kcal | vegetarian | contains gluten, milk | board flatbread | best
Cheesy garlic bread £5.20
With mozzarella.
> 560 kcal | vegetarian | contains gluten, milk | board flatbread | staple
Focaccia and oil £3.80
Sea salt, Ligurian oil.
> 380 kcal | vegan | contains gluten | board flatbread | staple
Arancini, three £6.20
Ragù and peas inside.
> 510 kcal | contains gluten, milk, eggs, celery | enamel rice-ball
Burrata, tomato, basil £8.20
Cold heart, warm bread.
> 460 kcal | vegetarian | contains milk, gluten | enamel tomato
Meatballs al forno £7.20
Tomato sauce, parmesan, bread for the end.
> 490 kcal | contains gluten, milk, eggs, celery | enamel tomato | staple
Minestrone £5.60
Beans, cabbage, a spoon of pesto.
> 240 kcal | vegetarian | contains celery, milk, gluten, treeNuts | enamel tomato
Olives £3.60
Nocellara, big and green.
> 170 kcal | vegan | may sulphites | no gluten | enamel olive | staple
Calamari £7.80
Lemon, garlic mayo.
> 420 kcal | contains molluscs, gluten, eggs, mustard | enamel lemon
## Pasta / Red sauces / Tomato | Cooked al dente, so it survives the journey.
Pomodoro £8.20
Tomato, basil, a little butter.
> 480 kcal | vegetarian | contains milk, celery | bare spaghetti | choose shape, size, extras, meal | best
Arrabbiata £8.40
Angry with chilli and garlic.
> 460 kcal | vegan | may celery | heat 2 | bare spaghetti | choose shape, size, extras, meal | staple
Bolognese / Ragù bolognese £10.20
Beef and pork, milk, wine, four hours.
> 640 kcal | contains milk, celery, sulphites | bare spaghetti | choose shape, size, extras, meal | not halal | best
Spaghetti and meatballs £10.80
Six of them. Count.
> 790 kcal | contains gluten, milk, eggs, celery | bare spaghetti | choose shape, size, extras, meal | staple
Puttanesca £9.40
Anchovy, capers, olives, no patience.
> 490 kcal | contains fish | may sulphites | bare olive | choose shape, size, extras, meal
Amatriciana £10.20
Guanciale, tomato, pecorino.
> 620 kcal | contains milk | heat 1 | bare spaghetti | choose shape, size, extras, meal | not halal | staple
Norma £9.40
Fried aubergine, tomato, salted ricotta.
> 540 kcal | vegetarian | contains milk | bare tomato | choose shape, size, extras, meal
Lentil ragù £9.20
Everything the bolognese has but the animals.
> 520 kcal | vegan | contains celery | may sulphites | bare spaghetti | choose shape, size, extras, meal | staple
Nduja and mascarpone £10.60
Fire and the fire brigade.
> 710 kcal | contains milk | heat 2 | bare hot-pepper | choose shape, size, extras, meal | not halal
Prawn and chilli £12.20
Cherry tomatoes, garlic, parsley.
> 510 kcal | contains crustaceans | may fish | heat 1 | enamel shrimp | choose shape, size, extras, meal
## White and green sauces / Without tomato
Carbonara £10.40
Egg, pecorino, guanciale, pepper. No cream was asked.
> 740 kcal | contains eggs, milk | bare spaghetti | choose shape, size, extras, meal | not halal | best
Cacio e pepe £9.60
Cheese and pepper, nothing to hide behind.
> 680 kcal | contains milk | bare spaghetti | choose shape, size, extras, meal | staple
Pesto Genovese £9.60
Basil, pine nuts, potato, green beans.
> 640 kcal | contains milk, treeNuts | bare herb | choose shape, size, extras, meal | staple
Funghi £9.80
Mushrooms, thyme, crème fraîche.
> 590 kcal | vegetarian | contains milk | bare herb | choose shape, size, extras, meal
Salmon and lemon £11.60
Hot-smoked salmon, dill, cream.
> 690 kcal | contains fish, milk | bare lemon | choose shape, size, extras, meal
Chicken Alfredo £10.80
Not Italian. Very popular.
> 820 kcal | contains milk | bare spaghetti | choose shape, size, extras, meal | best
Broccoli, anchovy, chilli £9.60
Crumbs on top.
> 520 kcal | contains fish, gluten | heat 1 | bare leafy-green | choose shape, size, extras, meal
Vongole £13.20
Clams, garlic, white wine.
> 490 kcal | contains molluscs, sulphites | may crustaceans | enamel lemon | choose shape, size | not halal
## Baked / From the oven
Lasagne £10.80
Seven layers, burnt corners.
> 840 kcal | contains gluten, milk, eggs, celery, sulphites | enamel tomato | choose extras, meal | not halal | best
Spinach and ricotta lasagne £10.20
Nutmeg, lemon.
> 720 kcal | vegetarian | contains gluten, milk, eggs | enamel leafy-green | choose extras, meal | staple
Baked gnocchi £10.20
Tomato, mozzarella, basil.
> 690 kcal | vegetarian | contains gluten, milk | may eggs | enamel tomato | choose extras, meal
Macaroni cheese £9.20
Four cheeses, mustard, crumbs.
> 810 kcal | vegetarian | contains gluten, milk, mustard | enamel custard | choose extras, meal
Aubergine parmigiana £9.80
No pasta at all. Nobody has complained.
> 540 kcal | contains milk, eggs | no gluten | enamel tomato | choose extras
Family tray of lasagne £34.00
For four or five. Oven-ready or hot: say in a note.
> 3400 kcal | contains gluten, milk, eggs, celery, sulphites | enamel tomato | not halal
## Stuffed and fresh
Spinach and ricotta ravioli £11.20
Butter and sage.
> 610 kcal | vegetarian | contains gluten, milk, eggs | enamel herb | choose extras, meal
Beef shin tortelloni £12.60
In their own gravy.
> 680 kcal | contains gluten, milk, eggs, celery, sulphites | enamel dumpling | choose extras, meal | not halal
Crab ravioli £13.80
Lemon, chilli, butter.
> 590 kcal | contains gluten, milk, eggs, crustaceans | may fish | enamel lemon | choose extras, meal
## Salads and sides
Green salad £4.20
Leaves, herbs, lemon.
> 90 kcal | vegan | may mustard | no gluten | bare green-salad | staple
Tomato and red onion £4.40
Good oil, salt, time.
> 130 kcal | vegan | no gluten | enamel tomato
Rosemary potatoes £4.20
Roasted hard.
> 320 kcal | vegan | no gluten | enamel herb
Broccoli, garlic, lemon £4.20
Charred.
> 140 kcal | vegan | no gluten | enamel leafy-green
## Puddings / Dolci
Tiramisu £5.40
Nonna’s proportions.
> 460 kcal | vegetarian | contains milk, eggs, gluten, sulphites | enamel custard | not halal | best
Panna cotta £5.00
Vanilla, cherries.
> 380 kcal | contains milk | no gluten | enamel cherries
Lemon polenta cake £4.60
Almonds, damp.
> 410 kcal | vegetarian | contains milk, eggs, treeNuts | no gluten | board lemon
Cannoli, two £5.20
Ricotta, pistachio ends.
> 390 kcal | vegetarian | contains gluten, milk, treeNuts | may eggs | enamel custard
${SOFT_DRINKS}
${BEERS}
`,
  `
## Meal deals / Supper for less | Cheaper together than apart.
Pasta, side and a pudding £16.50
One from the pan, one from the bowl, one from the fridge.
> untold everything | bare spaghetti | fill Your pasta from Pasta up to £11.50 | fill Your side from Salads and sides up to £5.00 | fill Your pudding from Puddings
## Lunch | Weekdays only. | sold mon-fri 11:30-15:00
Half bowl of the day £6.90
Short pasta, whatever is green, good oil.
> 420 kcal | vegan | contains gluten | may eggs, milk | plate herb
Porcini ravioli £13.90
Rolled this morning. Nine portions.
> 640 kcal | vegetarian | contains gluten, eggs, milk | plate spaghetti | 9 left
`,
)
