import type { TranslationOf } from '#rules/text/translator.ts'
import type { reviewTexts as english } from '../reviews/review-texts.ts'

export const reviewTexts = {
  'review.request.subject': 'Sut oedd eich pryd o {{store}}?',
  'review.request.preheader': 'Mae’n cymryd munud, ac yn helpu pobl eraill i ddewis.',
  'review.request.lead': 'Helo {{firstName}}.',
  'review.request.heading': 'Sut oedd {{store}}?',
  'review.request.text':
    'Rhowch 1 i 5 seren i’r bwyd, y danfon a’r gwasanaeth, ac ychwanegwch ychydig eiriau os hoffech. Bydd {{store}} yn eu darllen hefyd, ac yn gallu ateb.',
  'review.request.textCollected':
    'Rhowch 1 i 5 seren i’r bwyd a’r gwasanaeth, ac ychwanegwch ychydig eiriau os hoffech. Bydd {{store}} yn eu darllen hefyd, ac yn gallu ateb.',
  'review.request.stop': 'Ddim am gael yr ebyst hyn? {{stop}}.',
  'review.request.stopLink': 'Peidiwch â gofyn i mi am adolygiadau',
  'review.request.footer': 'Anfonwyd unwaith, oherwydd i chi archebu ar {{marketplace}}.',
  'review.facts': 'Archeb {{number}} o {{store}}',
  'action.review': 'Rhoi sgôr i’ch archeb',
  'action.policy': 'Darllen ein polisi adolygiadau',
  'review.hidden.subject': 'Rydyn ni wedi cuddio eich adolygiad o {{store}}',
  'review.hidden.preheader': 'Dydy e ddim yn dilyn ein polisi adolygiadau. Dyma pam.',
  'review.hidden.lead': 'Helo {{firstName}}. Rydyn ni wedi edrych ar eich adolygiad o {{store}}.',
  'review.hidden.heading': 'Mae eich adolygiad wedi’i guddio',
  'review.hidden.why': 'Pam: {{reason}}',
  'review.hidden.note': 'Mae {{marketplace}} yn ychwanegu: “{{note}}”',
  'review.hidden.next':
    'All neb ei weld nawr, a dydy ei sêr ddim yn cyfrif. Os ydych yn meddwl ein bod yn anghywir, ysgrifennwch at {{contact}} a byddwn ni’n edrych eto.',
  'review.restored.subject': 'Mae eich adolygiad o {{store}} yn ôl',
  'review.restored.preheader': 'Gall pawb ei ddarllen eto.',
  'review.restored.lead':
    'Helo {{firstName}}. Rydyn ni wedi edrych eto ar eich adolygiad o {{store}}.',
  'review.restored.heading': 'Mae eich adolygiad yn ôl',
  'review.restored.next':
    'Gall pawb ei ddarllen eto, ac mae ei sêr yn cyfrif. Mae’n ddrwg gennym am ei guddio.',
  'review.yours': 'Ysgrifennoch chi: “{{text}}”',
  'review.footer': 'Anfonwyd oherwydd i chi adolygu archeb ar {{marketplace}}.',
  'review.reason.personal':
    'mae’n datgelu gwybodaeth bersonol, fel enw llawn, rhif ffôn neu gyfeiriad.',
  'review.reason.abusive': 'mae’n sarhaus, yn fygythiol, yn atgas neu’n gwahaniaethu.',
  'review.reason.unrelated': 'dydy e ddim am yr archeb y cafodd ei ysgrifennu ar ei chyfer.',
  'review.reason.notGenuine':
    'dydy e ddim yn ddilys: cafodd ei ysgrifennu am wobr, neu gan rywun sydd â buddiant yn y bwyty neu mewn cystadleuydd.',
  'review.reason.advertising': 'mae’n hysbysebu rhywbeth, neu’n dolennu i wefan arall.',
  'review.reason.unlawful': 'gallai ei gyhoeddi dorri’r gyfraith.',
} as const satisfies TranslationOf<typeof english>
