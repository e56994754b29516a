import type { TranslationOf } from '#rules/text/translator.ts'
import type { changeTexts as english } from '../orders/change-texts.ts'

export const changeTexts = {
  'customer.changeProposed.subject': 'Archeb {{number}}: does dim {{dish}} ar ôl',
  'customer.changeProposed.preheader': 'Atebwch erbyn {{deadline}} os gwelwch yn dda.',
  'customer.changeProposed.lead':
    '{{firstName}}, does gan {{store}} ddim {{dish}} ar ôl ar gyfer eich archeb {{number}}.',
  'customer.changeProposed.remove': 'Hoffen nhw ei dynnu o’ch archeb: {{dish}}',
  'customer.changeProposed.reduce': 'Gallan nhw wneud {{count}} × {{dish}}',
  'customer.changeProposed.replace': 'Gallen nhw wneud hwn yn ei le: {{other}}',
  'customer.changeProposed.saves': 'Byddech yn talu {{amount}} yn llai: {{total}} i gyd.',
  'customer.changeProposed.same': 'Byddech yn talu’r un faint: {{total}} i gyd.',
  'customer.changeProposed.ifNot':
    'Atebwch erbyn {{deadline}} os gwelwch yn dda. Os na wnewch chi, fyddwch chi ddim yn cael {{dish}} nac yn talu amdano.',
  'customer.changeProposed.ifNotOnly':
    'Atebwch erbyn {{deadline}} os gwelwch yn dda. Os na wnewch chi, bydd {{store}} yn eich ffonio neu’n canslo’ch archeb.',

  'customer.changed.subject': 'Mae {{store}} wedi newid eich archeb {{number}}',
  'customer.changed.subjectUnchanged':
    'Mae eich archeb {{number}} yn {{store}} yn aros fel yr oedd',
  'customer.changed.preheader': 'Does ganddyn nhw ddim {{dish}} ar ôl.',
  'customer.changed.lead': '{{firstName}}, does gan {{store}} ddim {{dish}} ar ôl.',
  'customer.changed.leadWithdrawn': '{{firstName}}, gall {{store}} wneud {{dish}} wedi’r cyfan.',
  'customer.changed.remove': 'Wedi’i dynnu o’ch archeb: {{dish}}',
  'customer.changed.reduce': 'Byddwch yn cael {{count}} × {{dish}}',
  'customer.changed.replace': 'Byddwch yn cael {{other}} yn lle {{dish}}',
  'customer.changed.unchanged': 'Mae eich archeb yn aros fel yr oedd',
  'customer.changed.next':
    'Bydd {{store}} yn eich ffonio, neu’n canslo’ch archeb ac yn eich ad-dalu.',
  'customer.changed.less': 'Rydych yn talu {{amount}} yn llai: {{total}} i gyd.',
  'customer.changed.lessHeld':
    'Byddwn ni’n codi {{total}} ar eich {{card}}, sef {{amount}} yn llai, pan fydd {{store}} yn derbyn.',
  'customer.changed.refund':
    'Mae {{amount}} yn mynd yn ôl i’ch {{card}}, felly rydych yn talu {{total}} i gyd.',
  'customer.changed.same': 'Rydych yn talu’r un faint: {{total}} i gyd.',

  'action.answer': 'Ateb nawr',
} as const satisfies TranslationOf<typeof english>
