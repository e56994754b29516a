import type { TranslationOf } from '#rules/text/translator.ts'
import type { payingTexts as english } from '../orders/paying-texts.ts'

/** A card is "eich cerdyn …" in a sentence, so that its own words need no preposition. */
export const payingTexts = {
  'paying.cashAtDoor': 'arian parod wrth y drws',
  'paying.cashAtCounter': 'arian parod wrth y cownter',
  'paying.authorised': 'yn cael ei ddal ar eich {{card}}',
  'paying.byCard': 'talwyd â’ch {{card}}',
  'paying.notCharged': 'ni chodwyd tâl',
  'paying.authorisedUntil':
    'Yn cael ei ddal ar eich {{card}}. Byddwn ni’n codi’r tâl pan fydd {{store}} yn derbyn, ac yn rhyddhau’r arian os na fydd.',
  'paying.paidByCard': 'Talwyd â’ch {{card}}.',
  'paying.refunded': 'Ad-dalwyd {{amount}} ohono.',
  'paying.toPayDelivery': 'Talwch ag arian parod pan fydd eich bwyd yn cyrraedd.',
  'paying.toPayCollection': 'Talwch ag arian parod wrth gasglu.',
  'paying.paid': 'Talwyd ag arian parod, {{day}}.',
} as const satisfies TranslationOf<typeof english>
