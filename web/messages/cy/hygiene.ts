import type { TranslationOf } from '#rules/text/translator.ts'
import type { hygiene as english } from '../en/hygiene.ts'

export const hygiene = {
  title: 'Hylendid bwyd',
  label: 'Hylendid',
  short: 'Hylendid <0>{{rating}}</0>',
  none: 'Hylendid: {{rating}}',
  inspected: 'arolygwyd {{date}}',
  name: {
    '5': '5',
    '4': '4',
    '3': '3',
    '2': '2',
    '1': '1',
    '0': '0',
    pass: 'Llwyddo',
    improvementRequired: 'Angen gwella',
    passAndEatSafe: 'Llwyddo a Bwyta’n Ddiogel',
    awaitingInspection: 'Yn aros am arolygiad',
    awaitingPublication: 'Yn aros i gael ei gyhoeddi',
    exempt: 'Wedi’i eithrio',
  },
  rating: {
    '5': '5, da iawn',
    '4': '4, da',
    '3': '3, boddhaol ar y cyfan',
    '2': '2, angen gwella',
    '1': '1, angen gwella yn sylweddol',
    '0': '0, angen gwella ar frys',
    pass: 'Llwyddo',
    improvementRequired: 'Angen gwella',
    passAndEatSafe: 'Llwyddo a Bwyta’n Ddiogel',
    awaitingInspection: 'Yn aros am arolygiad',
    awaitingPublication: 'Yn aros i gael ei gyhoeddi',
    exempt: 'Wedi’i eithrio',
  },
} as const satisfies TranslationOf<typeof english>
