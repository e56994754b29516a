import type { TranslationOf } from '#rules/text/translator.ts'
import type { tracking as english } from '../en/tracking.ts'

export const tracking = {
  number: 'Archeb {{number}}',
  numberLabel: 'Archeb',
  named: 'Archeb {{number}}: ',

  timeTomorrow: '{{time}} yfory',
  timeOnDay: '{{time}} ar {{day}}',

  state: {
    awaitingPayment: 'Yn aros am daliad',
    unpaid: 'Heb ei thalu',
    waiting: 'Anfonwyd yr archeb am {{time}}',
    scheduled: 'Wedi’i threfnu ar gyfer {{time}}',
    cooking: 'Mae’r gegin yn coginio',
    onItsWay: 'Ar ei ffordd atoch',
    declined: 'Wedi’i gwrthod',
    cancelled: 'Wedi’i chanslo',
  },

  unfinished: 'Dydych chi ddim wedi gorffen talu.',
  unfinishedText:
    'Talwch <0>{{total}}</0> erbyn <1>{{time}}</1>, neu byddwn ni’n canslo’r archeb. Dydy hi ddim gan {{store}} eto.',
  waitingFor: 'Yn aros am {{store}}',
  ifNoAnswer:
    'Os na fyddan nhw’n ateb erbyn <0>{{time}}</0>, byddwn ni’n ei chanslo. Does dim angen i chi wneud dim.',
  ifNoAnswerHeld:
    'Os na fyddan nhw’n ateb erbyn <0>{{time}}</0>, byddwn ni’n ei chanslo ac yn rhyddhau’r <1>{{total}}</1> sy’n cael ei ddal. Does dim angen i chi wneud dim.',
  chose: 'Dewisoch {{from}}–{{to}}.',
  choseOn: 'Dewisoch {{day}}, {{from}}–{{to}}.',
  minutesLeft: '{{left}} o {{all}} munud ar ôl',

  arriving: 'Yn cyrraedd',
  arrivingOn: 'Yn cyrraedd {{day}}',
  tomorrow: 'yfory',
  wasDue: 'Yn hwyr. Roedd i fod i gyrraedd',
  wasDueOn: 'Yn hwyr. Roedd i fod i gyrraedd {{day}}',
  window: '{{from}}–{{to}}',
  startsAt: 'Derbyniodd {{store}} am {{accepted}} a bydd yn dechrau coginio tua {{time}}.',
  setsOff:
    'Derbyniwyd am {{accepted}}. Dylai gychwyn tua {{time}}. Mae’r dudalen hon yn diweddaru ohoni ei hun.',
  notSetOff: 'Dydy hi ddim wedi gadael {{store}} eto. Ffoniwch nhw i ofyn pryd y daw.',
  takesLonger: 'Yn hwyr: mae angen mwy o amser ar {{store}}. Dywedon ni erbyn {{promised}}.',
  notSetOffYet: 'Yn hwyr: dydy hi ddim wedi gadael {{store}} eto. Dywedon ni erbyn {{promised}}.',
  left: 'Gadawodd eich danfonwr {{store}} am {{time}}.',
  leftLate:
    'Gadawodd eich danfonwr {{store}} am {{time}}, yn hwyrach na’r bwriad. Dywedon ni erbyn {{promised}}.',
  leftOverdue: 'Gadawodd eich danfonwr {{store}} am {{time}}. Ffoniwch y bwyty i ofyn ble mae.',
  haveCash:
    'Byddwch â {{total}} mewn arian parod yn barod. Does dim sicrwydd y bydd newid ar gael.',

  readyAround: 'Yn barod tua {{time}}',
  collectBetween: 'Casglu {{from}}–{{to}}',
  collectOn: 'Casglu {{day}}, {{from}}–{{to}}',
  runningLate: 'Yn hwyr',
  wasReadyBy:
    'Roedd i fod yn barod am {{time}} ac nid yw’n barod eto. Ffoniwch {{store}} i ofyn pryd y bydd.',
  beingMade: 'Derbyniwyd am {{accepted}}. Bydd y dudalen hon yn dweud pan fydd yn barod.',
  ready: 'Yn barod i’w chasglu',
  sayNumberPaid: 'Dywedwch y rhif wrth y cownter. Mae wedi’i thalu.',
  sayNumberCash: 'Dywedwch y rhif wrth y cownter a thalwch {{total}} ag arian parod.',
  collectFrom: 'Casglwch o <0>{{address}}</0>.',
  openUntil: 'Ar agor tan {{time}}',
  opens: 'Yn agor {{time}}',
  directions: 'Cyfarwyddiadau',
  directionsNewTab: 'Cyfarwyddiadau (yn agor mewn tab newydd)',

  delivered: 'Danfonwyd am {{time}}',
  deliveredOn: 'Danfonwyd ar {{day}} am {{time}}',
  collected: 'Casglwyd am {{time}}',
  collectedOn: 'Casglwyd ar {{day}} am {{time}}',
  from: '{{store}}, archeb {{number}}',

  released:
    'Rydyn ni wedi rhyddhau’r {{total}} a oedd yn cael ei ddal. Efallai y bydd yn cymryd ychydig ddyddiau i’ch banc ei ddangos.',
  releasing:
    'Rydyn ni’n rhyddhau’r {{total}} sy’n cael ei ddal. Efallai y bydd yn cymryd ychydig ddyddiau i’ch banc ei ddangos.',
  backToList: 'Gweld bwytai ger {{place}}',

  steps: 'Cynnydd yr archeb',
  step: {
    unpaid: 'Heb ei thalu',
    placed: 'Archeb wedi’i hanfon',
    accepted: 'Wedi’i derbyn',
    acceptedCharged: 'Wedi’i derbyn, codwyd {{total}} ar eich {{card}}',
    outfordelivery: 'Ar ei ffordd',
    readyforpickup: 'Yn barod i’w chasglu',
    completedDelivery: 'Gyda chi',
    completedCollection: 'Wedi’i chasglu',
    cancelledByCustomer: 'Gwnaethoch ei chanslo',
    cancelledByStore: 'Canslodd y bwyty hi',
    declined: 'Wedi’i gwrthod',
  },
  by: 'erbyn {{time}}',
  around: 'tua {{time}}',

  open: {
    label: 'Eich archeb',
    from: '{{when}} · {{store}}',
    more_other: '· {{count}} archeb arall',
    answerBy: 'Byddan nhw’n ateb erbyn {{time}}',
    number: 'Dywedwch rif {{number}}',
  },

  cancel: 'Canslo’r archeb hon',
  ring: 'Ffonio’r bwyty',
  phone: 'Rhif y bwyty yw {{phone}}.',
  contact: 'Cysylltu â ni',
} as const satisfies TranslationOf<typeof english>
