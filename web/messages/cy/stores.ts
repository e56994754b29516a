import type { TranslationOf } from '#rules/text/translator.ts'
import type { stores as english } from '../en/stores.ts'

export const stores = {
  rated: 'Sgôr',
  noRating: 'Dim sgôr eto',
  miles: '{{miles}} milltir',
  oneMile: '{{miles}} filltir',
  readyIn: 'Yn barod ymhen {{time}}',
  from: 'O {{time}}',
  opens: 'Yn agor {{time}}',
  closedNow: 'Ar gau',
  nearby: 'Yn derbyn archebion yn ymyl',
  nearbyTo: 'Bwytai sy’n danfon i {{place}}',
  preorderBadge: 'Rhagarchebu',
  freeFrom: 'Danfon am ddim dros {{amount}}',
  feeDelivery: 'Danfon',
  feeCollection: 'Casglu',
  feeBag: 'Bag',
  feePlatform: 'Ffi blatfform',
  allIn: 'Gwerth {{food}} o fwyd gyda phob ffi:',
  allInMinimum: 'Gwerth {{food}} o fwyd (yr isafswm) gyda phob ffi:',
  feeMinimum: 'Isafswm',
  minimumNone: 'Dim',
  feeByAddress: 'Yn ôl cyfeiriad',
  percent: '{{percent}}%',
  percentCapped: '{{percent}}%, hyd at {{cap}}',
  fixedAndPercent: '{{fixed}} + {{percent}}%',
} as const satisfies TranslationOf<typeof english>
