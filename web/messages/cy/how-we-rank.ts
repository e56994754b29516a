import type { TranslationOf } from '#rules/text/translator.ts'
import type { howWeRank as english } from '../en/how-we-rank.ts'

export const howWeRank = {
  title: 'Sut rydyn ni’n trefnu bwytai',
  description: 'Beth sy’n penderfynu trefn y rhestr, a beth sydd ddim.',
  intro:
    'Rydych yn gweld pob bwyty sy’n gwasanaethu eich cyfeiriad. Dyma bopeth sy’n penderfynu eu trefn.',
  sort: {
    'best-match': {
      heading: 'Gorau i chi',
      text: 'Dyma’r drefn a welwch chi gyntaf. Mae’n cyfuno sêr a phellter: mae hanner seren yn fwy yn cyfrif cymaint â bod filltir yn nes. Mae bwyty newydd yn cyfrif fel pe bai ganddo 4.2 seren.',
    },
    reviews: {
      heading: 'Sgôr uchaf',
      text: 'Mae hyn yn cyfrif faint o bobl sydd wedi rhoi sgôr i fwyty yn ogystal â’r sgôr a roeson nhw. Mae pob bwyty’n dechrau fel pe bai 20 o bobl wedi rhoi 4.2 seren iddo, felly dydy un sgôr berffaith ddim yn curo cannoedd o rai da iawn.',
    },
    'delivery-time': {
      heading: 'Cyntaf',
      text: 'Yr hiraf y dylech chi orfod aros am eich bwyd, os archebwch nawr. Os nad yw bwyty’n derbyn archebion nawr, rydyn ni’n defnyddio’r amser nesaf y bydd yn gwneud hynny.',
    },
    distance: {
      heading: 'Pellter',
      text: 'Mewn llinell syth o’ch cyfeiriad. Os rhoesoch chi ardal i ni, o’i chanol.',
    },
    'delivery-fee': {
      heading: 'Ffi ddanfon',
      text: 'Beth mae danfon i’ch cyfeiriad yn ei gostio ar gyfer yr archeb leiaf.',
    },
    minimum: {
      heading: 'Isafswm archeb',
      text: 'Y lleiaf y gallwch ei wario i gael danfon i’ch cyfeiriad, neu i gasglu.',
    },
  },
  ties: 'Os yw dau fwyty’n gyfartal, yr un gorau i chi sy’n dod gyntaf.',
  paid: {
    heading: 'Does neb yn gallu talu i fod yn uwch',
    text: 'Dydyn ni ddim yn gwerthu safleoedd. Dydy ffioedd, comisiwn a chynigion ddim yn newid y drefn.',
  },
  filters: {
    heading: 'Hidlyddion',
    text: 'Mae llysieuol, fegan, halal a heb glwten yn golygu bod y bwyty wedi nodi hynny ar o leiaf 3 saig ar y fwydlen. Dydyn nhw’n dweud dim am sut mae cegin yn gweithio: os oes gennych chi alergedd, gwiriwch bob saig a gofynnwch i’r bwyty.',
  },
  allIn: {
    heading: 'Bwyd gyda phob ffi',
    text: 'Er mwyn i chi allu cymharu, mae pob bwyty’n dangos beth fyddai’r un gwerth £20 o fwyd yn ei gostio gyda danfon i’ch cyfeiriad a phob ffi na allwch ei hosgoi. Os yw’r isafswm archeb yn uwch, byddwn ni’n defnyddio hwnnw ac yn dweud hynny. Dydy cynigion a childyrnau ddim wedi’u cynnwys.',
  },
} as const satisfies TranslationOf<typeof english>
