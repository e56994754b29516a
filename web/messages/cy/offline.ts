import type { TranslationOf } from '#rules/text/translator.ts'
import type { offline as english } from '../en/offline.ts'

export const offline = {
  menu: 'Dyma’r fwydlen fel yr oedd am {{time}}.',
  list: 'Dyma’r rhestr fel yr oedd am {{time}}.',
  order: 'Dyma’ch archeb fel yr oedd am {{time}}.',
  orders: 'Dyma’ch archebion fel yr oeddent am {{time}}.',
  page: 'Dyma’r dudalen fel yr oedd am {{time}}.',
  pageTitle: 'Rydych chi all-lein',
  pageText: 'Bydd y dudalen hon yn agor pan ddaw eich cysylltiad yn ôl.',
  tryAgain: 'Rhoi cynnig arall arni',
  menus: 'Bwydlenni y gallwch eu darllen nawr',
  menusText: 'Gallwch archebu ohonynt pan ddaw eich cysylltiad yn ôl.',
} as const satisfies TranslationOf<typeof english>
