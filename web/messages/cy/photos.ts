import type { TranslationOf } from '#rules/text/translator.ts'
import type { photos as english } from '../en/photos.ts'

export const photos = {
  add: 'Ychwanegu llun',
  addAnother: 'Ychwanegu un arall',
  hint: 'Hyd at {{maximum}} o luniau. Rydyn ni’n tynnu ble a phryd y’u tynnwyd.',
  remove: 'Tynnu llun {{number}}',
  stop: 'Stopio anfon {{name}}',
  sending: 'Yn anfon {{name}}',
  picture: 'Eich llun {{number}}',
  added: 'Llun wedi’i ychwanegu. {{count}} o {{maximum}}.',
  removed: 'Llun wedi’i dynnu.',
  failed: '{{name}}: {{problem}}',
  tooMany: 'Gallwch ychwanegu hyd at {{maximum}} o luniau. Rydyn ni wedi gadael y gweddill allan.',

  photo: 'Llun {{number}} o {{count}}',
  open: 'Dangos llun {{number}} o {{count}} yn fwy',
  close: 'Cau',
  previous: 'Y llun blaenorol',
  next: 'Y llun nesaf',
} as const satisfies TranslationOf<typeof english>
