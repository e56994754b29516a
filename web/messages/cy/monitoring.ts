import type { TranslationOf } from '#rules/text/translator.ts'
import type { monitoring as english } from '../en/monitoring.ts'

export const monitoring = {
  bannerTitle: 'Gawn ni gasglu adroddiadau am wallau?',
  bannerText:
    'Os byddwch yn derbyn, byddwn ni’n storio rhif ar y ddyfais hon ac yn gweld lle mae tudalennau’n methu, pa mor gyflym ydyn nhw ac, weithiau, sut maen nhw’n cael eu defnyddio. Dydyn ni ddim yn casglu enwau nac unrhyw beth rydych yn ei deipio.',
  accept: 'Derbyn',
  reject: 'Gwrthod',
  more: 'Beth mae hyn yn ei olygu',
  title: 'Dewisiadau preifatrwydd',
  description:
    'Beth rydyn ni’n ei storio ar eich dyfais, a beth allwch chi ei droi ymlaen neu ei ddiffodd.',
  neededTitle: 'Beth sydd ei angen ar y wefan',
  neededText:
    'Mae eich porwr yn storio eich basged, y cyfeiriad a ddewisoch, eich alergeddau, eich mewngofnodi a’r dewis hwn, er mwyn i’r wefan weithio. Mae hyn ymlaen bob amser, a dydyn ni ddim yn ei rannu â neb.',
  optionalTitle: 'Adroddiadau am wallau a recordiadau',
  optionalText:
    'Os byddwch yn derbyn, bydd eich porwr yn dweud wrthon ni pan fydd tudalen yn methu neu’n araf, ac weithiau’n recordio sut y defnyddiwyd tudalen. Mae’n cuddio pob testun, llun a maes cyn i unrhyw beth adael eich dyfais. Does dim yn cael ei recordio wrth y til, wrth i chi fewngofnodi neu gofrestru, nac yn eich cyfrif a’ch archebion. Mae’r adroddiadau’n mynd i’r gwasanaeth sy’n eu casglu i ni, ac i neb arall.',
  optionalStored:
    'Tra mae ymlaen, mae eich porwr yn storio rhif ar gyfer yr ymweliad hwn nes i chi gau’r tab.',
  none: 'Dydy’r farchnad hon ddim yn defnyddio rhai, felly does dim i’w ddewis.',
  isAccepted: 'Rydych wedi derbyn. Mae ymlaen.',
  isRejected: 'Rydych wedi gwrthod. Mae wedi’i ddiffodd.',
  isOpen: 'Dydych chi ddim wedi dewis eto. Mae wedi’i ddiffodd nes i chi dderbyn.',
  withdraw: 'Stopio a dileu',
  saved: 'Mae eich dewis wedi’i gadw.',
  withoutScripts: 'Heb JavaScript mae wedi’i ddiffodd bob amser.',
} as const satisfies TranslationOf<typeof english>
