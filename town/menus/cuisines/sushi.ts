import { cuisine } from '#town/menus/cuisine.ts'
import { SOFT_DRINKS } from './drinks.ts'

export const sushiBar = cuisine(
  'sushi',
  [
    'slate sushi; bare rice-ball; bare ginger-root, dip #2B1A14',
    'slate sushi; bare steaming-bowl; bare chopsticks, dip #7FA650',
    'board sushi; bare dumpling; bare ginger-root, bare avocado',
  ],
  `
:: pieces | How many? | choose 1
Four pieces
Eight pieces +£4.20 | 190 kcal
:: extras | Beside it | up to 4
Soy sauce | 5 kcal | contains soya, gluten | up to 3
Tamari, no gluten | 5 kcal | contains soya | up to 3
Extra wasabi +30p | 5 kcal | may mustard | up to 2
Extra pickled ginger +50p | 10 kcal | contains sulphites | up to 2
Spicy mayo +80p | 120 kcal | contains eggs, mustard | up to 2
:: with | With | choose 1
Steamed rice +£2.40 | 300 kcal
Brown rice +£2.60 | 290 kcal
Udon noodles +£3.00 | 320 kcal | contains gluten
Nothing
:: broth | Broth | choose 1
Soy | 40 kcal | contains soya, gluten
White miso | 70 kcal | contains soya, gluten
Spicy miso | 90 kcal | contains soya, gluten, sesame
:: toppings | Into the bowl | up to 4
Soft egg +£1.50 | 80 kcal | contains eggs, soya, gluten
Extra pork belly +£3.00 | 260 kcal | contains soya, gluten
Tofu +£1.80 | 90 kcal | contains soya
Sweetcorn +80p | 40 kcal
Nori +60p | 10 kcal | may crustaceans, molluscs
## Small plates / To start
Edamame £4.20
Sea salt, or chilli and garlic.
> 150 kcal | vegan | contains soya | no gluten | enamel beans | staple
Miso soup £2.60
Tofu, wakame, spring onion.
> 60 kcal | contains soya, fish, gluten | bare steaming-bowl | staple
Chicken gyoza, five £6.20
Fried on the bottom, steamed on top.
> 290 kcal | contains gluten, soya, sesame | may crustaceans | enamel dumpling | choose extras | best
Vegetable gyoza, five £5.80
Cabbage, shiitake, ginger.
> 240 kcal | vegan | contains gluten, soya, sesame | enamel dumpling | choose extras | staple
Prawn tempura, four £8.20
A batter you can nearly see through.
> 330 kcal | contains crustaceans, gluten, eggs | may fish | slate shrimp | choose extras | best
Chicken karaage £6.90
Thigh, soy and ginger, lemon, mayo.
> 460 kcal | contains soya, gluten, eggs, mustard | enamel poultry-leg | choose extras | staple
Takoyaki, six £6.90
Octopus dumplings, brown sauce, dancing flakes.
> 410 kcal | contains molluscs, gluten, eggs, fish, soya | enamel dumpling
Aubergine with sweet miso £6.40
Halved, glazed, sesame.
> 260 kcal | vegan | contains soya, gluten, sesame | slate herb
Seaweed salad £4.80
Chilled, crunchy, sesame oil.
> 120 kcal | vegan | contains sesame, soya, gluten | enamel leafy-green
## Nigiri and sashimi | Two pieces of nigiri, five of sashimi, cut when you order.
Salmon nigiri £4.60
Scottish salmon, brushed with soy.
> 120 kcal | contains fish, soya, gluten | may crustaceans | slate sushi | choose extras | best
Tuna nigiri £5.20
Line-caught yellowfin.
> 110 kcal | contains fish, soya, gluten | may crustaceans | slate sushi | choose extras | staple
Prawn nigiri £4.60
Sweet, butterflied.
> 100 kcal | contains crustaceans, soya, gluten | may fish | slate shrimp | choose extras
Flamed eel nigiri £5.60
Sweet soy, blow-torched.
> 150 kcal | contains fish, soya, gluten | slate sushi | choose extras
Omelette nigiri £3.90
Folded seven times, nori belt.
> 130 kcal | vegetarian | contains eggs, soya, gluten | slate rice-ball | choose extras
Avocado nigiri £3.60
Ripe, salted, lime.
> 120 kcal | vegan | contains soya, gluten | slate avocado | choose extras
Salmon sashimi £8.40
Five thick slices.
> 180 kcal | contains fish | no gluten | slate sushi | choose extras | staple
Mixed sashimi £15.90
Twelve slices: salmon, tuna, sea bass, scallop.
> 290 kcal | contains fish, molluscs | no gluten | slate sushi | choose extras
## Rolls / Maki and rolls
Salmon and avocado roll £5.20
The sensible one.
> 210 kcal | contains fish | may sesame, crustaceans | slate sushi | choose pieces, extras | best
Cucumber maki £3.60
Cool and plain, six small ones.
> 110 kcal | vegan | may sesame | slate rice-ball | choose extras | staple
California roll £5.40
Real crab, avocado, flying fish roe.
> 230 kcal | contains crustaceans, fish, eggs, mustard | may sesame | slate avocado | choose pieces, extras | staple
Spicy tuna roll £5.80
Chilli mayo, spring onion, togarashi.
> 240 kcal | contains fish, eggs, mustard, sesame | heat 2 | slate sushi | choose pieces, extras | best
Prawn tempura roll / Dragon roll £6.40
Tempura prawn, avocado roof, sweet soy.
> 310 kcal | contains crustaceans, gluten, eggs, soya | slate shrimp | choose pieces, extras | staple
Soft shell crab roll £7.40
A whole crab, legs and all.
> 330 kcal | contains crustaceans, gluten, eggs, mustard | slate sushi | choose pieces, extras
Chicken katsu roll £5.60
For the friend who doesn’t do fish.
> 320 kcal | contains gluten, eggs, mustard | may soya | slate poultry-leg | choose pieces, extras
Rainbow roll £7.20
Four fish over crab and cucumber.
> 290 kcal | contains fish, crustaceans, eggs, mustard | slate sushi | choose pieces, extras
Sweet potato tempura roll £5.00
Crunchy inside, sesame out.
> 290 kcal | vegan | contains gluten, sesame, soya | slate sushi | choose pieces, extras
## Sets / To share
Lunch box, ten pieces £11.50
Six maki, four nigiri, soup.
> 480 kcal | contains fish, soya, gluten, crustaceans | slate sushi | choose extras | staple
Salmon lover, sixteen pieces £18.50
Nigiri, sashimi, rolls: all salmon.
> 690 kcal | contains fish, soya, gluten | slate sushi | choose extras
Garden set, twelve pieces £12.50
Everything green.
> 510 kcal | vegan | contains soya, gluten, sesame | slate avocado | choose extras
Platter for two, thirty pieces £34.00
The chef’s pick of the fridge.
> 1320 kcal | contains fish, crustaceans, molluscs, eggs, soya, gluten, mustard | slate sushi | choose extras
## Hot dishes / Rice, noodles and curry
Chicken katsu curry £10.90
Panko breast, mild curry sauce, rice, pickles.
> 910 kcal | contains gluten, eggs, celery, mustard | may milk, soya | heat 1 | bare curry-rice | best
Pumpkin katsu curry £9.80
The same comfort, no bird.
> 820 kcal | vegan | contains gluten, celery, mustard | may soya | heat 1 | bare curry-rice
Salmon teriyaki £12.20
Grilled fillet, sticky glaze, greens.
> 520 kcal | contains fish, soya, gluten, sesame | enamel herb | choose with
Chicken teriyaki £10.50
Thigh, charred at the corners.
> 560 kcal | contains soya, gluten, sesame | enamel poultry-leg | choose with | staple
Pork ramen £12.20
Belly, soft egg, bamboo, spring onion, twelve-hour stock.
> 780 kcal | contains gluten, eggs, soya, sesame | bare steaming-bowl | choose broth, toppings | staple
Vegetable ramen £10.80
Tofu, corn, pak choi, roasted garlic oil.
> 590 kcal | vegan | contains gluten, soya, sesame | may celery | bare steaming-bowl | choose broth, toppings
Yaki udon £9.80
Fat noodles, chicken, cabbage, a smoky wok.
> 640 kcal | contains gluten, soya | may eggs, sesame, molluscs | bare steaming-bowl
Salmon poke bowl £11.90
Rice, edamame, mango, avocado, sesame.
> 610 kcal | contains fish, soya, gluten, sesame | enamel avocado
Steamed rice £2.60
Short grain.
> 300 kcal | vegan | no gluten | bare cooked-rice | staple
## Puddings
Mochi ice cream, three £5.20
Matcha, mango, strawberry.
> 270 kcal | vegetarian | contains milk, soya | may eggs, gluten, treeNuts | enamel strawberry | staple
Matcha custard pot £4.20
Set, not too sweet.
> 240 kcal | vegetarian | contains milk, eggs | no gluten | enamel custard
Green tea £2.20
A flask for one.
> 2 kcal | vegan | no gluten | plate hot-beverage
${SOFT_DRINKS}
`,
  `
## Meal deals / Bento | Cheaper together than apart.
Bento for one £13.50
A small plate, a roll and a pudding.
> untold everything | board sushi | fill Small plate from Small plates up to £6.00 | fill Your roll from Rolls up to £8.50 | fill Pudding from Puddings
## Lunch bowls | Weekdays only. | sold mon-fri 11:30-15:00
Aubergine donburi £8.90
Glazed aubergine, rice, pickles, sesame.
> 560 kcal | vegan | contains soya, sesame, gluten | enamel cooked-rice
Scallop hand roll £6.40
Cut to order while there are any.
> 190 kcal | contains molluscs, soya | may gluten, crustaceans | board sushi | 8 left
`,
)
