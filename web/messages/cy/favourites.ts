import type { TranslationOf } from '#rules/text/translator.ts'
import type { favourites as english } from '../en/favourites.ts'

export const favourites = {
  heart: 'Ychwanegu {{store}} at ffefrynnau',
  added: 'Mae {{store}} ymhlith eich ffefrynnau.',
  pageTitle: 'Eich ffefrynnau · {{marketplace}}',
  description: 'Eich hoff fwytai, mewn un lle.',
  title: 'Eich ffefrynnau',
  list: 'Bwytai',
  loading: 'Yn llwytho eich ffefrynnau',
  failedTitle: 'Dydyn ni ddim yn gallu llwytho eich ffefrynnau',
  emptyTitle: 'Dim ffefrynnau eto',
  emptyText: 'Pwyswch y galon ar fwyty rydych yn ei hoffi, a bydd yma y tro nesaf.',
  findFood: 'Dod o hyd i fwyd',
  more: 'Dangos mwy',
  loadingMore: 'Yn llwytho mwy',
} as const satisfies TranslationOf<typeof english>
