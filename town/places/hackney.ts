import { breakfastCafe } from '../menus/breakfast.ts'
import { burgerBar } from '../menus/burgers.ts'
import { chickenShop } from '../menus/chicken.ts'
import { chinese } from '../menus/chinese.ts'
import { chippy } from '../menus/chippy.ts'
import { curryHouse } from '../menus/curry-house.ts'
import { kebabShop } from '../menus/kebab.ts'
import { nigerian } from '../menus/nigerian.ts'
import { caterer } from '../menus/pies-and-platters.ts'
import { pizzeria } from '../menus/pizza.ts'
import { puddingParlour } from '../menus/puddings.ts'
import { sushiBar } from '../menus/sushi.ts'
import { veganKitchen } from '../menus/vegan.ts'
import { vietnamese } from '../menus/vietnamese.ts'
import * as hours from '../stores/hours.ts'
import type { PlaceSource } from '../stores/store-source.ts'

export const hackney: PlaceSource = {
  city: 'London',
  area: 'Hackney',
  nation: 'england',
  rings: { near: 'E8, E9, E5', around: 'N16, N1, E2, E3, E10' },
  sectors: {
    'E8 1': [51.5471, -0.0601],
    'E8 2': [51.5505, -0.0696],
    'E8 3': [51.5424, -0.0661],
    'E8 4': [51.5379, -0.0686],
    'E9 6': [51.5468, -0.0478],
    'E9 7': [51.5394, -0.0488],
    'E5 8': [51.5571, -0.0595],
  },
  stores: [
    {
      name: 'Saffron Street Kitchen',
      cuisine: curryHouse,
      types: ['punjabi'],
      about: 'Punjabi home cooking from two sisters and one very old tandoor.',
      street: '48 Saffron Street',
      postCode: 'E8 3PN',
      phone: '020 7946 0182',
      hours: hours.ALL_DAY,
      zones: [
        'near | £2.00, free from £30 | £12 | 10-20',
        'around | £3.50, £2.50 from £40 | £15 | 15-30',
      ],
      stars: 4.8,
      ratings: 1204,
      pricePercent: 100,
      isHalal: true,
      preparationMinutes: 15,
      specials: `
## Sisters’ specials | Only on until the pot is empty.
Keema pau £8.50
Minced lamb and peas, two buttered rolls.
> 640 kcal | contains gluten, milk | may soya, sesame | heat 2 | karahi hot-pepper #8A4A1E | choose heat, side | best
Methi chicken £10.25
Fresh fenugreek leaves, brown onions, a spoon of yoghurt.
> 560 kcal | contains milk | may mustard, gluten | heat 1 | karahi leafy-green #7A7A2E | choose heat, rice, side
`,
    },
    {
      name: 'Salt & Scraps',
      cuisine: chippy,
      about: 'Fish from Grimsby before dawn, chips cut by hand, scraps for nothing.',
      street: '7 Cobbler Row',
      postCode: 'E8 1TR',
      phone: '020 7946 0114',
      hours: hours.LUNCH_AND_SUPPER,
      zones: ['near | free | £7.50 | 5-15', '2.5 miles | £2.49, £1.49 from £25 | £12 | 10-25'],
      stars: 4.9,
      ratings: 1540,
      preparationMinutes: 10,
    },
    {
      name: 'Nonna Pina’s',
      cuisine: pizzeria,
      types: ['italian'],
      about: 'Long-proved dough, a wood oven and an opinion about pineapple.',
      street: '112 Marlow Lane',
      postCode: 'E8 4QT',
      phone: '020 7946 0127',
      hours: hours.ALL_DAY_LATE,
      collectionHours: 'daily 11:00-23:30',
      zones: [
        'near | £1.49, free from £20 | £10 | 10-20',
        '3 miles | £2.99, £1.99 from £30 | £14 | 15-30',
      ],
      stars: 4.7,
      ratings: 862,
      specials: `
## Pina’s own / Nonna’s table
The Pina £12.20
Smoked scamorza, friarielli, fennel sausage.
> 980 kcal | contains gluten, milk | may sulphites, mustard | heat 1 | board leafy-green | choose size, base, extra, dip | not halal | best
`,
    },
    {
      name: 'Smash & Daughters',
      cuisine: burgerBar,
      types: ['american'],
      about: 'Two daughters on the grill, Dad on the fryer. Beef from one farm in Suffolk.',
      street: '31 Tanner’s Yard',
      postCode: 'E9 6LB',
      phone: '020 7946 0145',
      hours: hours.OVER_MIDNIGHT,
      zones: ['near | £1.99, free from £25 | £8 | 10-20', 'around | £2.99 | £15 | 15-30'],
      stars: 4.6,
      ratings: 2310,
    },
    {
      name: 'Paper Lantern',
      cuisine: chinese,
      types: ['cantonese'],
      about: 'Cantonese roast meats in the window, dumplings folded upstairs.',
      street: '9 Lantern Court',
      postCode: 'E8 2DP',
      phone: '020 7946 0163',
      hours: hours.EVENINGS_BUT_MONDAY,
      hygiene: 4,
      zones: ['3 miles | £2.49, free from £35 | £15 | 15-25'],
      stars: 4.5,
      ratings: 640,
      preOrderDays: 0,
    },
    {
      name: 'Mama Adé’s',
      cuisine: nigerian,
      about: 'Party jollof with the bottom of the pot left in. Mama is in on Thursdays.',
      street: '204 Dalmeny Street',
      postCode: 'E5 8HN',
      phone: '020 7946 0176',
      hours: hours.ALL_DAY,
      zones: [
        'near | £1.99, free from £35 | £10 | 10-25',
        'around, E17, N15 | £3.20 | £18 | 20-35',
      ],
      stars: 4.7,
      ratings: 388,
      isHalal: true,
      untold: ['lupin'],
    },
    {
      name: 'Pitta Patter',
      cuisine: kebabShop,
      types: ['turkish', 'greek'],
      about: 'Charcoal, bread and lemon, round the clock. The night bus stops outside.',
      street: '66 Mare Walk',
      postCode: 'E8 1JS',
      phone: '020 7946 0191',
      hours: hours.ROUND_THE_CLOCK,
      hygiene: 4,
      zones: ['near | £1.49, free from £20 | £9 | 10-20', 'around | £2.80 | £14 | 15-30'],
      stars: 4.6,
      ratings: 957,
      isHalal: true,
      preparationMinutes: 15,
    },
    {
      name: 'The Green Bench',
      cuisine: veganKitchen,
      types: ['salads'],
      about: 'Bowls, toasts and a long green bench. Nothing here ever had a mother.',
      street: '3 Allotment Mews',
      postCode: 'E8 3FD',
      phone: '020 7946 0139',
      hours: hours.EARLY,
      zones: ['2 miles | £1.99, 99p from £20, free from £30 | £10 | 10-20'],
      stars: 4.9,
      ratings: 276,
    },
    {
      name: 'Kaido Sushi Bar',
      cuisine: sushiBar,
      types: ['japanese'],
      about: 'Eight seats, one knife, fish from Cornwall and the Faroes.',
      street: '15 Kingfisher Arcade',
      postCode: 'E8 4RG',
      phone: '020 7946 0158',
      hours: hours.EVENINGS,
      zones: ['near | £2.99, free from £45 | £18 | 10-20', 'around | £3.99 | £25 | 20-35'],
      stars: 4.8,
      ratings: 411,
      collectionMinimum: '£8',
      preparationMinutes: 25,
      bag: { bagsPerOrder: 2 },
    },
    {
      name: 'Hanoi Corner',
      cuisine: vietnamese,
      about: 'A northern kitchen: clear broth, sharp herbs. Shut for new ovens until spring.',
      street: '88 Kingsland Parade',
      postCode: 'E8 2NS',
      phone: '020 7946 0107',
      hours: hours.SHUT_FOR_THE_SEASON,
      zones: ['near, E2, N1 | £1.99, free from £28 | £10 | 10-20'],
      stars: 4.7,
      ratings: 602,
    },
    {
      name: 'The Crumble Room',
      cuisine: puddingParlour,
      types: ['ice-cream', 'coffee'],
      about: 'Hot puddings after dark. Custard is not optional, but we do ask.',
      street: '21 Quince Street',
      postCode: 'E9 7BW',
      phone: '020 7946 0120',
      hours: hours.AFTERNOON_TO_NIGHT,
      zones: ['2.5 miles | £1.49, free from £15 | £6 | 10-20'],
      stars: 4.8,
      ratings: 733,
    },
    {
      name: 'Bread & Butterworth',
      cuisine: breakfastCafe,
      types: ['coffee', 'sandwiches'],
      about: 'A market café that never learnt to close. Eggs at any hour you like.',
      street: '2 Goods Yard',
      postCode: 'E8 3QW',
      phone: '020 7946 0133',
      hours: hours.ROUND_THE_CLOCK,
      zones: ['near | £1.50, free from £18 | £7 | 10-20', 'around | £2.90 | £12 | 15-30'],
      stars: 4.4,
      ratings: 519,
      preparationMinutes: 10,
    },
    {
      name: 'Cluck Clock',
      cuisine: chickenShop,
      about: 'Chicken from six till six in the morning, and quietly proud of it.',
      street: '140 Amhurst Parade',
      postCode: 'E8 2JL',
      phone: '020 7946 0149',
      hours: hours.NIGHT_OWL,
      hygiene: 3,
      zones: ['near, N16 | £1.20 | £5 | 5-20'],
      stars: 4.1,
      ratings: 688,
      isHalal: true,
      untold: ['celery', 'mustard', 'lupin'],
    },
    {
      name: 'Bakehouse & Crumb',
      cuisine: caterer,
      types: ['pies', 'sandwiches'],
      about: 'Platters and pies for offices and wakes. Order today, eat tomorrow.',
      street: '5 Bakehouse Lane',
      postCode: 'E9 6DU',
      phone: '020 7946 0195',
      hours: hours.ORDERED_AHEAD,
      zones: ['6 miles | £6.00, free from £80 | £15 | 20-45'],
      stars: 4.7,
      ratings: 94,
      preparationMinutes: 540,
      preOrderDays: 14,
      bag: { bagsPerOrder: 3 },
    },
  ],
}
