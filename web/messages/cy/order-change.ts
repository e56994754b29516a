import type { TranslationOf } from '#rules/text/translator.ts'
import type { orderChange as english } from '../en/order-change.ts'

export const orderChange = {
  askTitle: 'Does dim {{dish}} ar ôl',
  askRemove: 'Hoffai {{store}} ei dynnu o’ch archeb.',
  askReduce: 'Gall {{store}} wneud {{count}} × {{dish}}.',
  askReplace: 'Gallai {{store}} wneud {{other}} yn ei le.',
  newAllergens: 'Gofal: gallai {{other}} gynnwys {{allergens}}.',
  less: 'Byddech yn talu {{amount}} yn llai: {{total}} i gyd.',
  same: 'Byddech yn talu’r un faint: {{total}} i gyd.',
  timeLeft: 'Amser ar ôl i ateb',
  ifNot:
    'Os na fyddwch yn ateb erbyn {{time}}, fyddwch chi ddim yn cael {{dish}} nac yn talu amdano.',
  ifNotFewer:
    'Os na fyddwch yn ateb erbyn {{time}}, bydd {{store}} yn gwneud {{count}} × {{dish}}, a byddwch chi’n talu am hynny.',
  ifNotOnly:
    'Os na fyddwch yn ateb erbyn {{time}}, bydd {{store}} yn eich ffonio neu’n canslo’ch archeb.',
  accept: 'Mae hynny’n iawn',
  accepting: 'Yn anfon',
  refuse: 'Dim diolch',
  refusing: 'Yn anfon',
  tooLate: 'Mae’n rhy hwyr i ateb. Mae’ch archeb yn dangos beth sy’n digwydd.',
  sent: 'Diolch. Rydyn ni wedi rhoi gwybod i {{store}}.',
  title: 'Beth sydd wedi newid',
  was: 'Cynt:',
  now: 'Nawr:',
  takenOut: 'Wedi’i dynnu, gan nad oedd dim ar ôl',
  stays: 'Yn aros fel y gwnaethoch ei archebu',
  callsYou: 'Bydd {{store}} yn eich ffonio, neu’n canslo’r hyn na allan nhw ei wneud.',
  payLess: '{{amount}} yn llai. Rydych yn talu {{total}}.',
  paySame: 'Rydych yn talu’r un faint: {{total}}.',
  times: '{{count}} ×',
} as const satisfies TranslationOf<typeof english>
