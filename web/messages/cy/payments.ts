import type { TranslationOf } from '#rules/text/translator.ts'
import type { payments as english } from '../en/payments.ts'

export const payments = {
  notCharged: 'Ni chodwyd tâl ar eich cerdyn.',

  card: '{{brand}} yn gorffen â {{last4}}',
  cardInWallet: '{{wallet}} ({{card}})',
  expires: 'Yn dod i ben {{month}}/{{year}}',
  expired: 'Daeth i ben {{month}}/{{year}}',
  anyCard: 'cerdyn',
  brand: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    diners: 'Diners Club',
    jcb: 'JCB',
    unionpay: 'UnionPay',
    unknown: 'Cerdyn',
  },
  wallet: {
    apple_pay: 'Apple Pay',
    google_pay: 'Google Pay',
    link: 'Link',
    samsung_pay: 'Samsung Pay',
  },

  newCard: 'Cerdyn',
  anotherCard: 'Cerdyn arall',
  cardFields: 'Manylion y cerdyn',
  loading: 'Yn llwytho ffurflen y cerdyn',
  saveCard: 'Cadw’r cerdyn hwn at y tro nesaf',
  express: 'Talu ag un gwasgiad',
  expressOr: 'neu dewiswch sut i dalu',
  chargedOnceAccepted:
    'Rydyn ni’n dal yr arian nawr a dim ond pan fydd y bwyty’n derbyn y byddwn ni’n codi tâl ar eich cerdyn. Os na all dderbyn, ni chodir tâl arnoch.',
  unavailable:
    'Dydych chi ddim yn gallu talu â cherdyn ar hyn o bryd. Gallwch archebu a thalu ag arian parod.',
  scriptFailed:
    'Wnaeth ffurflen y cerdyn ddim llwytho, felly dydych chi ddim yn gallu talu â cherdyn ar hyn o bryd. Rhowch gynnig arall arni, neu talwch ag arian parod.',
  tryAgain: 'Rhoi cynnig arall arni',
  tooSmall: 'Gallwch dalu â cherdyn o {{minimum}}. Talwch am archebion llai ag arian parod.',
  checkCard: 'Gwiriwch fanylion y cerdyn.',

  tip: 'Cildwrn i’r danfonwr',
  tipHint: 'Mae’n mynd i’r danfonwr, ar ben y cyfanswm. Chi sydd i benderfynu.',
  tipNone: 'Dim cildwrn',
  tipOther: 'Arall',
  tipAmount: 'Eich cildwrn mewn punnoedd',
  tipProblem: 'Rhowch swm hyd at {{maximum}}',
  laterTipProblem: 'Rhowch swm o {{minimum}} i {{maximum}}',

  problem: {
    declined:
      'Gwrthododd eich banc y cerdyn hwn. Defnyddiwch gerdyn arall, neu talwch ag arian parod.',
    insufficientFunds:
      'Does dim digon o arian ar y cerdyn hwn. Defnyddiwch gerdyn arall, neu talwch ag arian parod.',
    expired:
      'Mae’r cerdyn hwn wedi dod i ben. Defnyddiwch gerdyn arall, neu talwch ag arian parod.',
    cvc: 'Dydy’r cod diogelwch ddim yn cyfateb i’r cerdyn. Gwiriwch ef a rhowch gynnig arall arni.',
    number: 'Dydy rhif y cerdyn ddim yn gywir. Gwiriwch ef a rhowch gynnig arall arni.',
    expiry: 'Dydy’r dyddiad dod i ben ddim yn gywir. Gwiriwch ef a rhowch gynnig arall arni.',
    authentication:
      'Doedd eich banc ddim yn gallu cadarnhau mai chi sydd yno. Rhowch gynnig arall arni, defnyddiwch gerdyn arall, neu talwch ag arian parod.',
    limit:
      'Mae’r cerdyn hwn wedi cyrraedd ei derfyn. Defnyddiwch gerdyn arall, neu talwch ag arian parod.',
    notSupported:
      'Does dim modd defnyddio’r cerdyn hwn yma. Defnyddiwch gerdyn arall, neu talwch ag arian parod.',
    processing:
      'Doedd dim modd cysylltu â’ch banc. Rhowch gynnig arall arni ymhen eiliad, neu talwch ag arian parod.',
    missing:
      'Dydy’r cerdyn hwn ddim wedi’i gadw bellach. Defnyddiwch gerdyn arall, neu talwch ag arian parod.',
    unavailable:
      'Dydych chi ddim yn gallu talu â cherdyn ar hyn o bryd. Talwch ag arian parod, neu rhowch gynnig arall arni ymhen munud.',
    stopped: 'Stopiwyd y taliad. Rhowch gynnig arall arni, neu talwch ag arian parod.',
    unknown:
      'Aeth y taliad ddim drwodd. Rhowch gynnig arall arni, defnyddiwch gerdyn arall, neu talwch ag arian parod.',
  },

  orderAndPay: 'Archebu a thalu {{total}}',
  paying: 'Yn talu',
  checking: 'Yn gwirio eich taliad',
  findingOut:
    'Rydyn ni’n gwirio a aeth eich taliad drwodd. Arhoswch ar y dudalen hon. Fyddwch chi ddim yn talu ddwywaith.',

  unfinished: 'Dydych chi ddim wedi gorffen talu {{total}} am y fasged hon',
  unfinishedText:
    'Gorffennwch neu rhowch y gorau i dalu cyn ei newid. Dydy eich archeb ddim gan y bwyty eto.',
  finish: 'Gorffen talu',
  finishing: 'Yn gwirio eich taliad',
  stop: 'Rhoi’r gorau i dalu a newid y fasged',
  stopping: 'Yn stopio',
  stoppedText: 'Mae’r taliad wedi’i stopio. Gallwch newid eich basged eto.',
  payTotal: 'Talu {{total}}',
  stillNotPaid: 'Dydy hi ddim wedi’i thalu eto. Dewiswch sut i dalu {{total}}.',
  statusFailed:
    'Doedd dim modd cysylltu, felly dydyn ni ddim yn gwybod a yw wedi’i thalu eto. Rhowch gynnig arall arni ymhen eiliad.',

  order: {
    awaitingPayment: 'Mae angen i chi dalu {{total}} o hyd.',
    authorised:
      'Mae {{total}} yn cael ei ddal ar eich {{card}}. Byddwch yn talu pan fydd {{store}} yn derbyn.',
    capturing: 'Mae {{total}} yn cael ei godi ar eich {{card}}.',
    paid: 'Talwyd {{total}} â’ch {{card}}.',
    paidInWallet: 'Talwyd {{total}} â {{card}}.',
    authorisedInWallet:
      'Mae {{total}} yn cael ei ddal gan {{card}}. Byddwch yn talu pan fydd {{store}} yn derbyn.',
    capturingInWallet: 'Mae {{total}} yn cael ei godi ar {{card}}.',
    partRefunded: 'Bydd {{amount}} yn mynd yn ôl i’ch cerdyn.',
    allRefunded: 'Bydd y {{amount}} i gyd yn mynd yn ôl i’ch cerdyn.',
    refunded: 'Ad-dalwyd {{amount}} i’ch cerdyn ar {{date}}: {{reason}}',
    refundedPlain: 'Ad-dalwyd {{amount}} i’ch cerdyn ar {{date}}.',
    refunding: 'Mae {{amount}} ar ei ffordd yn ôl i’ch cerdyn: {{reason}}',
    refundingPlain: 'Mae {{amount}} ar ei ffordd yn ôl i’ch cerdyn.',
    refundFailed: 'Doedd dim modd ad-dalu {{amount}} i’ch cerdyn eto. Rydyn ni’n delio â’r peth.',
    late_one: 'daeth eich archeb {{count}} funud yn hwyr.',
    late_two: 'daeth eich archeb {{count}} funud yn hwyr.',
    late_other: 'daeth eich archeb {{count}} munud yn hwyr.',
    refundsTitle: 'Ad-dalwyd',
    refundTakes: 'Bydd yn ymddangos ar eich cyfriflen o fewn 5 i 10 diwrnod gwaith.',
    unpaidText:
      'Ni thalwyd amdani mewn pryd, neu fe wnaethoch stopio, felly chafodd y bwyty mohoni.',
    toBasket: 'Yn ôl i’r fasged',
    finish: 'Gorffen talu',
  },
} as const satisfies TranslationOf<typeof english>
