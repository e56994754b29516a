import type { TranslationOf } from '#rules/text/translator.ts'
import type { sharing as english } from '../en/sharing.ts'

export const sharing = {
  start: 'Archebu gyda ffrindiau',
  startShort: 'Gyda ffrindiau',
  joined: 'Rydych yn archebu gyda {{names}}.',
  waiting: 'Does neb wedi ymuno eto. Anfonwch y ddolen at eich ffrindiau.',
  lockedShort: 'Wedi’i chloi: dim ond chi all ei newid.',
  manage: 'Ffrindiau',

  title: 'Archebu gyda ffrindiau',
  text: 'Anfonwch ddolen, a bydd eich ffrindiau’n ychwanegu eu seigiau eu hunain at y fasged hon. Chi sy’n mynd i’r til ac yn talu am y cyfan.',
  yourName: 'Eich enw',
  yourNameHint:
    'Bydd eich ffrindiau’n ei weld. Fyddan nhw ddim yn gweld eich cyfeiriad na’ch rhif.',
  make: 'Creu dolen',
  making: 'Yn creu dolen',
  link: 'Dolen i’ch ffrindiau',
  copy: 'Copïo’r ddolen',
  copied: 'Wedi’i chopïo',
  copyFailed: 'Doedd dim modd copïo’r ddolen. Dewiswch hi a’i chopïo eich hun.',
  send: 'Anfon y ddolen',
  sendTitle: 'Archebwch gyda {{name}} o {{store}}',
  who: 'Pwy sy’n archebu',
  owner: '{{name}} (chi)',
  nobody: 'Does neb wedi ymuno eto.',
  itemsOf_other: '{{count}} eitem',
  lock: 'Cloi’r fasged',
  lockText: 'Clowch hi cyn mynd i’r til, fel na all ffrindiau ychwanegu na newid dim byd.',
  stop: 'Stopio rhannu',
  stopping: 'Yn stopio',
  stopText: 'Bydd y ddolen yn stopio gweithio. Dydy eich basged ddim yn newid.',

  you: 'Chi',

  pageTitle: 'Basged {{name}} yn {{store}} · {{marketplace}}',
  pageDescription: 'Ychwanegwch eich seigiau at fasged y mae ffrindiau’n ei llenwi gyda’i gilydd.',
  heading: 'Basged {{name}} yn {{store}}',
  intro:
    'Dewiswch beth hoffech chi ei gael. {{name}} sy’n mynd i’r til ac yn talu dros bawb, felly bydd angen i chi dalu’n ôl.',
  delivery: 'Danfon',
  collection: 'Casglu',
  asap: 'cyn gynted â phosibl',
  when: '{{service}}, {{time}}',
  joinTitle: 'Ymuno',
  joinName: 'Eich enw',
  joinHint: 'Mae’n cael ei ddangos wrth ymyl eich seigiau, fel bod pawb yn cael y rhai cywir.',
  join: 'Ymuno',
  joining: 'Yn ymuno',
  joinedAs: 'Rydych wedi ymuno fel {{name}}.',
  joinAndAdd: 'Rhowch eich enw i ychwanegu {{dish}}.',

  basket: 'Basged pawb',
  yourLines: 'Chi',
  dishesOf: 'Seigiau {{name}}',
  emptyTitle: 'Dim byd ynddi eto',
  emptyText: 'Ychwanegwch rywbeth blasus o’r fwydlen.',
  subtotal: 'Is-gyfanswm',
  withoutFees: 'Bydd ffioedd a disgowntiau’n cael eu hychwanegu wrth y til.',
  view: 'Gweld y fasged',
  close: 'Cau’r fasged',
  change: 'Newid',
  changeLine: 'Newid {{name}}',

  lockedTitle: 'Mae {{name}} wedi cloi’r fasged.',
  lockedText:
    'Dydych chi ddim yn gallu ychwanegu dim ar hyn o bryd. Gofynnwch i {{name}} ei datgloi os oes rhywbeth ar goll.',
  orderedTitle: 'Mae {{name}} wedi archebu.',
  orderedText: 'Dyma’r hyn a archebwyd. Dydych chi ddim yn gallu ychwanegu dim nawr.',
  ownTitle: 'Eich basged chi yw hon.',
  ownText:
    'Bydd eich ffrindiau’n gweld y dudalen hon. Ychwanegwch eich seigiau eich hun o’r fwydlen, fel arfer.',
  toMenu: 'Mynd i’r fwydlen',

  missingTitle: 'Dydy’r fasged hon ddim yn cael ei rhannu bellach',
  missingText:
    'Mae’r ddolen yn anghyflawn, neu mae’r perchennog wedi stopio rhannu. Gofynnwch am un newydd.',
  missingAction: 'Dod o hyd i fwyd',
  reconnecting: 'Yn ailgysylltu. Efallai fod hwn ychydig ar ei hôl hi.',
  withoutScripts: 'Mae angen JavaScript i ymuno. Trowch ef ymlaen ac ail-lwythwch y dudalen.',
} as const satisfies TranslationOf<typeof english>
