import { breakfastCafe } from '#town/menus/cuisines/breakfast.ts'
import { burgerBar } from '#town/menus/cuisines/burgers.ts'
import { caribbean } from '#town/menus/cuisines/caribbean.ts'
import { chickenShop } from '#town/menus/cuisines/chicken.ts'
import { chinese } from '#town/menus/cuisines/chinese.ts'
import { chippy } from '#town/menus/cuisines/chippy.ts'
import { curryHouse } from '#town/menus/cuisines/curry-house.ts'
import { kebabShop } from '#town/menus/cuisines/kebab.ts'
import { taqueria } from '#town/menus/cuisines/mexican.ts'
import { caterer } from '#town/menus/cuisines/pies-and-platters.ts'
import { pizzeria } from '#town/menus/cuisines/pizza.ts'
import { puddingParlour } from '#town/menus/cuisines/puddings.ts'
import * as hours from '#town/stores/hours.ts'
import type { PlaceSource } from '#town/stores/store-source.ts'

export const botanic: PlaceSource = {
  city: 'Belfast',
  area: 'Botanic',
  nation: 'northernIreland',
  rings: { near: 'BT7, BT9', around: 'BT1, BT2, BT5, BT6, BT8, BT10, BT12' },
  sectors: {
    'BT7 1': [54.5865, -5.9301],
    'BT7 2': [54.5816, -5.9236],
    'BT7 3': [54.5775, -5.9202],
    'BT9 5': [54.5748, -5.9436],
    'BT9 6': [54.5718, -5.9489],
  },
  stores: [
    {
      name: 'The Codfather’s Cousin',
      company: 'Cousin’s Fish Bar',
      cuisine: chippy,
      about: 'Fish suppers, pastie baps and gravy chips, as God and Belfast intended.',
      street: '58 Botanic Parade',
      postCode: 'BT7 1JL',
      phone: '028 9649 6101',
      hours: 'Mon-Thu 11:30-23:00; Fri-Sat 11:30-02:00; Sun 13:00-22:00',
      zones: ['near | £1.50, free from £20 | £8 | 5-15', 'around | £2.50 | £12 | 10-25'],
      stars: 4.7,
      ratings: 1466,
      specials: `
## Belfast things
Pastie bap £4.20
Battered pork pastie in a floury bap.
> 640 kcal | contains gluten, celery, sulphites | may milk, sesame | board baguette-bread | choose sauces | not halal | best
Pastie supper £7.20
The same with chips and no bap.
> 980 kcal | contains gluten, celery, sulphites | may milk | paper french-fries | choose sauces | not halal
`,
    },
    {
      name: 'Lagan Masala',
      cuisine: curryHouse,
      about: 'A quiet kitchen by the river with a loud way with ginger.',
      street: '12 Towpath Row',
      postCode: 'BT7 3GF',
      area: 'Ormeau',
      phone: '028 9649 6114',
      hours: hours.ALL_DAY,
      zones: [
        'near, BT6, BT8 | £1.99, free from £30 | £12 | 10-20',
        'BT1, BT2, BT5, BT10, BT12 | £2.99 | £16 | 15-30',
      ],
      stars: 4.6,
      ratings: 822,
      isHalal: true,
    },
    {
      name: 'Queen’s Quarter Pizza',
      cuisine: pizzeria,
      about: 'Exam-proof pizza, delivered to the library steps.',
      street: '33 Fountain Terrace',
      postCode: 'BT7 1NF',
      phone: '028 9649 6126',
      hours: hours.NIGHT_OWL,
      zones: ['near | £1.20, free from £20 | £8 | 5-20', 'around | £2.40 | £12 | 10-30'],
      stars: 4.4,
      ratings: 1590,
      pricePercent: 94,
    },
    {
      name: 'Ulster Fry All Day',
      company: 'Fry All Day',
      cuisine: breakfastCafe,
      types: ['coffee', 'sandwiches'],
      about: 'Soda bread, potato bread, and no clock on the wall.',
      street: '7 Farset Corner',
      postCode: 'BT7 1EQ',
      phone: '028 9649 6133',
      hours: hours.ROUND_THE_CLOCK,
      zones: ['near | £1.20, free from £16 | £6 | 5-15', 'around | £2.30 | £10 | 10-25'],
      stars: 4.8,
      ratings: 1012,
      preparationMinutes: 10,
      specials: `
## From the griddle
The Ulster fry £9.90
Soda farl, potato bread, bacon, sausage, egg, black pudding.
> 980 kcal | contains gluten, eggs, milk, sulphites | enamel tomato | choose eggs, extras, sauce | not halal | best
Filled soda £5.80
Bacon, sausage and egg in a hot farl.
> 690 kcal | contains gluten, eggs, milk, sulphites | board flatbread | choose sauce | not halal
`,
    },
    {
      name: 'Ormeau Rooster',
      cuisine: chickenShop,
      about: 'Flame-grilled and fried, at every hour there is.',
      street: '204 Ormeau Parade',
      postCode: 'BT7 2ED',
      area: 'Ormeau',
      phone: '028 9649 6145',
      hours: hours.ROUND_THE_CLOCK,
      hygiene: 4,
      zones: ['near | £1.20, free from £15 | £6 | 5-20', 'around | £2.20 | £10 | 10-30'],
      stars: 4.3,
      ratings: 1377,
      isHalal: true,
      preparationMinutes: 15,
    },
    {
      name: 'Titanic Burger Yard',
      company: 'Burger Yard Belfast',
      cuisine: burgerBar,
      types: ['american'],
      about: 'Riveted together. Unsinkable so far.',
      street: '15 Slipway Lane',
      postCode: 'BT7 2GY',
      phone: '028 9649 6152',
      hours: hours.ALL_DAY_LATE,
      zones: ['near | £1.99, free from £25 | £10 | 10-20', '3.5 miles | £2.99 | £15 | 15-30'],
      stars: 4.5,
      ratings: 1104,
    },
    {
      name: 'Jade Lough',
      cuisine: chinese,
      about: 'Half and half, salt and chilli, and a proper wonton soup.',
      street: '81 Lisburn Row',
      postCode: 'BT9 6AF',
      area: 'Malone',
      phone: '028 9649 6168',
      hours: hours.EVENINGS,
      hygiene: 4,
      zones: ['near, BT10 | £1.80, free from £25 | £10 | 10-20', 'BT12, BT2 | £2.60 | £15 | 15-30'],
      stars: 4.5,
      ratings: 930,
      specials: `
## Belfast favourites
Chicken salt and chilli box £8.60
Shredded chicken, peppers, chips underneath.
> 940 kcal | contains soya, gluten | may sesame, eggs | heat 2 | enamel hot-pepper | choose dips | best
`,
    },
    {
      name: 'Casa Cúpla',
      cuisine: taqueria,
      about: 'A couple of tacos, a couple more. Corn tortillas, Comber potatoes.',
      street: '9 Stranmillis Steps',
      postCode: 'BT9 5FL',
      area: 'Stranmillis',
      phone: '028 9649 6171',
      hours: hours.EVENINGS_BUT_MONDAY,
      zones: ['2.5 miles | £1.99, free from £28 | £12 | 10-25'],
      stars: 4.7,
      ratings: 409,
      preOrderDays: 0,
    },
    {
      name: 'Sunshine Yard',
      cuisine: caribbean,
      about: 'Jerk smoke over south Belfast, rain or rain.',
      street: '40 University Close',
      postCode: 'BT7 1PR',
      phone: '028 9649 6183',
      hours: 'Wed-Sun 12:00-22:00',
      zones: ['near | £1.99, free from £28 | £12 | 10-20', 'BT6, BT2 | £2.80 | £15 | 15-30'],
      stars: 4.8,
      ratings: 288,
    },
    {
      name: 'Spit & Polish',
      cuisine: kebabShop,
      types: ['turkish'],
      about: 'Clean counter, hot spit, late hours.',
      street: '116 Shaftesbury Lane',
      postCode: 'BT7 1DT',
      phone: '028 9649 6195',
      hours: hours.OVER_MIDNIGHT,
      zones: ['near | £1.50, free from £18 | £8 | 5-20', 'around | £2.50 | £12 | 10-30'],
      stars: 4.3,
      ratings: 1245,
      isHalal: true,
      undeclared: ['lupin', 'mustard'],
    },
    {
      name: 'Fifteens & Custard',
      cuisine: puddingParlour,
      types: ['coffee'],
      about: 'Traybakes, hot puddings, and a fifteen with every order over a tenner.',
      street: '22 Palm House Row',
      postCode: 'BT9 5AB',
      phone: '028 9649 6108',
      hours: hours.DAWN_TO_NIGHT,
      zones: ['near | £1.20, free from £15 | £6 | 5-15', 'around | £2.20 | £9 | 10-25'],
      stars: 4.9,
      ratings: 351,
      specials: `
## Traybakes
Fifteens, three £3.20
Digestives, marshmallows, cherries, coconut. Fifteen of each.
> 390 kcal | contains gluten, milk | may treeNuts, soya | bare cherries | best
`,
    },
    {
      name: 'Wake & Wedding',
      cuisine: caterer,
      types: ['sandwiches', 'pies'],
      about: 'Sandwiches for both. Ring early, order ahead.',
      street: '5 Cromac Bakehouse',
      postCode: 'BT7 2JD',
      phone: '028 9649 6137',
      hours: hours.ORDERED_AHEAD,
      zones: ['8 miles | £5.00, free from £70 | £15 | 20-45'],
      stars: 4.8,
      ratings: 126,
      preparationMinutes: 540,
      preOrderDays: 14,
      bag: { bagsPerOrder: 2 },
    },
    {
      name: 'Dulse & Wafer',
      cuisine: puddingParlour,
      types: ['ice-cream'],
      about: 'Seaside ices in the city. Away to the sea until March.',
      street: '3 Rose Garden Gate',
      postCode: 'BT9 5LT',
      phone: '028 9649 6159',
      hours: hours.SHUT_FOR_THE_SEASON,
      zones: ['near | £1.00 | £5 | 5-15'],
      stars: 4.5,
      ratings: 173,
    },
  ],
}
