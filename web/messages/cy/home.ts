import type { TranslationOf } from '#rules/text/translator.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  title: 'Bwyd tecawê wedi’i ddanfon neu i’w gasglu',
  description:
    'Dewch o hyd i fwyd tecawê ger eich cod post, wedi’i ddanfon neu i’w gasglu. Mae pob ffi ar y cerdyn cyn i chi ddewis.',
  heroTitle: 'Dewch i fwyta.',
  heroTitleTown: 'Dewch i fwyta, {{city}}.',
  heroText_one: '{{count}} gegin leol. Pob ffi’n cael ei dangos cyn i chi ddewis.',
  heroText_two: '{{count}} gegin leol. Pob ffi’n cael ei dangos cyn i chi ddewis.',
  heroText_many: '{{count}} chegin leol. Pob ffi’n cael ei dangos cyn i chi ddewis.',
  heroText_other: '{{count}} cegin leol. Pob ffi’n cael ei dangos cyn i chi ddewis.',
  heroTextNone: 'Pob ffi’n cael ei dangos cyn i chi ddewis.',
  openingSoonTitle: 'Mae {{name}} yn agor cyn bo hir',
  openingSoonText: 'Does dim bwyty’n gwerthu yma eto. Dewch yn ôl ymhen ychydig.',
  openingSoonWrite: 'Ysgrifennwch aton ni',
  openingSoonRing: 'Ffoniwch {{phone}}',
  openingSoonPartner: 'Gwerthwch eich bwyd yma',
  lookingFor: 'Yn chwilio am',
  anythingElse: 'Dangos pob math o fwyd',
  moodsTitle: 'Beth hoffech chi ei fwyta?',
  popularTitle: 'Poblogaidd yn {{area}}',
  deliveringTitle: 'Yn danfon i {{area}}',
  seeAll: 'Gweld y cyfan',
  seeAllIn: 'Gweld y cyfan yn {{area}}',
  areasTitle: 'Ardaloedd poblogaidd',
  allAreas: 'Pob ardal',
  areaRestaurants_two: '{{count}} fwyty',
  areaRestaurants_other: '{{count}} bwyty',
  promiseTitle: 'Bwyd da.\nDim print mân.',
  promiseFeesTitle: 'Dim syrpréis wrth y til',
  promiseFeesText:
    'Mae’r ffi ddanfon, y ffi blatfform a’r isafswm archeb ar bob cerdyn. Yr hyn a welwch chi yw’r hyn y byddwch chi’n ei dalu.',
  promiseAllergensTitle: 'Alergenau’n glir o’r dechrau',
  promiseAllergensText:
    'Beth mae saig yn ei chynnwys, beth y gallai ei gynnwys a beth nad yw’r gegin wedi’i ddatgan. Cewch ei weld cyn archebu.',
  promiseLocalTitle: 'Wedi’i goginio rownd y gornel',
  promiseLocalText:
    'Mae’r rhestr yn dangos ceginau sy’n danfon at eich drws, gyda’u prisiau a’u sgoriau hylendid eu hunain.',
  receiptTitle: 'Swper nos Wener i ddau',
  receiptFood: 'Bwyd',
  receiptBag: 'Bag',
  receiptTotal: 'Cyfanswm',
} as const satisfies TranslationOf<typeof english>
