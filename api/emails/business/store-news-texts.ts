import type { DocumentKind } from '#rules/business/identity-document.ts'
import type { StoreCheck } from '#rules/stores/store-readiness.ts'
import type { StoreNews } from '#api/jobs/store-news.ts'

type Words = Record<
  | `storeNews.${StoreNews['act']}.${'subject' | 'text'}`
  | `storeNews.document.${DocumentKind}`
  | `storeNews.check.${StoreCheck}`,
  string
>

/** The sentences of the emails that tell owners what the marketplace has done with their restaurant. */
export const storeNewsTexts = {
  'storeNews.preheader': 'What happens now, and what you can do.',
  'storeNews.lead': 'Hello.',
  'storeNews.reason': 'The reason: {{reason}}',
  'storeNews.contact': 'Questions? Write to us at {{contact}}.',
  'storeNews.footer': 'Sent to every owner of {{store}} on {{marketplace}}.',
  'storeNews.approve.subject': '{{store}} is open to customers',
  'storeNews.approve.text':
    'Customers can find {{store}} on {{marketplace}} and order from it now. Leave the store app open, so that you hear every order.',
  'storeNews.sendBack.subject': '{{store}} isn’t ready yet',
  'storeNews.sendBack.text':
    'We’ve looked at {{store}}. Something has to change before it opens on {{marketplace}}. Ask us again when it’s done.',
  'storeNews.suspend.subject': '{{store}} is suspended',
  'storeNews.suspend.text':
    'Customers can’t find {{store}} on {{marketplace}} and can’t order from it. Finish the orders you already have.',
  'storeNews.restore.subject': '{{store}} is back',
  'storeNews.restore.text':
    'We’ve restored {{store}} on {{marketplace}}. The store app says whether it’s open to customers.',
  'storeNews.archive.subject': '{{store}} is closed on our website',
  'storeNews.archive.text':
    '{{store}} has left {{marketplace}} and takes no more orders. Your orders and statements stay in the store app.',
  'storeNews.pause.subject': '{{store}} is paused until {{until}}',
  'storeNews.pause.text':
    'We’ve paused {{store}} on {{marketplace}} until {{until}}. Customers still see it, but can’t order before then.',
  'storeNews.planOpening.subject': '{{store}} opens on {{until}}',
  'storeNews.planOpening.text':
    'We’ve approved {{store}}. Customers can find it on {{marketplace}} and order from it from {{until}} on. Until then, check your menu, hours and zones, and leave the store app open when you start.',
  'storeNews.cancelOpening.subject': '{{store}} has no opening date any more',
  'storeNews.cancelOpening.text':
    'We’ve removed the date on which {{store}} was to open on {{marketplace}}. We’ll email you when there’s a new one.',
  'storeNews.missOpening.subject': '{{store}} couldn’t open',
  'storeNews.missOpening.text':
    '{{store}} was to open on {{marketplace}} now, but something is missing: {{missing}}. Complete it in the store app. We’ll then open it or plan a new date.',
  'storeNews.acceptDocument.subject': 'We’ve accepted {{document}} of {{store}}',
  'storeNews.acceptDocument.text':
    'We’ve looked at {{document}} that you sent for {{store}} and accepted it. You don’t need to do anything.',
  'storeNews.refuseDocument.subject': 'Please send {{document}} of {{store}} again',
  'storeNews.refuseDocument.text':
    'We’ve looked at {{document}} that you sent for {{store}} and can’t accept it. Send another one in the store app, under Business details.',
  'storeNews.check.facts': 'address and cuisines',
  'storeNews.check.owner': 'an owner',
  'storeNews.check.menu': 'a published menu',
  'storeNews.check.hours': 'opening hours',
  'storeNews.check.zones': 'delivery zones',
  'storeNews.check.bank': 'bank details',
  'storeNews.check.hygiene': 'food hygiene rating',
  'storeNews.check.seller': 'legal name of the business',
  'storeNews.check.company': 'company number',
  'storeNews.check.identity': 'identity of the owner',
  'storeNews.document.passport': 'the passport',
  'storeNews.document.drivingLicence': 'the driving licence',
  'storeNews.document.proofOfAddress': 'the proof of address',
} as const satisfies Words & Record<string, string>
