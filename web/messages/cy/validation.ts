import type { TranslationOf } from '#rules/text/translator.ts'
import type { validation as english } from '../en/validation.ts'

export const validation = {
  required_field: 'Mae’r maes hwn yn ofynnol',
  invalid_email: 'Defnyddiwch fformat ebost dilys',
  invalid_phone: 'Rhowch rif ffôn yn y DU, fel 07700 900123',
  required_terms_and_conditions: 'Derbyniwch y telerau i barhau',
  required_address: 'Dewiswch gyfeiriad o’r rhestr a gynigir',
  required_city_postcode: 'Rhowch god post llawn, fel E8 1AA',
  address_api_error:
    'Dydyn ni ddim yn gallu chwilio am gyfeiriadau ar hyn o bryd. Rhowch gynnig arall arni.',
  passwords_must_match: 'Dydy’r cyfrineiriau ddim yn cyfateb',
  password_too_short: 'Dylai’r cyfrinair fod o leiaf bedwar nod o hyd',
  password_below_minimum: 'Mae’r cyfrinair hwn yn rhy fyr. Gwnewch ef yn hirach.',
  password_too_common: 'Dyma un o’r cyfrineiriau mwyaf cyffredin. Dewiswch un arall.',
  new_email_must_differ: 'Dyma eich cyfeiriad ebost eisoes. Rhowch un gwahanol.',
  new_password_must_differ: 'Dewiswch gyfrinair sy’n wahanol i’ch un presennol',
  card_expired: 'Mae’r cerdyn hwn wedi dod i ben',
  invalid_card_number: 'Gwiriwch rif y cerdyn',
  invalid_cvv: 'Mae 3 digid yn y cod diogelwch, neu 4 ar American Express',
  precise_location: 'Rhowch rif tŷ neu god post llawn',
  too_long: 'Mae hwn yn rhy hir. Defnyddiwch lai o nodau.',
  too_few: 'Mae hwn yn rhy ychydig',
  too_many: 'Mae hwn yn ormod',
  invalid_value: 'Gwiriwch hwn',

  enter: {
    name: 'Rhowch eich enw',
    firstName: 'Rhowch eich enw cyntaf',
    lastName: 'Rhowch eich cyfenw',
    phone: 'Rhowch eich rhif ffôn',
    email: 'Rhowch eich cyfeiriad ebost',
    username: 'Rhowch eich cyfeiriad ebost',
    password: 'Rhowch eich cyfrinair',
    currentPassword: 'Rhowch eich cyfrinair presennol',
    newPassword: 'Rhowch gyfrinair newydd',
    confirmation: 'Rhowch eich cyfrinair newydd eto',
    street: 'Rhowch rif eich tŷ a’ch stryd',
    restaurant: 'Rhowch enw eich bwyty',
    postCode: 'Rhowch god post',
    message: 'Rhowch eich neges',
  },
} as const satisfies TranslationOf<typeof english>
