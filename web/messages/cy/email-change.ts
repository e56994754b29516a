import type { TranslationOf } from '#rules/text/translator.ts'
import type { emailChange as english } from '../en/email-change.ts'

export const emailChange = {
  pageTitle: 'Newid eich ebost · {{marketplace}}',
  description: 'Defnyddio cyfeiriad ebost arall ar gyfer eich cyfrif.',
  title: 'Newid eich ebost',
  present: 'Rydych yn mewngofnodi â {{email}}.',
  intro:
    'Byddwn ni’n ebostio dolen i’ch cyfeiriad presennol ac un i’r cyfeiriad newydd. Bydd eich ebost yn newid ar ôl i chi bwyso’r ddwy.',
  newEmail: 'Ebost newydd',
  send: 'Ebostio’r dolenni ataf',
  sending: 'Yn anfon y dolenni',
  sentTitle: 'Edrychwch yn y ddau flwch post.',
  sent: 'Rydyn ni wedi anfon dolenni at {{old}} a {{new}}. Pwyswch y ddwy o fewn 24 awr. Tan hynny, does dim yn newid.',
  taken: 'Mae gan gyfrif arall y cyfeiriad ebost hwn. Rhowch un arall.',
  confirmPageTitle: 'Cadarnhau’r newid · {{marketplace}}',
  confirmTitle: 'Newid eich ebost',
  confirmText: 'Pwyswch y botwm i gadarnhau eich bod am newid cyfeiriad ebost eich cyfrif.',
  confirm: 'Cadarnhau’r newid',
  confirming: 'Yn cadarnhau',
  noLink: 'Agorwch y dudalen hon â’r ddolen o’n hebost.',
  askAgain: 'Newid eich ebost',
  unconfirmedOldTitle: 'Un arall i fynd.',
  unconfirmedOld: 'Nawr pwyswch y ddolen rydyn ni wedi’i hanfon i’ch hen gyfeiriad.',
  unconfirmedNewTitle: 'Un arall i fynd.',
  unconfirmedNew: 'Nawr pwyswch y ddolen rydyn ni wedi’i hanfon i’ch cyfeiriad newydd.',
  doneTitle: 'Mae eich ebost wedi newid.',
  done: 'Mewngofnodwch â’r cyfeiriad newydd o hyn ymlaen. Rydych wedi’ch allgofnodi ar ddyfeisiau eraill.',
  toDetails: 'Mynd i’ch manylion',
} as const satisfies TranslationOf<typeof english>
