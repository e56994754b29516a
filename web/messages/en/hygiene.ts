import type { HygieneRating } from '#rules/stores/hygiene.ts'

/** Food hygiene ratings, and Scotland's results, which are words and never a figure. */
export const hygiene = {
  title: 'Food hygiene',
  label: 'Hygiene',
  short: 'Hygiene <0>{{rating}}</0>',
  /** On a card, where nobody has inspected it. */
  none: 'Hygiene: {{rating}}',
  inspected: 'inspected {{date}}',
  name: {
    '5': '5',
    '4': '4',
    '3': '3',
    '2': '2',
    '1': '1',
    '0': '0',
    pass: 'Pass',
    improvementRequired: 'Improvement required',
    passAndEatSafe: 'Pass and Eat Safe',
    awaitingInspection: 'Awaiting inspection',
    awaitingPublication: 'Awaiting publication',
    exempt: 'Exempt',
  } satisfies Record<HygieneRating, string>,
  rating: {
    '5': '5, very good',
    '4': '4, good',
    '3': '3, generally satisfactory',
    '2': '2, improvement necessary',
    '1': '1, major improvement necessary',
    '0': '0, urgent improvement necessary',
    pass: 'Pass',
    improvementRequired: 'Improvement required',
    passAndEatSafe: 'Pass and Eat Safe',
    awaitingInspection: 'Awaiting inspection',
    awaitingPublication: 'Awaiting publication',
    exempt: 'Exempt',
  } satisfies Record<HygieneRating, string>,
} as const
