import { cuisine } from '#town/menus/cuisine.ts'
import { DRINK_WITH_IT, JUICE_WITH_IT, SOFT_DRINKS } from './drinks.ts'

export const chippy = cuisine(
  'fish-and-chips',
  [
    'paper fish-and-chips; dip #8DB255, dip #F4EFE0; bare lemon',
    'enamel fish-and-chips; bare french-fries; bare lemon, dip #8DB255',
    'paper fish-and-chips; plate pie; dip #7A4A1E, bare pickle',
  ],
  `
${JUICE_WITH_IT}:: portion | How hungry? | choose 1
Small
Regular +£1.60 | 210 kcal
Large +£3.20 | 430 kcal
:: vinegar | Salt and vinegar? | choose 1
Salt and vinegar | contains gluten
Just salt
Just vinegar | contains gluten
Neither
:: sauces | Sauces and scraps | up to 4
Tartare sauce +80p | 95 kcal | contains eggs, mustard | up to 3
Tomato ketchup +50p | 40 kcal | contains celery | up to 3
Curry sauce +£1.40 | 110 kcal | contains gluten, celery, mustard | up to 2
Scraps | 150 kcal | contains gluten | may fish
Pickled onion +60p | 10 kcal | contains sulphites, gluten | up to 4
:: supper | Make it a supper | up to 1 | meal
Chips and mushy peas +£3.60 | 690 kcal | may gluten
Chips and curry sauce +£3.90 | 720 kcal | contains gluten, celery, mustard
Chips and gravy +£3.50 | 670 kcal | contains gluten, celery
## Fish / From the fryer / Fish, fried to order | Fried when you order, in rapeseed oil.
Cod in batter / Battered cod £7.20
A thick fillet in crisp batter, flaking inside. // North Sea cod in a batter that shatters.
> 610 kcal | contains fish, gluten | may milk | paper fish-and-chips | choose portion, supper, sauces | best
Haddock in batter / Battered haddock £7.40
Sweeter than cod, skin off, batter on. // Skinned, dipped, and straight into the pan.
> 590 kcal | contains fish, gluten | may milk | paper fish-and-chips | choose portion, supper, sauces | best
Plaice on the bone £9.80
A whole side, delicate, worth the extra minute.
> 640 kcal | contains fish, gluten | paper fish-and-chips | choose supper, sauces
Hake, lightly battered £8.60
Firm and sweet, landed in Newlyn.
> 560 kcal | contains fish, gluten | paper fish-and-chips | choose supper, sauces
Haddock in gluten-free batter £8.20
Rice-flour batter, its own pan, its own oil.
> 520 kcal | contains fish | no gluten | paper fish-and-chips | choose sauces
Scampi, eight £7.50
Whole langoustine tails in breadcrumbs, with lemon.
> 430 kcal | contains crustaceans, gluten | may fish, molluscs | paper shrimp | choose supper, sauces | staple
Calamari, ten rings £6.90
Peppery crumb, wedge of lemon.
> 410 kcal | contains molluscs, gluten | may fish, crustaceans | paper lemon | choose sauces
Fishcake, homemade £3.20
Cod, potato and parsley between two slices of potato.
> 320 kcal | contains fish, gluten | may milk | enamel lemon | choose sauces | staple
Fish finger sandwich £6.20
Four thick fingers, tartare sauce, soft white bap.
> 640 kcal | contains fish, gluten, eggs, milk, mustard | may sesame | board baguette-bread | choose sauces
Banana blossom “fish” £6.90
Marinated in seaweed and lemon, battered like the rest.
> 430 kcal | vegan | contains gluten | may fish | paper lemon | choose supper, sauces
## Chips / Chips and scraps | Maris Pipers, cut this morning.
Chips £3.20
Cut thick, fried twice. // Fat, soft in the middle, crisp at the corners.
> 620 kcal | vegan | may gluten | paper french-fries | choose portion, vinegar | best
Chip butty £3.95
Chips in a buttered bap. Nothing else, and rightly so.
> 780 kcal | vegetarian | contains gluten, milk | may fish, sesame | board french-fries | choose sauces | best
Cheesy chips £4.60
Mature cheddar, melted all the way down.
> 840 kcal | vegetarian | contains milk | may gluten | enamel french-fries | choose sauces | staple
Chips, cheese and gravy £5.20
The whole argument in one tray.
> 910 kcal | contains milk, gluten, celery | enamel french-fries
Curry chips £4.70
Chippy curry sauce, fruity and just warm.
> 790 kcal | contains gluten, celery, mustard | heat 1 | enamel french-fries
Salt and pepper chips £5.40
Tossed with peppers, onion, garlic and chilli.
> 760 kcal | vegan | contains soya | may gluten | heat 2 | enamel hot-pepper
Sweet potato chips £3.90
Skin on, sea salt.
> 480 kcal | vegan | may gluten | paper french-fries
## Pies and sausages / Not fish | Pies from the baker two doors down.
Steak and kidney pie / Steak pie £4.20
Suet crust, dark gravy.
> 560 kcal | contains gluten, milk, celery | may eggs | enamel pie | choose supper, sauces | staple
Chicken and mushroom pie £4.20
Creamy, peppery, a proper lid.
> 530 kcal | contains gluten, milk, celery | may eggs | enamel pie | choose supper, sauces
Cheese and onion pie £3.90
Lancashire cheese and slow onions.
> 580 kcal | vegetarian | contains gluten, milk, mustard | may eggs | enamel pie | choose supper, sauces | staple
Jumbo sausage £2.60
Plain, split down the side and blistered.
> 370 kcal | contains gluten, sulphites | may soya, milk | paper pickle | choose supper, sauces | not halal | staple
Battered sausage £2.90
As above, in its winter coat.
> 450 kcal | contains gluten, sulphites | may soya, milk | paper pickle | choose supper, sauces | not halal
Saveloy £2.50
Smoked, red and snappy.
> 340 kcal | contains gluten, sulphites, soya | untold celery, mustard | paper pickle | choose supper, sauces | not halal
Half a roast chicken £6.90
Roasted through the afternoon till it runs out.
> 720 kcal | may gluten | enamel poultry-leg | choose supper, sauces
Chicken nuggets, six £4.10
Breast meat, light crumb.
> 310 kcal | contains gluten | may milk, eggs | paper poultry-leg | choose sauces
Beef burger in a bap £4.60
Quarter-pounder, onions, bap.
> 560 kcal | contains gluten, sulphites | may milk, sesame, soya | plate hamburger | choose sauces
Veggie sausage £2.60
Peas, carrot and a good deal of pepper.
> 280 kcal | vegan | contains gluten | may soya | paper pickle | choose supper, sauces
Pea fritter / Yorkshire fritter £1.90
Mushy peas, battered. Better than it has any right to be.
> 260 kcal | vegan | contains gluten | may fish | enamel beans
## On the side / Sides and sauces
Mushy peas £1.90
Marrowfats, soaked overnight, with mint.
> 140 kcal | vegan | no gluten | dip #8DB255 | best
Curry sauce £1.80
A tub, for dipping.
> 150 kcal | vegan | contains gluten, celery, mustard | heat 1 | dip #C98A1B | staple
Gravy £1.70
Thick enough for chips.
> 90 kcal | contains gluten, celery | dip #5A3416 | staple
Tartare sauce £1.20
Capers, gherkins, parsley.
> 190 kcal | vegetarian | contains eggs, mustard | dip #F4EFE0
Baked beans £1.60
A hot tub of them.
> 160 kcal | vegan | no gluten | enamel beans
Pickled egg £1.10
From the jar on the counter.
> 80 kcal | vegetarian | contains eggs, sulphites | may gluten | untold mustard | dip #E8D9B0
Pickled onions, two 90p
Loud ones.
> 20 kcal | vegan | contains sulphites, gluten | bare pickle
Gherkin / Wally £1.10
Whole, crunchy, sour.
> 12 kcal | vegan | contains sulphites | may mustard | bare pickle | staple
Bread and butter, two £1.10
White, thick, properly buttered.
> 210 kcal | vegetarian | contains gluten, milk | may soya, sesame | board baguette-bread
## For small people / Kids’ boxes | A small main, chips and a carton of juice.
Little fish box £5.50
A small cod fillet, chips, juice.
> 500 kcal | contains fish, gluten | paper fish-and-chips | choose juice, sauces | staple
Nugget box £5.20
Four nuggets, chips, juice.
> 470 kcal | contains gluten | may milk, eggs | paper poultry-leg | choose juice, sauces
Sausage box £5.00
One chipolata, chips, juice.
> 450 kcal | contains gluten, sulphites | paper french-fries | choose juice, sauces | not halal
## Afters / Puddings
Battered chocolate bar £2.80
You know you want to know.
> 510 kcal | vegetarian | contains gluten, milk, soya | may eggs, peanuts, treeNuts | paper cherries
Jam roly-poly and custard £3.60
Steamed, sticky, and enough for two.
> 480 kcal | vegetarian | contains gluten, milk, eggs | may sulphites | enamel custard
${SOFT_DRINKS}
`,
  `
${DRINK_WITH_IT}:: ownmeal | On its own, or as a meal? | choose 1 | meal
On its own
With chips and a drink +£3.40 | 520 kcal | may fish, gluten | opens drink
## Suppers for less | Cheaper together than apart.
Fish, chips and a can £10.90
Anything from the fryer, a portion of chips, any can.
> untold everything | paper fish-and-chips | fill Your fish from Fish up to £9.50 | fill Your chips from Chips up to £4.00 | fill Your drink from Drinks up to £1.90
## Lunch special | Weekdays only, and quick. | sold mon-fri 11:30-14:30
Fish finger roll £5.40
Three of ours, tartare sauce, a soft roll.
> 520 kcal | contains gluten, fish, eggs, mustard | may milk | paper baguette-bread | choose ownmeal
## Only so many | What the boat had.
Whole lemon sole £13.90
Fried on the bone. The boat brought six.
> 690 kcal | contains fish, gluten | may milk | paper lemon | 6 left
Battered haggis £5.20
Back when the butcher is.
> 540 kcal | contains gluten | may milk, fish, celery | paper pie | back in 2 days | not halal
`,
)
