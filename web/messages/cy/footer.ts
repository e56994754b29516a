import type { TranslationOf } from '#rules/text/translator.ts'
import type { footer as english } from '../en/footer.ts'

export const footer = {
  about:
    'Bwyd tecawê yn eich ymyl, gyda phob ffi ar y cerdyn a phob alergen ar y saig cyn i chi archebu.',
  order: 'Archebu',
  delivery: 'Danfon',
  collection: 'Casglu',
  areas: 'Pob ardal',
  help: 'Help',
  faq: 'Cwestiynau ac atebion',
  contact: 'Cysylltu â ni',
  apiReference: 'API i ddatblygwyr',
  restaurants: 'Bwytai',
  storeApp: 'Ap y bwytai (Saesneg)',
  partner: 'Gwerthu gyda ni',
  terms: 'Telerau',
  privacy: 'Preifatrwydd',
  howWeRank: 'Sut rydyn ni’n trefnu bwytai',
  reviewPolicy: 'Polisi adolygiadau',
  companyNumber: 'Rhif cwmni {{number}}',
  vatNumber: 'TAW {{number}}',
} as const satisfies TranslationOf<typeof english>
