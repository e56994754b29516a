import type { TranslationOf } from '#rules/text/translator.ts'
import type { enquiries as english } from '../en/enquiries.ts'

export const enquiries = {
  contactTitle: 'Cysylltu â ni',
  contactDescription: 'Ysgrifennwch at y bobl sy’n rhedeg y farchnad hon.',
  contactText:
    'Rydyn ni’n darllen pob neges ac yn ateb drwy ebost. Os yw eich bwyd ar ei ffordd, ffoniwch y bwyty. Mae’r rhif ar eich archeb.',
  partnerTitle: 'Gwerthu gyda ni',
  partnerDescription: 'Rhowch eich bwyty ar y farchnad hon.',
  partnerText:
    'Mae llwyfannau mawr yn cymryd 14% i 36% o bob archeb. Gofynnwch faint rydyn ni’n ei gymryd: dywedwch wrthon ni am eich cegin a byddwn ni’n cysylltu â chi.',
  deliveryTitle: 'Clywed pan fydd rhywun yn danfon',
  deliveryDescription: 'Cael un ebost pan fydd bwyty’n danfon i’ch cod post.',
  deliveryText:
    'Byddwn ni’n anfon un ebost atoch pan fydd bwyty’n danfon i’ch cod post, ac yna’n dileu eich cyfeiriad.',
  deliverySentTitle: 'Byddwn ni’n rhoi gwybod i chi',
  deliverySentText:
    'Pan fydd rhywun yn danfon i {{postCode}}, byddwn ni’n anfon ebost at {{email}}.',
  deliveryAgain: 'Ychwanegu cod post arall',
  name: 'Eich enw',
  email: 'Ebost',
  phone: 'Ffôn',
  restaurant: 'Bwyty',
  postCode: 'Cod post',
  orderNumber: 'Rhif yr archeb (dewisol)',
  message: 'Neges',
  partnerMessage: 'Unrhyw beth y dylen ni ei wybod (dewisol)',
  send: 'Anfon',
  sending: 'Yn anfon',
  sentTitle: 'Neges wedi’i hanfon',
  sentText: 'Byddwn ni’n ateb {{email}}.',
  again: 'Ysgrifennu neges arall',
  withoutScripts:
    'Mae angen JavaScript ar y ffurflen hon. Trowch ef ymlaen ac ail-lwythwch y dudalen.',
} as const satisfies TranslationOf<typeof english>
