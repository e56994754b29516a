import { cuisine } from '#town/menus/cuisine.ts'
import { BEERS, DRINK_WITH_IT, SOFT_DRINKS } from './drinks.ts'

export const burgerBar = cuisine(
  'burgers',
  [
    'paper hamburger; bare french-fries; dip #B3261E, bare pickle',
    'plate hamburger; bare french-fries; bare tomato, bare pickle',
    'board hamburger; enamel poultry-leg; dip #F3C94C, bare pickle',
  ],
  `
${DRINK_WITH_IT}:: shake | Which shake? | choose 1
Vanilla shake | 490 kcal | contains milk | may soya, treeNuts
Strawberry shake | 470 kcal | contains milk | may soya, treeNuts
Salted peanut shake +50p | 690 kcal | contains milk, peanuts | may treeNuts
Oat cherry shake +30p | 420 kcal | contains gluten | may treeNuts
:: patty | How many? | choose 1
Single
Double +£2.50 | 290 kcal | may milk
Triple +£4.80 | 580 kcal | may milk
:: bun | Bun | choose 1
Potato bun | contains gluten, milk | may sesame, eggs
Seeded vegan bun | contains gluten, sesame | may soya
Gluten-free bun +£1.00 | contains eggs | may milk
Lettuce, no bun
:: add | Put more in it | up to 5
American-style cheese +80p | 90 kcal | contains milk, soya | up to 3
Mature cheddar +£1.00 | 120 kcal | contains milk | up to 2
Streaky bacon +£1.50 | 110 kcal | up to 2
Fried egg +£1.00 | 90 kcal | contains eggs
Pickles +40p | 5 kcal | contains mustard | up to 2
Jalapeños +60p | 5 kcal | may sulphites
Hash brown +£1.20 | 140 kcal | may gluten | up to 2
:: meal | Make it a meal | up to 1 | meal
Fries and a soft drink +£4.20 | 430 kcal | may gluten | opens drink
Loaded fries and a soft drink +£6.20 | 720 kcal | contains milk | may gluten, mustard | opens drink
Onion rings and a soft drink +£4.60 | 410 kcal | contains gluten | may milk | opens drink
Fries and a shake +£6.80 | 430 kcal | may gluten | opens shake
:: dip | Which dip comes with it? | choose 1
House sauce | 140 kcal | contains eggs, mustard
Garlic mayo | 180 kcal | contains eggs, mustard
Barbecue | 50 kcal | contains mustard, celery
Blue cheese | 160 kcal | contains milk, eggs, mustard
Hot sauce | 10 kcal
:: dips | Dips | up to 4
House sauce +80p | 140 kcal | contains eggs, mustard | up to 4
Garlic mayo +80p | 180 kcal | contains eggs, mustard | up to 4
Barbecue +70p | 50 kcal | contains mustard, celery | up to 4
Blue cheese +£1.00 | 160 kcal | contains milk, eggs, mustard | up to 4
Hot sauce +60p | 10 kcal | up to 4
:: wings | How many wings? | choose 1
Six
Ten +£3.00 | 360 kcal
Sixteen +£6.50 | 900 kcal
:: flavour | How do you want them? | choose 1
Buffalo | 60 kcal | contains milk, celery
Barbecue | 70 kcal | contains mustard, celery
Garlic and parmesan | 110 kcal | contains milk, eggs
Naked, with sea salt
## Burgers / Smash burgers / Beef | Chuck and brisket, pressed hard on a hot plate.
House smash / The Classic £8.20
Beef, cheese, onion, pickle, house sauce. // The one we opened with.
> 640 kcal | contains milk, soya, eggs, mustard | may celery | paper hamburger | choose patty, bun, add, meal, dips | best
Cheeseburger, plain as day £7.20
Beef, two slices of cheese, ketchup. Nothing green.
> 560 kcal | contains milk, soya, celery | paper hamburger | choose patty, bun, add, meal, dips | staple
Bacon and cheese £9.60
Smoked streaky, burnt-end onions, cheddar.
> 780 kcal | contains milk, eggs, mustard | paper hamburger | choose patty, bun, add, meal, dips | not halal | best
Green chilli burger £9.20
Charred chillies, garlic mayo, jack cheese.
> 720 kcal | contains milk, eggs, mustard | heat 2 | paper hot-pepper | choose patty, bun, add, meal, dips | staple
Blue and onion £9.40
Stilton, onions in stout, rocket.
> 760 kcal | contains milk, gluten, eggs, mustard | paper hamburger | choose patty, bun, add, meal, dips | not halal
Oklahoma onion £8.60
Onions smashed into the meat till they frizzle.
> 660 kcal | contains milk, soya | paper hamburger | choose patty, bun, add, meal, dips
The Sunday roast £10.20
Beef, horseradish, a Yorkshire pudding, gravy to dip.
> 890 kcal | contains milk, eggs, gluten, mustard, celery, sulphites | enamel hamburger | choose add, meal
Peanut butter and chilli jam £9.20
It sounds wrong for about one bite.
> 810 kcal | contains peanuts, milk, soya | may treeNuts | heat 1 | paper peanuts | choose patty, bun, add, meal, dips
## Chicken / Chicken burgers | Buttermilk thigh, double dredged.
Fried chicken burger / Crispy bird £8.60
Slaw, pickles, a slick of mayo.
> 740 kcal | contains gluten, milk, eggs, mustard | paper hamburger | choose bun, add, meal, dips | best
Hot honey chicken £9.20
Chilli honey, blue cheese, pickles.
> 810 kcal | contains gluten, milk, eggs, mustard | heat 2 | paper poultry-leg | choose bun, add, meal, dips | staple
Buffalo chicken £9.20
Dunked in hot sauce, ranch on top.
> 780 kcal | contains gluten, milk, eggs, mustard, celery | heat 2 | paper poultry-leg | choose bun, add, meal, dips
Korean-style chicken £9.40
Gochujang glaze, sesame, spring onion.
> 790 kcal | contains gluten, milk, soya, sesame | may peanuts | heat 2 | paper hot-pepper | choose bun, add, meal, dips
Grilled chicken and avocado £9.20
Lemon, smashed avocado, leaves.
> 560 kcal | contains milk | enamel avocado | choose bun, add, meal, dips
Chicken tenders, four £6.80
With the dip you like.
> 520 kcal | contains gluten, milk, eggs | paper poultry-leg | choose dip, dips, meal | staple
Wings £7.20
Brined, baked, fried: in that order.
> 540 kcal | may gluten | heat 1 | enamel poultry-leg | choose wings, flavour, dips | staple
## Without meat / Plant and cheese
Mushroom and halloumi £8.80
A whole flat mushroom, grilled halloumi, pesto.
> 610 kcal | vegetarian | contains milk, treeNuts | paper hamburger | choose bun, add, meal, dips | staple
Plant smash £8.60
Pea-protein patty, vegan cheese, pickles, house sauce.
> 580 kcal | vegan | contains soya, mustard | may celery | paper pickle | choose patty, bun, meal, dips | best
Sweet potato and black bean £7.90
Crisp, smoky, with lime slaw.
> 540 kcal | vegan | contains mustard | may gluten | heat 1 | paper beans | choose bun, meal, dips
Buttermilk cauliflower £8.20
All the crunch of the chicken.
> 590 kcal | vegetarian | contains gluten, milk, eggs | paper leafy-green | choose bun, add, meal, dips
## Hot dogs
Chicago-ish dog £6.90
Beef frank, mustard, relish, tomato, pickle spear.
> 520 kcal | contains gluten, mustard, sesame, celery | may milk, soya | board pickle | choose meal, dips
Chilli cheese dog £7.60
Beef chilli, cheddar, raw onion.
> 690 kcal | contains gluten, milk, mustard, celery | heat 2 | board hot-pepper | choose meal, dips
Plant dog £6.90
Smoked carrot. No, really.
> 390 kcal | vegan | contains gluten, mustard, soya | board pickle | choose meal, dips
## Fries and sides / On the side
Skin-on fries £3.40
Sea salt.
> 430 kcal | vegan | may gluten | bare french-fries | choose dips | best
Cheese fries £4.60
House cheese sauce, chives.
> 610 kcal | vegetarian | contains milk, mustard | may gluten | bare french-fries | staple
Loaded fries £6.40
Bacon, cheese sauce, jalapeños, house sauce.
> 840 kcal | contains milk, eggs, mustard | may gluten, sulphites | heat 1 | bare french-fries | not halal
Sweet potato fries £4.20
With smoked paprika.
> 410 kcal | vegan | may gluten | bare french-fries
Onion rings, seven £4.20
Beer batter, thick as bangles.
> 380 kcal | vegan | contains gluten | paper french-fries | choose dips | not halal | staple
Mac and cheese bites, six £5.40
Crumbed, molten.
> 470 kcal | vegetarian | contains gluten, milk, mustard | may eggs | enamel custard | choose dips
House slaw £2.80
Cabbage, apple, a mustardy mayo.
> 150 kcal | vegetarian | contains eggs, mustard | no gluten | enamel leafy-green
Dill pickles £2.60
A tub of them, cold.
> 20 kcal | vegan | contains mustard | no gluten | bare pickle | staple
## Shakes / Shakes and puddings | Thick enough to argue with the straw.
Vanilla shake £4.90
Three scoops and a splash.
> 490 kcal | vegetarian | contains milk | may soya, treeNuts | bare glass-of-milk | staple
Strawberry shake £4.90
Whole berries.
> 470 kcal | vegetarian | contains milk | may soya, treeNuts | bare strawberry
Salted peanut shake £5.40
Peanut butter and caramel.
> 690 kcal | vegetarian | contains milk, peanuts | may treeNuts | bare peanuts
Oat cherry shake £5.20
Vegan ice cream, dark cherries.
> 420 kcal | vegan | contains gluten | may treeNuts | bare cherries
Warm brownie £3.90
Dark, damp, a pinch of salt.
> 430 kcal | vegetarian | contains milk, eggs, soya | may treeNuts, gluten | enamel cherries
${SOFT_DRINKS}
${BEERS}
`,
  `
:: ownmeal | On its own, or as a meal? | choose 1 | meal
On its own
With skin-on fries and a drink +£3.80 | 430 kcal | may gluten | opens drink
## Meal deals / Burger deals | Cheaper together than apart.
Burger, side and a can £12.50
Any burger from the hot plate, any side, any can.
> untold everything | paper hamburger | fill Your burger from Burgers up to £8.90 | fill Your side from Fries and sides up to £4.20 | fill Your drink from Drinks up to £1.90
Two to share £19.90
Two burgers and a side between them.
> untold everything | board hamburger | fill First burger from Burgers | fill Second burger from Burgers | fill To share from Fries and sides
## Lunch counter | Weekdays only, and quick. | sold mon-fri 11:30-15:00
Lunch-break burger £6.50
A single patty, cheese, onions, the house sauce.
> 520 kcal | contains gluten, milk, eggs, mustard, soya | may sesame | paper hamburger | choose ownmeal
## Only so many | When they are gone, they are gone.
Brisket bun £10.90
Smoked since last night. We make twelve.
> 810 kcal | contains gluten, mustard | may milk, sesame | paper hamburger | choose ownmeal | 12 left
Peanut butter shake £5.90
Back when the mixer is mended.
> 690 kcal | vegetarian | contains milk, peanuts | may treeNuts, soya | bare glass-of-milk | back in 2 days
`,
)
