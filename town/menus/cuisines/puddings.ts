import { cuisine } from '#town/menus/cuisine.ts'

export const puddingParlour = cuisine(
  'puddings',
  [
    'enamel pie; bare ice-cream; bare strawberry, dip #F3C94C',
    'plate pancakes; bare ice-cream; bare strawberry, bare cherries',
    'bare ice-cream; enamel custard; bare cherries, bare strawberry',
  ],
  `
:: pour | What do we pour on it? | choose 1
Hot custard | 140 kcal | contains milk, eggs
Cold cream | 190 kcal | contains milk
Vanilla ice cream +£1.20 | 180 kcal | contains milk, eggs | may treeNuts
Oat custard | 120 kcal | contains gluten
Nothing
:: jam | Jam on top? | choose 1
No jam
Raspberry jam | 40 kcal | may sulphites
:: flavours | Pick up to three scoops | choose 1 to 3
Vanilla +£1.80 | 180 kcal | contains milk, eggs | up to 3
Chocolate +£1.80 | 200 kcal | contains milk, eggs | may soya | up to 3
Strawberry +£1.80 | 170 kcal | contains milk | up to 3
Salted caramel +£1.80 | 210 kcal | contains milk, eggs | up to 3
Pistachio +£1.80 | 220 kcal | contains milk, treeNuts | up to 3
Rum and raisin +£1.80 | 210 kcal | contains milk, eggs, sulphites | sold out
Mango sorbet +£1.80 | 130 kcal | up to 3
Coconut, dairy-free +£1.80 | 190 kcal | up to 3
:: toppings | On top | up to 5
Whipped cream +80p | 90 kcal | contains milk | up to 2
Chocolate sauce +70p | 80 kcal | contains milk, soya | up to 2
Toffee sauce +70p | 90 kcal | contains milk | up to 2
Strawberries +£1.20 | 20 kcal | up to 2
Toasted nuts +90p | 110 kcal | contains treeNuts, peanuts
Crushed biscuits +80p | 100 kcal | contains gluten, milk, soya
Marshmallows +60p | 70 kcal
:: milk | Which milk? | choose 1
Whole | 90 kcal | contains milk
Oat +40p | 70 kcal | contains gluten
Almond +40p | 40 kcal | contains treeNuts
## Hot puddings / Crumbles and sponges / Proper puddings | Warm when they leave us, in a tub you can keep.
Apple and bramble crumble / Apple crumble £5.60
Bramleys, blackberries, oats in the top.
> 460 kcal | vegetarian | contains gluten, milk | may treeNuts | enamel pie | choose pour, toppings | best
Rhubarb crumble £5.60
Forced pink rhubarb, ginger, plenty of rubble.
> 440 kcal | vegetarian | contains gluten, milk | may treeNuts | enamel ginger-root | choose pour, toppings | staple
Vegan plum crumble £5.60
Plums, star anise, almond top.
> 420 kcal | vegan | contains treeNuts, gluten | enamel pie | choose pour, toppings
Sticky toffee pudding £5.90
Dates, dark sugar, a lake of toffee.
> 610 kcal | vegetarian | contains gluten, milk, eggs | may treeNuts | enamel custard | choose pour, toppings | best
Treacle sponge £5.40
Steamed, as at school but on purpose.
> 560 kcal | vegetarian | contains gluten, milk, eggs | enamel custard | choose pour | staple
Jam roly-poly £5.40
Suet, raspberry jam, a shirt sleeve.
> 520 kcal | vegetarian | contains gluten, milk | may sulphites | enamel custard | choose pour
Bread and butter pudding £5.40
Marmalade, sultanas, a brittle top.
> 540 kcal | vegetarian | contains gluten, milk, eggs, sulphites | enamel baguette-bread | choose pour
Chocolate fudge cake, hot £5.60
Three layers.
> 640 kcal | vegetarian | contains gluten, milk, eggs, soya | may treeNuts | enamel cherries | choose pour, toppings | staple
Rice pudding £4.40
Nutmeg, jam if you like.
> 380 kcal | vegetarian | contains milk | no gluten | dip #F1E2B8 | choose jam, toppings
## Waffles and pancakes / Waffles / The iron | Made to order.
Plain waffle £5.20
Butter and syrup.
> 430 kcal | vegetarian | contains gluten, milk, eggs | plate pancakes | choose toppings | staple
Strawberries and cream waffle £7.20
Whipped cream, a pile of berries.
> 560 kcal | vegetarian | contains gluten, milk, eggs | plate strawberry | choose toppings | best
Chocolate and hazelnut waffle £7.20
Spread thick.
> 710 kcal | vegetarian | contains gluten, milk, eggs, treeNuts, soya | plate pancakes | choose toppings | staple
Banoffee waffle £7.20
Banana, toffee, cream.
> 690 kcal | vegetarian | contains gluten, milk, eggs | plate custard | choose toppings
Pancake stack £6.40
Four, thick, maple syrup.
> 590 kcal | vegetarian | contains gluten, milk, eggs | plate pancakes | choose toppings | best
Lemon and sugar crêpes, two £4.80
The Shrove Tuesday kind, all year.
> 340 kcal | vegetarian | contains gluten, milk, eggs | plate lemon | choose toppings
Vegan pancakes £6.60
Blueberry compote, coconut yoghurt.
> 480 kcal | vegan | contains gluten | may soya, treeNuts | plate pancakes
## Ice cream and sundaes / Sundaes | Packed in ice. It arrives frozen or it’s on us.
Build-your-own sundae £1.60
A tub, a wafer, and whatever you fancy.
> 40 kcal | vegetarian | contains gluten | may treeNuts, soya | bare ice-cream | choose flavours, toppings | best
Knickerbocker glory £7.20
Peach, raspberry, vanilla, cream, a wafer, a cherry.
> 610 kcal | vegetarian | contains milk, eggs, gluten | may soya, treeNuts | bare ice-cream | staple
Cherry sundae £6.80
Dark cherries, chocolate, kirsch-free.
> 580 kcal | vegetarian | contains milk, eggs, soya | may treeNuts | bare cherries | staple
Peanut butter sundae £6.90
Salted peanuts, caramel, brownie.
> 790 kcal | vegetarian | contains milk, eggs, peanuts, soya, gluten | may treeNuts | bare peanuts
Eton mess £5.80
Meringue, strawberries, cream, no manners.
> 440 kcal | vegetarian | contains milk, eggs | no gluten | bare strawberry
Mango and coconut sundae £6.40
Dairy-free from top to bottom.
> 430 kcal | vegan | may treeNuts | no gluten | bare mango
## Cakes and bakes / From the counter
Brownie £3.60
Corner pieces go first.
> 430 kcal | vegetarian | contains milk, eggs, soya | may gluten, treeNuts | board cherries | choose toppings | staple
Blondie with peanuts £3.60
Brown sugar and salt.
> 450 kcal | vegetarian | contains gluten, milk, eggs, peanuts | board peanuts
Cookie dough, warm £5.40
Half baked, for a spoon.
> 620 kcal | vegetarian | contains gluten, milk, eggs, soya | may treeNuts | enamel custard | choose toppings | best
Baked cheesecake £4.90
Vanilla, a soured cream top.
> 470 kcal | vegetarian | contains gluten, milk, eggs | enamel strawberry | choose toppings | staple
Victoria sponge £3.90
Strawberry jam, buttercream.
> 430 kcal | vegetarian | contains gluten, milk, eggs | enamel strawberry
Carrot cake £3.90
Walnuts, cream cheese.
> 450 kcal | vegetarian | contains gluten, milk, eggs, treeNuts | enamel custard
Portuguese custard tart £2.60
Blistered on top.
> 230 kcal | vegetarian | contains gluten, milk, eggs | enamel custard
Lemon drizzle slice £3.20
Sharp enough to notice.
> 330 kcal | vegetarian | contains gluten, milk, eggs | board lemon
## Shakes / Thick shakes
Vanilla bean shake £4.80
Thick, speckled.
> 480 kcal | vegetarian | contains milk, eggs | bare glass-of-milk | choose toppings | staple
Strawberry shake £4.80
Half fruit.
> 450 kcal | vegetarian | contains milk | bare strawberry | choose toppings
Malted chocolate shake £5.20
For grown-up children.
> 560 kcal | vegetarian | contains milk, gluten, soya | bare glass-of-milk | choose toppings
## Hot drinks
Hot chocolate £3.60
Real chocolate, melted.
> 240 kcal | vegetarian | contains soya | plate hot-beverage | choose milk, toppings | staple
Latte £3.20
Two shots.
> 20 kcal | vegetarian | plate hot-beverage | choose milk
Pot of tea for one £2.20
Strong.
> 2 kcal | vegan | no gluten | plate hot-beverage
`,
  `
## Treats for two | Cheaper together than apart.
Two and a pot of tea £11.20
Something hot, something from the counter, something to drink.
> untold everything | enamel custard | fill Something hot from Hot puddings up to £6.50 | fill From the counter from Cakes and bakes up to £4.80 | fill To drink from Hot drinks
## Afternoon tea | Every day, two until five. | sold daily 14:00-17:00
Scones, jam and cream £6.50
Two, still warm, with a pot of strawberry.
> 520 kcal | vegetarian | contains gluten, milk, eggs | plate strawberry
Baked Alaska, small £6.90
Lit at the door if you ask. Five a night.
> 480 kcal | vegetarian | contains gluten, milk, eggs | enamel ice-cream | 5 left
`,
)
