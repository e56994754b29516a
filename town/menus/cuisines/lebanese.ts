import { cuisine } from '#town/menus/cuisine.ts'
import { DRINK_WITH_IT, SOFT_DRINKS } from './drinks.ts'

export const lebanese = cuisine(
  'lebanese',
  [
    'enamel stuffed-flatbread; bare falafel; dip #E9DBB6, bare olive',
    'bare falafel; board flatbread; dip #E9DBB6, bare lemon',
    'enamel poultry-leg; bare green-salad; bare lemon, bare olive',
  ],
  `
${DRINK_WITH_IT}:: bread | Bread | choose 1
Thin Lebanese bread | 140 kcal | contains gluten
Saj, from the dome +60p | 190 kcal | contains gluten
No bread, extra salad
:: with | With | choose 1
Vermicelli rice | 330 kcal | contains gluten, milk
Chips | 430 kcal | may gluten
Batata harra +80p | 390 kcal | may gluten
Fattoush +£1.00 | 180 kcal | contains gluten
:: dip | Dips and pickles | up to 4
Garlic toum +80p | 150 kcal | up to 3
Tahini +70p | 110 kcal | contains sesame | up to 3
Chilli sauce +50p | 15 kcal | up to 3
Pickled turnip +90p | 10 kcal | contains sulphites | up to 2
Hummus +£1.50 | 140 kcal | contains sesame | up to 2
:: wrapped | Make it a meal | up to 1 | meal
Chips and a drink +£3.60 | 430 kcal | may gluten | opens drink
Lentil soup and a drink +£4.20 | 210 kcal | contains celery | opens drink
## Cold mezze / Mezze, cold | Order four between two and call it supper.
Hummus £4.80
Chickpeas, tahini, lemon, a well of oil.
> 340 kcal | vegan | contains sesame | no gluten | dip #E9DBB6 | choose bread | best
Hummus with lamb £7.20
Chopped lamb, pine nuts, on top while it spits.
> 540 kcal | contains sesame | may treeNuts, milk | no gluten | enamel herb | choose bread | staple
Moutabal / Smoked aubergine £4.90
Burnt aubergine, tahini, pomegranate.
> 220 kcal | vegan | contains sesame | no gluten | dip #C9B58A | choose bread | staple
Tabbouleh £4.90
Mostly parsley, as it should be.
> 160 kcal | vegan | contains gluten | enamel herb | staple
Fattoush £5.40
Leaves, radish, sumac, fried bread.
> 240 kcal | vegan | contains gluten | bare green-salad | best
Labneh £4.60
Strained yoghurt, mint, olives.
> 210 kcal | vegetarian | contains milk | may sulphites | no gluten | dip #F4F1E4 | choose bread
Stuffed vine leaves, six £5.20
Rice, tomato, lemon.
> 250 kcal | vegan | may sulphites | no gluten | enamel leafy-green
Muhammara £5.20
Walnut, red pepper, pomegranate molasses.
> 310 kcal | vegan | contains treeNuts, gluten | may sesame | heat 1 | dip #A63D22 | choose bread
Loubieh bil zeit £4.80
Green beans in tomato and olive oil.
> 190 kcal | vegan | no gluten | enamel beans
Mixed olives and pickles £3.40
Turnip, chilli, cucumber.
> 120 kcal | vegan | contains sulphites | no gluten | enamel olive
## Hot mezze / Mezze, hot
Falafel, five / Falafel £5.40
Broad bean and chickpea, tahini.
> 360 kcal | vegan | contains sesame | may gluten | bare falafel | choose dip | best
Batata harra £4.90
Potatoes, garlic, coriander, chilli.
> 410 kcal | vegan | may gluten | heat 2 | enamel hot-pepper | staple
Halloumi, grilled £5.90
Tomato, mint, oil.
> 390 kcal | vegetarian | contains milk | no gluten | enamel tomato | staple
Kibbeh, four £6.20
Bulgur shells, spiced lamb, pine nuts.
> 420 kcal | contains gluten | may treeNuts, milk | enamel falafel | choose dip
Cheese sambousek, four £5.60
Half-moon pastries, feta.
> 380 kcal | vegetarian | contains gluten, milk | may eggs, sesame | enamel dumpling
Lamb sambousek, four £5.90
With pine nuts.
> 410 kcal | contains gluten | may treeNuts, milk, sesame | enamel dumpling
Chicken livers £6.40
Pomegranate molasses, lemon.
> 330 kcal | no gluten | enamel lemon
Makanek £6.60
Little sausages, lemon, pine nuts.
> 420 kcal | may treeNuts, sulphites | untold mustard, celery | enamel herb
Jawaneh / Garlic wings £6.20
Charcoal, coriander, lemon.
> 480 kcal | no gluten | enamel poultry-leg | choose dip
Lentil soup £4.60
Cumin, lemon.
> 210 kcal | vegan | contains celery | no gluten | enamel lemon
## Manakish / From the oven | Flat, hot, folded if you like.
Za’atar £4.20
Thyme, sesame, sumac, oil.
> 420 kcal | vegan | contains gluten, sesame | board flatbread | staple
Cheese and za’atar £5.40
Half and half.
> 540 kcal | vegetarian | contains gluten, sesame, milk | board flatbread
Lahm bi ajeen £5.80
Minced lamb, tomato, pomegranate.
> 510 kcal | contains gluten | may treeNuts | heat 1 | board flatbread | staple
Spinach fatayer, three £4.60
Sour with sumac.
> 330 kcal | vegan | contains gluten | may sesame | board leafy-green
## Wraps / Sandwiches | Rolled in thin bread and pressed.
Chicken shawarma wrap £7.40
Toum and pickles, rolled tight.
> 590 kcal | contains gluten, sulphites | may milk | board stuffed-flatbread | choose dip, wrapped | best
Lamb shawarma wrap £7.90
Tahini, onion, parsley.
> 640 kcal | contains gluten, sesame, sulphites | board stuffed-flatbread | choose dip, wrapped | staple
Falafel wrap £6.60
Turnip pickle, tahini, mint.
> 520 kcal | vegan | contains gluten, sesame, sulphites | board falafel | choose dip, wrapped | staple
Halloumi wrap £6.90
Tomato, cucumber, mint.
> 560 kcal | vegetarian | contains gluten, milk | board burrito | choose dip, wrapped
Kafta wrap £7.60
Grilled lamb mince, hummus.
> 610 kcal | contains gluten, sesame | board stuffed-flatbread | choose dip, wrapped
## From the grill / Charcoal plates | With rice or chips, salad and a dip of toum.
Shish taouk £11.80
Chicken in lemon, garlic and yoghurt.
> 520 kcal | contains milk | no gluten | enamel poultry-leg | choose with, dip | best
Lamb skewers £13.20
Marinated fillet, grilled onion.
> 590 kcal | no gluten | enamel herb | choose with, dip | staple
Kafta halabi £11.90
Lamb, parsley, chilli, tomato sauce.
> 640 kcal | may gluten | heat 1 | enamel tomato | choose with, dip
Mixed grill £15.80
One of each, and a wing.
> 890 kcal | contains milk | enamel poultry-leg | choose with, dip | staple
Half chicken, boned £12.80
Sumac, lemon, fire.
> 780 kcal | no gluten | enamel lemon | choose with, dip
Sea bass samke harra £14.80
Walnut, chilli, coriander.
> 540 kcal | contains fish, treeNuts, sesame | heat 2 | enamel lemon | choose with
Shawarma plate £11.80
Chicken, lamb or both: say in a note.
> 690 kcal | contains sulphites | may milk, sesame | bare shallow-pan-of-food | choose with, dip
Vegetable moussaka £9.80
Aubergine, chickpea, tomato.
> 410 kcal | vegan | no gluten | karahi tomato #8A3A1B | choose with
## Sweets
Baklava, five £4.60
Pistachio and cashew.
> 430 kcal | vegetarian | contains gluten, treeNuts, milk | enamel custard | staple
Knefeh £6.20
Warm cheese, semolina crust, orange blossom.
> 560 kcal | vegetarian | contains gluten, milk | may treeNuts | enamel custard
Mouhalabieh £4.20
Milk pudding, rose, pistachio.
> 260 kcal | vegetarian | contains milk, treeNuts | no gluten | dip #F6EFE6
Mint tea £2.20
A fistful of mint.
> 20 kcal | vegan | no gluten | plate hot-beverage
Jallab £3.20
Grape, date and rose, over ice.
> 160 kcal | vegan | may treeNuts, sulphites | no gluten | dip #5A1A22
${SOFT_DRINKS}
`,
  `
## Meal deals / For one | Cheaper together than apart.
Mezze supper £13.90
One cold, one hot, and something sweet.
> untold everything | enamel olive | fill Cold from Cold mezze up to £6.00 | fill Hot from Hot mezze up to £6.80 | fill Sweet from Sweets
## Lunch | Weekdays only. | sold mon-fri 11:30-15:00
Lunch plate £8.90
Rice, tabbouleh, fattoush, pickles, warm bread.
> 610 kcal | vegan | contains gluten, sesame | enamel green-salad
Stuffed courgettes £9.80
Rice, mint, tomato. As many as the pot holds.
> 380 kcal | vegan | no gluten | may treeNuts | enamel tomato | 7 left
`,
)
