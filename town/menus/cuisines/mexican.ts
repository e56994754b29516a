import { cuisine } from '#town/menus/cuisine.ts'
import { BEERS, DRINK_WITH_IT, JUICE_WITH_IT, SOFT_DRINKS } from './drinks.ts'

export const taqueria = cuisine(
  'mexican',
  [
    'enamel taco; bare burrito; bare lime, dip #B3261E',
    'board burrito; enamel taco; bare avocado, bare hot-pepper',
    'enamel taco; bare avocado; bare lime, bare hot-pepper',
  ],
  `
${DRINK_WITH_IT}${JUICE_WITH_IT}:: filling | Filling | choose 1
Chicken tinga | 210 kcal
Carnitas | 280 kcal
Barbacoa beef +£1.00 | 260 kcal
Chilli beef | 240 kcal | contains celery
Chipotle mushroom | 110 kcal
Black bean and sweet potato | 170 kcal
:: salsa | Salsa | choose 1
Pico de gallo, mild | 10 kcal
Tomatillo, medium | 15 kcal
Chipotle, hot | 20 kcal
Habanero, very hot | 10 kcal
None
:: extras | Extras | up to 4
Guacamole +£1.80 | 120 kcal | up to 2
Soured cream +80p | 90 kcal | contains milk | up to 2
Cheese +90p | 110 kcal | contains milk | up to 2
Jalapeños +60p | 5 kcal | contains sulphites
Extra beans +£1.00 | 110 kcal
Cashew crema +£1.00 | 90 kcal | contains treeNuts
:: beans | Beans | choose 1
Black beans | 110 kcal
Refried pinto beans | 130 kcal | contains milk
No beans
:: meal | Make it a meal | up to 1 | meal
Tortilla chips, pico de gallo and a drink +£4.20 | 380 kcal | may gluten | opens drink
Churros and a drink +£4.80 | 430 kcal | contains gluten, milk, soya | may eggs | opens drink
## Tacos | Three to a box, on corn tortillas pressed here.
Al pastor £9.20
Pork, pineapple, guajillo, onion.
> 480 kcal | no gluten | heat 1 | enamel taco | choose salsa, extras, meal | not halal | best
Chicken tinga tacos £8.80
Shredded in chipotle and tomato.
> 430 kcal | no gluten | heat 1 | enamel taco | choose salsa, extras, meal | best
Baja fish tacos £9.60
Battered pollock, cabbage, lime mayo.
> 560 kcal | contains fish, gluten, eggs, mustard | enamel taco | choose salsa, extras, meal | staple
Prawn and avocado tacos £10.20
Chilli, lime, coriander.
> 420 kcal | contains crustaceans | may fish | heat 1 | enamel shrimp | choose salsa, extras, meal
Barbacoa tacos £9.60
Beef shin, ten hours, pickled onion.
> 510 kcal | contains sulphites | no gluten | heat 1 | enamel taco | choose salsa, extras, meal | staple
Birria tacos £10.80
Fried in the fat, with a cup of broth for dunking.
> 690 kcal | contains milk, celery | no gluten | heat 2 | enamel hot-pepper | choose salsa, extras, meal | best
Cactus and cheese tacos £8.40
Nopales, queso fresco.
> 360 kcal | vegetarian | contains milk | no gluten | enamel taco | choose salsa, extras, meal
Sweet potato tacos £8.20
Black beans, salsa verde, pumpkin seeds.
> 410 kcal | vegan | no gluten | may sesame | enamel avocado | choose salsa, extras, meal | staple
Cauliflower tacos £8.40
Tempura, chipotle mayo, slaw.
> 470 kcal | vegan | contains mustard, soya | may gluten | heat 1 | enamel taco | choose salsa, extras, meal
## Burritos and bowls / Burritos | Twelve-inch flour tortilla, or a bowl without.
Burrito / The big burrito £9.20
Rice, beans, slaw, cheese, and what you choose.
> 620 kcal | contains gluten, milk | board burrito | choose filling, beans, salsa, extras, meal | best
Burrito bowl £9.20
The same with no tortilla.
> 440 kcal | contains milk | no gluten | enamel avocado | choose filling, beans, salsa, extras, meal | staple
Vegan burrito £8.80
Rice, black beans, mushroom, guacamole.
> 690 kcal | vegan | contains gluten | board burrito | choose salsa, meal | staple
Breakfast burrito £7.80
Egg, chorizo, potato, cheese.
> 740 kcal | contains gluten, eggs, milk | heat 1 | board burrito | choose salsa, extras | not halal
Wet burrito £10.40
Drowned in red sauce, cheese, grilled.
> 890 kcal | contains gluten, milk | heat 1 | enamel tomato | choose filling, beans, extras
Taco salad £8.60
Leaves, corn, tomato, a broken tortilla.
> 390 kcal | may gluten | bare green-salad | choose filling, salsa, extras
## Quesadillas and nachos / To share
Quesadilla £7.80
Two cheeses, pressed till crisp.
> 610 kcal | contains gluten, milk | board flatbread | choose filling, salsa, extras, meal | staple
Cheese quesadilla £6.20
For purists and children.
> 560 kcal | vegetarian | contains gluten, milk | board flatbread | choose salsa, extras
Nachos £7.40
Cheese, jalapeños, salsa, soured cream, guacamole.
> 840 kcal | vegetarian | contains milk, sulphites | may gluten | heat 1 | enamel avocado | choose extras | best
Nachos with chilli £9.40
As above, under beef chilli.
> 1080 kcal | contains milk, sulphites, celery | may gluten | heat 2 | enamel hot-pepper | choose extras
Enchiladas, three £10.40
Rolled, sauced, baked.
> 690 kcal | contains milk | no gluten | heat 1 | enamel tomato | choose filling, beans
Fajita box for two £21.00
Peppers, onion, six tortillas, all the dips.
> 1240 kcal | contains gluten, milk | heat 1 | enamel hot-pepper | choose filling, salsa
## Small things / Antojitos / Sides
Chips and guacamole £5.20
Mashed when you order.
> 380 kcal | vegan | may gluten | enamel avocado | best
Chips and salsa £3.80
Pico and chipotle.
> 280 kcal | vegan | may gluten | heat 1 | enamel tomato | staple
Elote £4.60
Corn on the cob, chilli mayo, cheese, lime.
> 310 kcal | vegetarian | contains milk, eggs, mustard | no gluten | heat 1 | enamel lime | staple
Jalapeño poppers, five £5.40
Cream cheese, crumb.
> 390 kcal | vegetarian | contains milk, gluten | may eggs | heat 2 | enamel hot-pepper
Chicken taquitos, four £5.90
Rolled, fried, crema.
> 430 kcal | contains milk | may gluten | enamel burrito
Black beans £2.80
Slow, with avocado leaf.
> 180 kcal | vegan | no gluten | enamel beans
Lime and coriander rice £2.60
Fluffy, sharp.
> 290 kcal | vegan | no gluten | bare cooked-rice | staple
Loaded fries £6.20
Chipotle mayo, cheese, jalapeños.
> 690 kcal | vegetarian | contains milk, eggs, mustard, sulphites | may gluten | heat 1 | enamel french-fries
Prawn ceviche £8.40
Lime, cucumber, chilli, tostadas.
> 210 kcal | contains crustaceans | may gluten, fish | heat 1 | enamel shrimp
Tortilla soup £5.40
Tomato, guajillo, strips of fried tortilla.
> 220 kcal | vegan | may celery, gluten | heat 1 | enamel tomato
## Kids’ boxes / For small people
Little quesadilla £4.90
Cheese, cucumber sticks, juice.
> 320 kcal | vegetarian | contains gluten, milk | board flatbread | choose juice
Little chicken bowl £5.20
Rice, chicken, corn, juice.
> 300 kcal | no gluten | bare cooked-rice | choose juice
## Puddings / Sweet
Churros, six £5.20
Cinnamon sugar, chocolate to dip.
> 430 kcal | vegetarian | contains gluten, milk, soya | may eggs | enamel custard | best
Flan £4.40
Burnt caramel.
> 310 kcal | vegetarian | contains milk, eggs | no gluten | enamel custard | staple
Mango and lime sorbet £3.90
Chilli salt on the lid.
> 150 kcal | vegan | no gluten | bare mango
Hibiscus iced tea £2.80
Agua de jamaica.
> 90 kcal | vegan | no gluten | dip #8E1230 | staple
Horchata £3.20
Rice, cinnamon, vanilla.
> 170 kcal | vegan | may treeNuts | no gluten | bare glass-of-milk
${SOFT_DRINKS}
${BEERS}
`,
  `
## Meal deals / Taquería deals | Cheaper together than apart.
Tacos, side and a can £13.90
A box of tacos, something small, any can.
> untold everything | board taco | fill Your tacos from Tacos up to £9.50 | fill Your side from Small things up to £5.00 | fill Your drink from Drinks up to £1.90
## Lunch burrito | Weekdays only, and quick. | sold mon-fri 11:30-15:00
Black bean lunch burrito £6.50
Rice, beans, pickled onion, green salsa.
> 640 kcal | vegan | contains gluten | may milk | heat 1 | paper burrito
Fish tostada £5.80
Lime-cured, avocado, crisp tortilla. While it is fresh.
> 280 kcal | contains fish | may crustaceans, milk | heat 1 | board avocado | 7 left
`,
)
