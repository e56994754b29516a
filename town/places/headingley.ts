import { breakfastCafe } from '#town/menus/cuisines/breakfast.ts'
import { burgerBar } from '#town/menus/cuisines/burgers.ts'
import { chickenShop } from '#town/menus/cuisines/chicken.ts'
import { chinese } from '#town/menus/cuisines/chinese.ts'
import { chippy } from '#town/menus/cuisines/chippy.ts'
import { curryHouse } from '#town/menus/cuisines/curry-house.ts'
import { kebabShop } from '#town/menus/cuisines/kebab.ts'
import { pastaKitchen } from '#town/menus/cuisines/pasta.ts'
import { caterer } from '#town/menus/cuisines/pies-and-platters.ts'
import { pizzeria } from '#town/menus/cuisines/pizza.ts'
import { puddingParlour } from '#town/menus/cuisines/puddings.ts'
import { thaiKitchen } from '#town/menus/cuisines/thai.ts'
import * as hours from '#town/stores/hours.ts'
import type { PlaceSource } from '#town/stores/store-source.ts'

export const headingley: PlaceSource = {
  city: 'Leeds',
  area: 'Headingley',
  nation: 'england',
  rings: { near: 'LS6', around: 'LS16, LS4, LS5, LS2, LS3, LS7' },
  sectors: {
    'LS6 1': [53.8113, -1.5704],
    'LS6 2': [53.8171, -1.5598],
    'LS6 3': [53.8208, -1.5855],
    'LS6 4': [53.8311, -1.569],
    'LS16 5': [53.8332, -1.5948],
  },
  stores: [
    {
      name: 'Otley Run Plaice',
      cuisine: chippy,
      about: 'Haddock, skin off, as Yorkshire likes it. Fancy dress served.',
      street: '77 Otley Terrace',
      postCode: 'LS6 3PX',
      phone: '0113 496 0104',
      hours: 'Mon-Sat 11:30-22:00; Sun 12:00-21:00',
      zones: ['near | £1.20, free from £18 | £7 | 5-15', 'around | £2.40 | £12 | 10-25'],
      stars: 4.8,
      ratings: 1622,
      pricePercent: 94,
      specials: `
## Yorkshire things
Yorkshire fishcake butty £4.40
Two slices of potato, fish between, battered, in a breadcake.
> 590 kcal | contains fish, gluten | may milk, sesame | board baguette-bread | choose sauces | best
Patties, two £2.80
Mashed potato and sage, battered.
> 340 kcal | vegan | contains gluten | may fish | enamel herb | choose sauces
`,
    },
    {
      name: 'Kashmir Road',
      cuisine: curryHouse,
      about: 'Karahi cooking from Mirpur by way of Bradford. Bring an appetite.',
      street: '140 Cardigan Row',
      postCode: 'LS6 1LJ',
      phone: '0113 496 0118',
      hours: hours.OVER_MIDNIGHT,
      zones: ['near | £1.50, free from £22 | £10 | 10-20', 'around | £2.50 | £15 | 15-30'],
      stars: 4.7,
      ratings: 1395,
      isHalal: true,
      pricePercent: 92,
      specials: `
## Karahi | Cooked and sent in the pan’s weight of chilli you ask for.
Lamb karahi, half kilo £14.50
On the bone, tomato, ginger, green chilli.
> 1120 kcal | may milk, mustard | no gluten | heat 2 | karahi ginger-root #8E3A1B | choose heat, rice, side | best
Chicken karahi, half kilo £13.00
The same pan, quicker.
> 940 kcal | may milk, mustard | no gluten | heat 2 | karahi hot-pepper #9A451F | choose heat, rice, side
`,
    },
    {
      name: 'Dough & Behold',
      cuisine: pizzeria,
      types: ['italian'],
      about: 'Sourdough pizza in a former bank. The safe is the walk-in fridge.',
      street: '2 Old Bank Corner',
      postCode: 'LS6 2UE',
      phone: '0113 496 0122',
      hours: hours.ALL_DAY_LATE,
      zones: ['2.5 miles | £1.99, 99p from £20, free from £30 | £10 | 10-25'],
      stars: 4.7,
      ratings: 1048,
    },
    {
      name: 'Hyde Park Hot Chicken',
      cuisine: chickenShop,
      types: ['american'],
      about: 'Five heats, no sleep. Twenty-four hours, since 2011.',
      street: '33 Brudenell Parade',
      postCode: 'LS6 1HA',
      area: 'Hyde Park',
      phone: '0113 496 0136',
      hours: hours.ROUND_THE_CLOCK,
      hygiene: 4,
      zones: ['near | £1.00, free from £15 | £6 | 5-20', 'around | £2.00 | £10 | 10-30'],
      stars: 4.2,
      ratings: 1980,
      isHalal: true,
      pricePercent: 94,
      preparationMinutes: 15,
    },
    {
      name: 'Night Shift Café',
      company: 'Night Shift',
      cuisine: breakfastCafe,
      types: ['coffee', 'sandwiches'],
      about: 'For nurses, drivers and anybody else who is up. Breakfast whenever yours is.',
      street: '19 Kirkstall Steps',
      postCode: 'LS6 3EJ',
      phone: '0113 496 0141',
      hours: hours.ROUND_THE_CLOCK,
      zones: [
        'near, LS4, LS5 | £1.20, free from £15 | £6 | 5-15',
        'LS16, LS2, LS3, LS7 | £2.40 | £10 | 10-25',
      ],
      stars: 4.6,
      ratings: 577,
      pricePercent: 92,
      preparationMinutes: 10,
    },
    {
      name: 'The Doner Party',
      cuisine: kebabShop,
      types: ['turkish'],
      about: 'Your last stop on the way home, with salad in it.',
      street: '91 North Lane Parade',
      postCode: 'LS6 3BN',
      phone: '0113 496 0153',
      hours: hours.NIGHT_OWL,
      hygiene: 3,
      zones: ['near | £1.50, free from £18 | £8 | 5-20', '3 miles | £2.50 | £12 | 10-30'],
      stars: 4.1,
      ratings: 1277,
      isHalal: true,
      undeclared: ['celery', 'lupin', 'sulphites'],
    },
    {
      name: 'Lotus on the Lane',
      cuisine: thaiKitchen,
      about: 'Chiang Mai dishes, Yorkshire portions.',
      street: '5 Weetwood Cross',
      postCode: 'LS16 5PY',
      area: 'Weetwood',
      phone: '0113 496 0164',
      hours: hours.EVENINGS_BUT_MONDAY,
      zones: [
        'LS16, LS6 | £2.00, free from £30 | £12 | 10-25',
        'LS4, LS5, LS2, LS3, LS7 | £3.00 | £18 | 15-30',
      ],
      stars: 4.6,
      ratings: 522,
      preOrderDays: 0,
    },
    {
      name: 'Wonton Soup Society',
      cuisine: chinese,
      about: 'Hand-pulled noodles, soup you could moor a boat in.',
      street: '28 Ash Grove Row',
      postCode: 'LS6 1AX',
      phone: '0113 496 0170',
      hours: hours.EVENINGS,
      zones: ['near | £1.50, free from £25 | £12 | 10-20', 'around | £2.70 | £16 | 15-30'],
      stars: 4.5,
      ratings: 733,
    },
    {
      name: 'Penne for Your Thoughts',
      cuisine: pastaKitchen,
      types: ['italian'],
      about: 'Fresh pasta in ten minutes flat, for people with lectures.',
      street: '44 Shire Oak Lane',
      postCode: 'LS6 2DH',
      phone: '0113 496 0187',
      hours: hours.ALL_DAY,
      zones: ['2 miles | £1.50, free from £20 | £8 | 5-20'],
      stars: 4.5,
      ratings: 610,
      pricePercent: 92,
    },
    {
      name: 'Grill & Tonic',
      cuisine: burgerBar,
      types: ['american'],
      about: 'Burgers and mixers from a kitchen without a dining room.',
      street: '8 Goods Siding',
      postCode: 'LS6 4RQ',
      area: 'Meanwood',
      phone: '0113 496 0192',
      hours: hours.ALL_DAY_LATE,
      services: ['delivery'],
      zones: ['3 miles | £1.99, free from £25 | £10 | 10-25'],
      stars: 4.4,
      ratings: 899,
    },
    {
      name: 'Parkin & Pour',
      cuisine: puddingParlour,
      types: ['coffee'],
      about: 'Proper puddings, Yorkshire parkin and enough custard to swim in.',
      street: '16 Bennett Yard',
      postCode: 'LS6 3HN',
      phone: '0113 496 0115',
      hours: hours.DAWN_TO_NIGHT,
      zones: ['near | £1.00, free from £15 | £6 | 5-15', 'around | £2.00 | £9 | 10-25'],
      stars: 4.8,
      ratings: 402,
      specials: `
## Yorkshire things
Parkin, warm £4.20
Sticky oatmeal gingerbread, better on the third day. This is the third day.
> 410 kcal | vegetarian | contains gluten, milk, eggs | board ginger-root | choose pour | best
`,
    },
    {
      name: 'White Rose Buffets',
      cuisine: caterer,
      types: ['pies', 'sandwiches'],
      about: 'Pork pies, platters and trays for a crowd. Order by the evening before.',
      street: '60 Mill Pond Lane',
      postCode: 'LS6 4EQ',
      area: 'Meanwood',
      phone: '0113 496 0128',
      hours: hours.ORDERED_AHEAD,
      zones: ['7 miles | £5.00, free from £75 | £15 | 20-45'],
      stars: 4.7,
      ratings: 112,
      preparationMinutes: 540,
      preOrderDays: 14,
      pricePercent: 90,
      bag: { bagsPerOrder: 3 },
    },
    {
      name: 'Cricket Tea Pavilion',
      cuisine: breakfastCafe,
      types: ['sandwiches'],
      about: 'Teas for match days. Stumps are drawn until April.',
      street: '1 Sight Screen Lane',
      postCode: 'LS6 3DP',
      phone: '0113 496 0139',
      hours: hours.SHUT_FOR_THE_SEASON,
      zones: ['near | £1.00 | £6 | 5-15'],
      stars: 4.9,
      ratings: 88,
    },
  ],
}
