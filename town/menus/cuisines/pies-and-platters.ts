import { cuisine } from '#town/menus/cuisine.ts'

/** A caterer's list: pies, platters and bowls for a crowd, ordered ahead. */
export const caterer = cuisine(
  'catering',
  [
    'enamel pie; bare green-salad; bare fork-and-knife, dip #7A4A1E',
    'board baguette-bread; enamel pie; bare tomato, bare pickle',
    'board flatbread; bare green-salad; bare olive, bare strawberry',
  ],
  `
:: guests | For how many? | choose 1
Six
Ten +£16.00
Sixteen +£38.00
:: gravy | Gravy or liquor | choose 1
Beef gravy | 60 kcal | contains gluten, celery
Vegan gravy | 50 kcal | contains celery
Parsley liquor | 70 kcal | contains gluten, milk
None
:: bread | Bread | choose 2
White | contains gluten | may soya, sesame
Malted brown | contains gluten | may soya, sesame
Wraps | contains gluten
Gluten-free rolls | contains eggs | may soya
:: cutlery | Plates and forks | up to 3
Palm-leaf plates, ten +£4.00 | up to 5
Wooden forks, ten +£1.50 | up to 5
Napkins, gingham, twenty +£2.50 | up to 5
## Platters / For the table | Made the morning you eat them. Order by the day before.
Sandwich platter £34.00
Ham and mustard, egg and cress, cheese and pickle, chicken.
> contains milk, eggs, mustard, sulphites | may soya, sesame | board baguette-bread | choose guests, bread, cutlery | not halal | best
Vegetarian sandwich platter £32.00
Egg, cheese, hummus, roast pepper.
> vegetarian | contains milk, eggs, mustard, sesame | may soya | board baguette-bread | choose guests, bread, cutlery | staple
Vegan sandwich platter £32.00
Hummus, smoky tofu, coronation chickpea.
> vegan | contains sesame, soya, mustard, sulphites | board avocado | choose guests, bread, cutlery | best
Halal sandwich platter £34.00
Chicken, beef, egg, tuna.
> contains milk, eggs, mustard, fish | may soya, sesame | board baguette-bread | choose guests, bread, cutlery
Wrap platter £36.00
Falafel, chicken and avocado, prawn.
> contains gluten, sesame, crustaceans, eggs, mustard | may milk | board burrito | choose guests, cutlery | staple
Bagel platter £38.00
Smoked salmon, salt beef, cream cheese.
> contains gluten, sesame, fish, milk, mustard | board pickle | choose guests, cutlery
Ploughman’s board £42.00
Pork pie, cheddar, ham, pickles, apples, bread.
> contains gluten, milk, mustard, celery, sulphites | may eggs | board pickle | choose guests, cutlery | not halal
Mezze board £44.00
Hummus, moutabal, falafel, vine leaves, flatbread.
> vegan | contains sesame, gluten | may sulphites | board flatbread | choose guests, cutlery | best
Crudités and dips £22.00
Carrot, radish, fennel. Hummus, beetroot and tomato dips.
> vegan | contains sesame, celery | may mustard | no gluten | enamel leafy-green | choose guests, cutlery
Fruit platter £26.00
What looked best at the market.
> vegan | no gluten | board strawberry | choose guests, cutlery | staple
## Pies / Big pies | Whole pies for six, hot or ready for your oven.
Steak and ale pie £29.00
Shin, stout, a suet lid.
> 3900 kcal | contains gluten, milk, celery, sulphites | may eggs | enamel pie | choose gravy, cutlery | not halal | best
Chicken and leek pie £28.00
Cream, tarragon.
> 3600 kcal | contains gluten, milk, celery, mustard | may eggs | enamel pie | choose gravy, cutlery | best
Cheese and potato pie £24.00
Lancashire, onion, white pepper.
> 3700 kcal | vegetarian | contains gluten, milk, mustard | may eggs | enamel pie | choose gravy, cutlery | staple
Mushroom and chestnut pie £26.00
Vegan, and proud of its crust.
> 3100 kcal | vegan | contains gluten, treeNuts, celery | may soya | enamel pie | choose gravy, cutlery | staple
Fish pie £32.00
Haddock, salmon, prawns, mash.
> 3300 kcal | contains fish, crustaceans, milk, gluten, celery | enamel lemon | choose cutlery
Cottage pie £27.00
Beef, carrot, browned mash.
> 3500 kcal | contains milk, celery | may gluten | enamel pie | choose gravy, cutlery
Halal lamb hotpot £32.00
Neck, potatoes, thyme.
> 3400 kcal | contains celery | no gluten | bare shallow-pan-of-food | choose cutlery
## Salads / Bowls of salad | Each for ten with other things.
Green salad £14.00
Leaves, herbs, a jar of dressing.
> vegan | contains mustard | no gluten | bare green-salad | staple
New potato salad £16.00
Chives, soured cream.
> vegetarian | contains milk, mustard, eggs | no gluten | enamel herb
Tomato, bread and basil £16.00
Sourdough, good oil.
> vegan | contains gluten, sulphites | enamel tomato
Coleslaw £12.00
Sharp, not claggy.
> vegetarian | contains eggs, mustard | no gluten | enamel leafy-green
Lentil, beetroot and feta £18.00
Walnuts, dill.
> vegetarian | contains milk, treeNuts, mustard, sulphites | no gluten | bare green-salad | staple
Couscous and roast vegetables £18.00
Lemon, mint, almonds.
> vegan | contains gluten, treeNuts | enamel herb
## Hot trays / Trays for sharing | Foil trays for ten. We bring the spoons.
Chicken curry and rice £68.00
Mild enough for everyone.
> contains milk, mustard | no gluten | heat 1 | bare curry-rice | choose cutlery
Chickpea and spinach curry and rice £58.00
Coconut, ginger.
> vegan | contains mustard | no gluten | heat 1 | bare curry-rice | choose cutlery | staple
Beef lasagne £72.00
With garlic bread.
> contains gluten, milk, eggs, celery, sulphites | enamel tomato | choose cutlery | not halal
Roast vegetable lasagne £66.00
With garlic bread.
> vegetarian | contains gluten, milk, eggs, celery | enamel tomato | choose cutlery
Three-bean chilli and rice £58.00
Soured cream beside.
> vegetarian | contains milk, celery | no gluten | heat 1 | enamel beans | choose cutlery
## Sweet trays / Cakes
Scones, twelve £18.00
Jam and clotted cream.
> vegetarian | contains gluten, milk, eggs | may sulphites | board strawberry | best
Brownie tray, twenty £28.00
Dark, cut small.
> vegetarian | contains milk, eggs, soya | may gluten, treeNuts | board cherries | staple
Victoria sponge, whole £26.00
Serves twelve politely.
> vegetarian | contains gluten, milk, eggs | board strawberry
Lemon drizzle, whole £22.00
Serves ten.
> vegetarian | contains gluten, milk, eggs | board lemon
Vegan chocolate cake, whole £28.00
Nobody can tell.
> vegan | contains gluten, soya | may treeNuts | board cherries | staple
Birthday cake £36.00
Tell us the name in a note.
> untold everything | vegetarian | board custard
## Drinks for a crowd
Cloudy lemonade, two litres £7.50
Still or sparkling.
> vegan | no gluten | bare lemon | staple
Apple juice, two litres £7.50
Pressed in Kent.
> vegan | no gluten | dip #D9B24A
Coffee flask, ten cups £18.00
Milk beside, oat if you ask.
> vegetarian | contains milk | no gluten | plate hot-beverage | staple
Tea flask, ten cups £15.00
With milk and sugar.
> vegetarian | contains milk | no gluten | plate hot-beverage
`,
  `
## Office lunches | Ordered the day before, on the table by twelve. | sold mon-fri 09:00-15:00
Working lunch £69.00
A platter, a bowl of salad and something sweet.
> untold everything | board green-salad | fill Your platter from Platters up to £55.00 | fill Your salad from Salads up to £26.00 | fill Something sweet from Sweet trays
`,
)
