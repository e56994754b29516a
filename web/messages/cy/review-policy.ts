import type { TranslationOf } from '#rules/text/translator.ts'
import type { reviewPolicy as english } from '../en/review-policy.ts'

export const reviewPolicy = {
  title: 'Polisi adolygiadau',
  description:
    'Pwy all ysgrifennu adolygiad, sut mae sgoriau’n cael eu cyfrif, a phryd rydyn ni’n cuddio adolygiad.',
  intro: 'Mae adolygiadau’n helpu pobl i ddewis a bwytai i wella. Dyma’r rheolau i bawb.',
  who: {
    heading: 'Pwy all ysgrifennu un',
    text: 'Dim ond rhywun y cwblhawyd ei archeb, unwaith ar gyfer pob archeb. All neb dalu am adolygiad, a dydyn ni ddim yn derbyn adolygiadau a ysgrifennwyd am wobr. Rydyn ni’n dangos eich enw cyntaf a llythyren gyntaf eich cyfenw.',
  },
  stars: {
    heading: 'Sut mae sgoriau’n cael eu cyfrif',
    text: 'Rydych yn rhoi sgôr i’r bwyd, y danfon a’r gwasanaeth. Mae’r bwyd yn cyfrif am hanner eich sêr, a’r gweddill am yr hanner arall. Sgôr bwyty yw cyfartaledd yr holl sêr a gafodd, hen a newydd, da a drwg.',
  },
  order: {
    heading: 'Sut rydyn ni’n trefnu bwytai',
    text: 'Mae “Sgôr uchaf” yn cyfrif faint o bobl sydd wedi rhoi sgôr i fwyty yn ogystal â’r sgôr a roeson nhw: mae pob bwyty’n dechrau fel pe bai 20 o bobl wedi rhoi 4.2 seren iddo, felly dydy un sgôr berffaith ddim yn curo cannoedd o rai da iawn. All yr un bwyty dalu i fod yn uwch.',
  },
  reply: {
    heading: 'Atebion',
    text: 'Gall y bwyty ateb unrhyw adolygiad, i bawb ei ddarllen. All e ddim newid na thynnu adolygiad.',
  },
  hide: {
    heading: 'Pryd rydyn ni’n cuddio adolygiad',
    text: 'Gall unrhyw un roi gwybod am adolygiad. Mae person ar ein tîm yn edrych ar bob adroddiad. Dim ond am un o’r rhesymau hyn rydyn ni’n cuddio adolygiad:',
    after:
      'Dydy sgôr wael byth yn rheswm. Tra mae adolygiad wedi’i guddio, dydy ei sêr ddim yn cyfrif. Rydyn ni’n ebostio’r sawl a’i hysgrifennodd gyda’r rheswm. Os ydych yn meddwl ein bod yn anghywir, <0>ysgrifennwch aton ni</0> a byddwn ni’n edrych eto.',
  },
  reason: {
    personal: 'Mae’n datgelu gwybodaeth bersonol, fel enw llawn, rhif ffôn neu gyfeiriad.',
    abusive: 'Mae’n sarhaus, yn fygythiol, yn atgas neu’n gwahaniaethu.',
    unrelated: 'Dydy e ddim am yr archeb y cafodd ei ysgrifennu ar ei chyfer.',
    notGenuine:
      'Dydy e ddim yn ddilys: cafodd ei ysgrifennu am wobr, neu gan rywun sydd â buddiant yn y bwyty neu mewn cystadleuydd.',
    advertising: 'Mae’n hysbysebu rhywbeth neu’n dolennu i wefan arall.',
    unlawful: 'Gallai ei gyhoeddi dorri’r gyfraith.',
  },
  leave: {
    heading: 'Os byddwch yn dileu eich cyfrif',
    text: 'Bydd eich adolygiadau’n aros, heb eich enw.',
  },
} as const satisfies TranslationOf<typeof english>
