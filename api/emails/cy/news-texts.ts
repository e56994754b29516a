import type { TranslationOf } from '#rules/text/translator.ts'
import type { newsTexts as english } from '../news-texts.ts'

export const newsTexts = {
  'customer.onItsWay.subject': 'Mae {{store}} wedi anfon eich archeb {{number}} allan',
  'customer.onItsWay.lead': '{{firstName}}, mae eich archeb wedi gadael {{store}}.',
  'customer.onItsWay.next':
    'Cadwch eich ffôn wrth law, rhag ofn y bydd y danfonwr yn ffonio. Dilynwch eich archeb ar ei thudalen.',

  'customer.ready.subject': 'Mae eich archeb {{number}} yn barod i’w chasglu o {{store}}',
  'customer.ready.lead': '{{firstName}}, mae eich archeb yn aros amdanoch yn {{store}}.',
  'customer.ready.heading': 'Yn barod i’w chasglu: archeb {{number}}',
  'customer.ready.next': 'Dywedwch rif eich archeb, {{number}}, wrth y cownter.',

  'customer.delayed.subject': 'Bydd eich archeb {{number}} o {{store}} yn cymryd mwy o amser',
  'customer.delayed.lead':
    '{{firstName}}, mae angen mwy o amser ar {{store}} ar gyfer eich archeb.',
  'customer.delayed.next':
    'Mae’n ddrwg gennym am yr oedi. Ffoniwch y bwyty os yw hynny’n rhy hwyr i chi.',

  'push.acceptedDelivery': 'Mae eich archeb wedi’i derbyn. Yn cyrraedd: {{when}}.',
  'push.acceptedCollection': 'Mae eich archeb wedi’i derbyn. Yn barod i’w chasglu: {{when}}.',
  'push.delayedDelivery': 'Bydd eich archeb yn cymryd mwy o amser. Yn cyrraedd: {{when}}.',
  'push.delayedCollection':
    'Bydd eich archeb yn cymryd mwy o amser. Yn barod i’w chasglu: {{when}}.',
  'push.onItsWay': 'Mae eich archeb ar ei ffordd. Yn cyrraedd: {{when}}.',
  'push.ready': 'Mae eich archeb yn barod i’w chasglu.',
  'push.declined': 'Doedd y bwyty ddim yn gallu derbyn eich archeb.',
  'push.cancelled': 'Mae eich archeb wedi’i chanslo.',
  'push.refunded': 'Rydych yn cael ad-daliad am eich archeb.',
  'push.changeProposed':
    'Does dim ar ôl o un o’ch seigiau. Agorwch eich archeb i ddweud beth hoffech chi.',
  'push.changed': 'Does dim ar ôl o un o’ch seigiau, felly mae eich archeb wedi newid.',
  'push.refundReturned': 'Wnaeth eich ad-daliad ddim cyrraedd. Gwelwch beth sy’n digwydd nesaf.',
} as const satisfies TranslationOf<typeof english>
