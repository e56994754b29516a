import type { TranslationOf } from '#rules/text/translator.ts'
import type { deliveryNoticeTexts as english } from '../stores/delivery-notice-texts.ts'

export const deliveryNoticeTexts = {
  'deliveryNotice.subject': 'Gallwch archebu i {{postCode}} nawr',
  'deliveryNotice.preheader': 'Mae bwytai ar {{marketplace}} yn danfon atoch.',
  'deliveryNotice.lead': 'Newyddion da.',
  'deliveryNotice.text':
    'Pan oeddech yn chwilio am fwyd yn {{postCode}}, doedd neb yn danfon yno. Mae rhywun yn gwneud nawr.',
  'deliveryNotice.action': 'Gweld pwy sy’n danfon',
  'deliveryNotice.footer':
    'Anfonwyd unwaith gan {{marketplace}}, oherwydd i’r cyfeiriad hwn ofyn amdano ar ein gwefan. Rydyn ni wedi dileu’r cyfeiriad nawr.',
} as const satisfies TranslationOf<typeof english>
