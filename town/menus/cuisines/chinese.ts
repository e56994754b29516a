import { cuisine } from '#town/menus/cuisine.ts'
import { SOFT_DRINKS } from './drinks.ts'

export const chinese = cuisine(
  'chinese',
  [
    'bare steaming-bowl; bare dumpling; bare chopsticks, dip #5B2414',
    'enamel dumpling; bare steaming-bowl; bare chopsticks, dip #2B1A14',
    'plate poultry-leg; bare cooked-rice; bare ginger-root, dip #B3261E',
  ],
  `
:: with | With rice or noodles? | choose 1
Egg fried rice +£2.40 | 420 kcal | contains eggs, soya | may sesame
Boiled rice +£1.90 | 310 kcal
Soft noodles +£2.60 | 430 kcal | contains gluten, eggs, soya | may sesame
Salt and pepper chips +£3.00 | 560 kcal | contains soya | may gluten
Just the dish
:: meat | Choose one | choose 1
Chicken | 190 kcal
Beef +60p | 220 kcal
Char siu pork +40p | 230 kcal | contains soya, gluten
King prawn +£1.80 | 90 kcal | contains crustaceans | may molluscs
Crisp tofu | 170 kcal | contains soya
:: dips | Dips | up to 3
Sweet chilli +60p | 60 kcal | up to 3
Chilli oil +70p | 90 kcal | contains soya, sesame | may peanuts | up to 3
Hoisin +60p | 50 kcal | contains soya, gluten, sesame | up to 3
Sweet and sour +60p | 55 kcal | up to 3
## To start / Starters / Dim sum and small things | Made by hand, upstairs, before lunch.
Prawn crackers £2.20
A warm bagful.
> 260 kcal | contains crustaceans | may fish, gluten | paper shrimp | choose dips | staple
Vegetable spring rolls, four £4.20
Shredded cabbage, carrot, glass noodles.
> 310 kcal | vegan | contains gluten, soya | may sesame | enamel falafel | choose dips | best
Crispy duck, a quarter £11.80
Pancakes, cucumber, spring onion, hoisin. Pull it apart yourself.
> 880 kcal | contains gluten, soya, sesame | plate poultry-leg | best
Pork and chive dumplings, six / Jiaozi £6.40
Steamed or fried, with black vinegar. // Pleated, pan-fried on one side, juicy.
> 360 kcal | contains gluten, soya, sesame | enamel dumpling | choose dips | not halal | best
Prawn har gow, four £6.20
Whole prawns, translucent skins.
> 210 kcal | contains crustaceans, soya, sesame | may gluten, molluscs | bare dumpling | choose dips
Vegetable dumplings, six £5.60
Shiitake, pak choi and tofu.
> 280 kcal | vegan | contains gluten, soya, sesame | enamel dumpling | choose dips | staple
Char siu bao, three £5.90
Fluffy buns, sticky pork.
> 430 kcal | contains gluten, soya, sesame | may milk | bare dumpling | not halal
Salt and pepper squid £7.20
Fried hard with garlic, chilli and spring onion.
> 420 kcal | contains molluscs, soya | may gluten, crustaceans | heat 2 | enamel hot-pepper | choose dips
Salt and pepper wings £6.50
Eight, crackling, impossible to stop.
> 620 kcal | contains soya | may gluten | heat 2 | enamel poultry-leg | choose dips | staple
Sesame prawn toast £5.40
On white bread, as nature intended.
> 390 kcal | contains crustaceans, gluten, sesame, eggs | board shrimp
Crispy seaweed £3.80
Spring greens, really, with sugar and salt.
> 240 kcal | vegan | may sesame, soya | enamel leafy-green
Barbecue spare ribs £7.20
Five-spice, honey, sticky fingers.
> 710 kcal | contains soya, gluten | may sesame | enamel hot-pepper | choose dips | not halal
## Soups
Hot and sour soup £3.90
Bamboo, tofu, black vinegar, white pepper.
> 170 kcal | contains soya, eggs, gluten | may celery | heat 2 | bare steaming-bowl | staple
Chicken and sweetcorn soup £3.70
Egg-ribboned and comforting.
> 190 kcal | contains eggs | may celery, soya | bare steaming-bowl
Wonton soup £4.60
Six prawn and pork wontons in clear broth.
> 260 kcal | contains crustaceans, gluten, soya, sesame | bare steaming-bowl | not halal
## From the wok / House dishes / Mains | Cooked over the big flame, one wok at a time.
Kung pao / Gong bao £7.90
Peanuts, dried chilli, a sweet-sour edge.
> 340 kcal | contains peanuts, soya, gluten | may sesame | heat 2 | enamel peanuts | choose meat, with, dips | best
Black bean and green pepper £7.60
Fermented beans, garlic, plenty of pepper.
> 310 kcal | contains soya, gluten | may sesame | heat 1 | enamel beans | choose meat, with, dips | staple
Sweet and sour, Hong Kong style £7.80
Crisp pieces, pineapple, sauce on the side.
> 520 kcal | contains gluten, eggs | may soya | enamel tomato | choose meat, with, dips | best
Ginger and spring onion £7.60
Clean, quick, good when you are tired.
> 260 kcal | contains soya, gluten | may molluscs | enamel ginger-root | choose meat, with, dips | staple
Satay £7.80
Peanut and coconut, slowly warmed.
> 420 kcal | contains peanuts, soya | may gluten, crustaceans | heat 1 | enamel peanuts | choose meat, with, dips
Chinese curry £7.40
Chip-shop gold: onion, peas, nostalgia.
> 380 kcal | contains gluten, celery, mustard | may soya | heat 1 | bare curry-rice | choose meat, with, dips | staple
Crispy chilli beef £8.90
Shredded, fried twice, glazed with orange and chilli.
> 690 kcal | contains gluten, soya | may sesame, eggs | heat 2 | enamel hot-pepper | choose with, dips | best
Lemon chicken £7.90
Battered breast, sharp lemon sauce.
> 620 kcal | contains gluten, eggs | enamel lemon | choose with
Mapo tofu £7.50
Silken tofu, minced pork, Sichuan pepper that hums.
> 430 kcal | contains soya, gluten | may sesame | heat 3 | karahi hot-pepper #9E2A17 | choose with | not halal
Aubergine in fish-fragrant sauce £7.40
No fish: garlic, ginger, pickled chilli, vinegar.
> 360 kcal | vegan | contains soya, gluten | may sesame | heat 2 | karahi hot-pepper #7C3A2A | choose with
Cantonese roast duck on rice £10.50
Half a crown, dripping, on rice with greens.
> 940 kcal | contains soya, gluten | may sesame | bare cooked-rice | choose dips
Pak choi in garlic £5.60
Blanched, then thrown at the flame.
> 110 kcal | vegan | contains soya | may gluten, sesame | enamel leafy-green
Beef brisket hotpot £9.80
Daikon, star anise, four hours in clay.
> 610 kcal | contains soya, gluten | bare shallow-pan-of-food | choose with
Buddha’s delight £6.90
Ten vegetables, fried tofu, glass noodles.
> 280 kcal | vegan | contains soya | may gluten, sesame | enamel green-salad | choose with
## Rice and noodles
House chow mein £7.20
Bean sprouts, spring onion, soft noodles with a scorch.
> 610 kcal | contains gluten, eggs, soya | may sesame | bare steaming-bowl | choose meat, dips | best
Singapore vermicelli £7.60
Curried thin noodles with prawn and char siu.
> 580 kcal | contains crustaceans, eggs, soya | may gluten | heat 2 | bare steaming-bowl | not halal
Dan dan noodles £7.90
Sesame, chilli oil, minced pork, preserved greens.
> 690 kcal | contains gluten, sesame, soya, peanuts | heat 3 | bare steaming-bowl | not halal
Yung Chow fried rice £7.40
Prawns, char siu, peas, egg.
> 640 kcal | contains eggs, crustaceans, soya | may gluten, sesame | bare cooked-rice | not halal
Egg fried rice £3.40
The one everyone fights over.
> 420 kcal | vegetarian | contains eggs, soya | may sesame | bare cooked-rice | staple
Boiled rice £2.60
Jasmine.
> 310 kcal | vegan | no gluten | bare cooked-rice | staple
Ho fun with beef £8.40
Wide rice noodles, charred, bean sprouts.
> 660 kcal | contains soya | may gluten, eggs | bare steaming-bowl
## Set meals / Banquets | Enough for the number it says, and a bit for tomorrow.
Set meal for two £26.00
Mixed starters, chow mein, sweet and sour, black bean beef, rice.
> 2100 kcal | contains gluten, eggs, soya, crustaceans, sesame | bare steaming-bowl
Crispy duck set for three £39.00
Half a duck, three dishes from the wok, rice and crackers.
> 3200 kcal | contains gluten, eggs, soya, crustaceans, sesame, peanuts | plate poultry-leg
## Puddings
Banana fritter and syrup £3.90
Hot batter, cold ice cream if you have any.
> 390 kcal | vegan | contains gluten | may sesame | enamel custard
Custard tart, two £3.60
Egg custard in flaky pastry.
> 320 kcal | vegetarian | contains gluten, eggs, milk | enamel custard
${SOFT_DRINKS}
`,
  `
## Set suppers | Cheaper together than apart.
Supper for one £14.80
A starter, something from the wok, rice or noodles.
> untold everything | karahi steaming-bowl #B5472A | fill To start from To start up to £5.50 | fill From the wok from From the wok up to £9.50 | fill Rice or noodles from Rice and noodles up to £4.00
## Lunch bowls | Weekdays only. | sold mon-fri 11:30-15:00
Office noodle bowl £7.80
Wheat noodles, greens, tofu, ginger and spring onion.
> 590 kcal | vegan | contains gluten, soya, sesame | plate steaming-bowl
Sticky rice parcel £4.90
Lotus leaf, mushroom, chestnut. Steamed in small numbers.
> 430 kcal | vegan | contains soya, sesame | may gluten, treeNuts | enamel rice-ball | 6 left
`,
)
