import type { ErrorCode, SuccessCode } from '#contract/errors.ts'

export const errors = {
  Unauthorized: 'Doedd dim modd dod o hyd i gyfrif â’r ebost a’r cyfrinair hynny',
  UNAUTHORIZED: 'Rydych wedi’ch allgofnodi. Mewngofnodwch eto i barhau.',
  SUSPENDED_USER: 'Mae’r cyfrif wedi’i atal. Cysylltwch â’r gweinyddwr.',
  EXISTING_USER: 'Mae’r cyfeiriad ebost yn bodoli eisoes. Rhowch gynnig arall arni.',
  EXISTING_USER_UNCOMPLETED:
    'Mae eich cyfrif bron yn barod. Ychwanegwch eich manylion i’w ddefnyddio.',
  REGISTRATION_ALREADY_COMPLETED: 'Mae eich cyfrif yn barod. Mewngofnodwch i’w ddefnyddio.',
  SOCIAL_AUTH_NO_EMAIL:
    'Dydy eich cyfrif Facebook ddim yn rhoi cyfeiriad ebost. Cofrestrwch drwy ebost.',
  SOCIAL_AUTH_FAILED_GOOGLE:
    'Doedd Google ddim yn gallu eich mewngofnodi. Rhowch gynnig arall arni, neu defnyddiwch eich cyfeiriad ebost.',
  SOCIAL_AUTH_FAILED_FACEBOOK:
    'Doedd Facebook ddim yn gallu eich mewngofnodi. Rhowch gynnig arall arni, neu defnyddiwch eich cyfeiriad ebost.',
  SOCIAL_AUTH_FAILED_APPLE:
    'Doedd Apple ddim yn gallu eich mewngofnodi. Rhowch gynnig arall arni, neu defnyddiwch eich cyfeiriad ebost.',
  NONEXISTING_USER: 'Dydy’r cyfrif hwn ddim yn bodoli bellach.',
  PHONE_NUMBER_USED: 'Mae gan gyfrif arall y rhif ffôn hwn. Defnyddiwch un arall.',
  WRONG_CONFIRM_CODE: 'Dydy’r ddolen hon ddim yn gweithio. Gofynnwch am un newydd.',
  PASSWORD_RESET_FAILED: 'Doedd dim modd newid y cyfrinair. Gofynnwch am ddolen newydd.',
  PASSWORD_RESET_EXPIRED: 'Mae’r ddolen hon wedi dod i ben. Gofynnwch am un newydd.',
  ACCOUNT_ALREADY_CONFIRMED:
    'Mae eich cyfeiriad ebost eisoes wedi’i gadarnhau. Mewngofnodwch i barhau.',
  INCORRECT_PASSWORD: 'Mae’r cyfrinair presennol a roddwyd yn anghywir',
  EMAIL_CHANGE_EXPIRED:
    'Mae’r ddolen hon wedi dod i ben neu eisoes wedi’i defnyddio. Gofynnwch am ddolenni newydd yn eich cyfrif.',
  IDENTITY_NOT_CONFIRMED:
    'Doedd dim modd cadarnhau mai chi sydd yno. Mewngofnodwch eto â’r cyfrif rydych yn ei ddefnyddio yma fel arfer.',
  'Low recaptcha score.': 'Gwelsom weithgarwch annisgwyl. Rhowch gynnig arall arni yn nes ymlaen.',
  'Forbidden resource': 'Does gennych chi ddim caniatâd i wneud hyn.',
  FORBIDDEN_ACCESS: 'Does gennych chi ddim caniatâd i wneud hyn.',
  PROFILE_TYPE_NOT_ALLOWED:
    'Nid dyma’r math cywir o gyfrif. Mae bwytai’n defnyddio ap y bwytai. Mae cwsmeriaid yn defnyddio’r wefan hon.',
  NONEXISTING_INVITATION:
    'Dydy’r gwahoddiad hwn ddim yn gweithio bellach. Cafodd ei ddefnyddio, ei dynnu’n ôl neu ei anfon eto gyda dolen newydd.',
  INVITATION_EXPIRED: 'Mae’r gwahoddiad hwn wedi dod i ben. Gofynnwch i’r bwyty ei anfon eto.',
  NONEXISTING_STORE: 'Dydy’r bwyty hwn ddim wedi’i restru bellach. Dewiswch un arall.',
  NONEXISTING_PRODUCT: 'Dydy’r saig hon ddim ar y fwydlen bellach. Dewiswch un arall.',
  NONEXISTING_CART: 'Dydy’r fasged hon ddim yn bodoli bellach. Dechreuwch un newydd.',
  PLACE_NOT_FOUND: 'Cod post annilys',
  ADDRESS_API_ERROR:
    'Dydyn ni ddim yn gallu chwilio am gyfeiriadau ar hyn o bryd. Rhowch gynnig arall arni ymhen eiliad.',
  NONEXISTING_ADDRESS: 'Dydy’r cyfeiriad hwn ddim wedi’i gadw bellach. Dewiswch un arall.',
  ADDRESS_BOOK_FULL: 'Rydych wedi cadw 20 o gyfeiriadau. Dilëwch un i wneud lle.',
  FAVOURITE_STORES_FULL:
    'Mae gennych chi 100 o hoff fwytai, sef y mwyaf y gallwch eu cael. Tynnwch un er mwyn ychwanegu un arall.',
  PRODUCT_COULD_NOT_BE_ADDED_TO_CART:
    'Doedd dim modd ychwanegu hynny. Gwiriwch eich dewisiadau a rhowch gynnig arall arni.',
  PRODUCT_IS_NOT_AVAILABLE: 'Does dim o’r saig hon ar ôl. Dewiswch un arall.',
  STORE_IS_CLOSED: 'Dydy’r bwyty ddim yn derbyn archebion ar yr adeg hon. Dewiswch amser arall.',
  CART_HAS_UNAVAILABLE_PRODUCTS: 'Dydy rhai seigiau ddim ar gael. Tynnwch nhw er mwyn parhau.',
  CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS:
    'Does dim ar ôl o rai o’ch dewisiadau. Newidiwch nhw er mwyn parhau.',
  CART_TOTAL_AMOUNT_MISMATCH: 'Mae’r cyfanswm wedi newid. Gwiriwch ef ac archebwch eto.',
  CART_IS_EMPTY: 'Mae eich basged yn wag. Ychwanegwch rywbeth yn gyntaf.',
  CART_ALREADY_ORDERED: 'Mae’r fasged hon eisoes wedi’i harchebu. Dechreuwch un newydd.',
  ADDRESS_OUTSIDE_DELIVERY_ZONES:
    'Dydy’r bwyty hwn ddim yn danfon i’r cyfeiriad hwnnw. Dewiswch gyfeiriad arall, neu casglwch eich archeb.',
  ADDRESS_REQUIRED: 'Ychwanegwch y cyfeiriad i ddanfon iddo.',
  BAG_CHOICE_REQUIRED: 'Dewiswch a ydych chi eisiau bag.',
  MUST_BE_HANDED_OVER: 'Does dim modd gadael yr archeb hon wrth y drws. Dewiswch “Ei roi i mi”.',
  CONTACT_REQUIRED: 'Ychwanegwch eich enw, eich rhif ffôn a’ch cyfeiriad ebost.',
  SERVICE_NOT_OFFERED:
    'Dydy’r bwyty hwn ddim yn cynnig hynny. Dewiswch ddanfon neu gasglu yn ei le.',
  MINIMUM_ORDER_NOT_REACHED: 'Ychwanegwch ychydig mwy i gyrraedd yr isafswm archeb.',
  SLOT_HAS_PASSED: 'Mae’r slot amser a ddewiswyd wedi mynd heibio. Dewiswch amser arall.',
  NONEXISTING_ORDER:
    'Dydyn ni ddim yn gallu dod o hyd i’r archeb hon. Defnyddiwch y ddolen o’ch ebost.',
  ORDER_ALREADY_REVIEWED: 'Rydych eisoes wedi rhoi sgôr i’r archeb hon.',
  ORDER_HAS_NO_RECEIPT: 'Does dim derbynneb eto, gan nad yw’r archeb hon wedi’i thalu.',
  ORDER_STATUS_INVALID: 'Mae’r archeb wedi symud ymlaen. Gwiriwch ei statws.',
  ORDER_HAS_CHANGED: 'Mae’r archeb wedi newid. Edrychwch arni eto.',
  NONEXISTING_REVIEW: 'Dydy’r adolygiad hwn ddim yn cael ei ddangos bellach.',
  USER_SUSPENSION_HAS_ORDER:
    'Mae gennych chi archebion ar y gweill. Arhoswch nes eu bod wedi gorffen.',
  NONEXISTING_PROBLEM:
    'Dydyn ni ddim yn gallu dod o hyd i’r adroddiad hwn. Ail-lwythwch y dudalen.',
  PROBLEM_STATUS_INVALID:
    'Mae rhywun eisoes wedi ateb yr adroddiad hwn. Ail-lwythwch y dudalen i weld yr ateb.',
  PROBLEM_WINDOW_CLOSED:
    'Does dim modd rhoi gwybod am broblemau gyda’r archeb hon nawr. Ffoniwch y bwyty.',
  PROBLEM_ALREADY_OPEN:
    'Rydych eisoes wedi rhoi gwybod am broblem gyda’r archeb hon. Arhoswch am yr ateb.',
  PROBLEM_ALREADY_REPORTED:
    'Rydych eisoes wedi rhoi gwybod am rai o’r eitemau hyn. Dewiswch rai eraill.',
  TOO_MANY_PROBLEMS:
    'Rydych wedi rhoi gwybod am gynifer o broblemau gyda’r archeb hon ag y gallwch. Ffoniwch y bwyty.',
  ERROR_PROCESSING_REQUEST: 'Wnaeth hynny ddim gweithio. Rhowch gynnig arall arni ymhen eiliad.',
  DISCOUNT_NOT_VALID: 'Dydy’r cod hyrwyddo hwn ddim yn ddilys. Gwiriwch y sillafu.',
  DISCOUNT_ALREADY_APPLIED: 'Mae’r cod hyrwyddo hwn yn eich basged yn barod.',
  DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT: 'Mae angen archeb fwy ar y cod hyrwyddo hwn.',
  DISCOUNT_EXPIRED: 'Mae’r cod hyrwyddo hwn wedi dod i ben.',
  DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS: 'Mae’r cod hyrwyddo hwn ar gyfer seigiau eraill.',
  DISCOUNT_ONLY_FOR_SPECIFIC_USERS: 'Mae’r cod hyrwyddo hwn ar gyfer cwsmeriaid eraill.',
  DISCOUNT_USAGE_LIMIT_REACHED: 'Mae’r cod hyrwyddo hwn wedi cyrraedd ei derfyn.',
  DISCOUNT_ELIGIBLE_FOR_ONLY_DELIVERY:
    'Dim ond ar gyfer danfon y mae’r cod hyrwyddo hwn yn gweithio.',
  DISCOUNT_ELIGIBLE_FOR_ONLY_COLLECTION:
    'Dim ond ar gyfer casglu y mae’r cod hyrwyddo hwn yn gweithio.',
  DISCOUNT_ONLY_FOR_SPECIFIC_DAYS: 'Mae’r cod hyrwyddo hwn yn gweithio ar ddiwrnodau eraill.',
  DISCOUNT_LOYALTY_ORDER_LIMIT_NOT_REACHED:
    'Mae angen mwy o archebion yn gyntaf ar y cod hyrwyddo hwn.',
  DISCOUNT_SAVES_NOTHING: 'Dydy’r cod hyrwyddo hwn ddim yn arbed dim ar yr archeb hon.',
  CART_HAS_CHANGED: 'Newidiwyd eich basged yn rhywle arall. Gwiriwch hi cyn parhau.',
  CART_IS_AWAITING_PAYMENT:
    'Dydych chi ddim wedi gorffen talu am y fasged hon. Gorffennwch wrth y til, neu rhowch y gorau i dalu er mwyn ei newid.',
  IDEMPOTENCY_KEY_REUSED:
    'Anfonwyd yr archeb hon o’r blaen gyda manylion gwahanol. Ail-lwythwch y dudalen.',
  PUSH_SUBSCRIPTION_INVALID: 'Dydyn ni ddim yn gallu anfon hysbysiadau i’r porwr hwn.',
  PAYMENT_UNAVAILABLE:
    'Dydych chi ddim yn gallu talu ar-lein ar hyn o bryd. Talwch ag arian parod, neu rhowch gynnig arall arni ymhen munud.',
  TOTAL_TOO_SMALL_FOR_CARD:
    'Mae’r cyfanswm hwn yn rhy fach i’w dalu ar-lein. Talwch ag arian parod.',
  TOO_MANY_UNPAID_ORDERS:
    'Mae sawl archeb o’ch rhwydwaith yn cael eu talu ar hyn o bryd. Talwch ag arian parod, neu rhowch gynnig arall arni ymhen ychydig funudau.',
  TOO_MANY_UNANSWERED_ORDERS:
    'Mae sawl archeb arian parod o’ch rhwydwaith i’r bwyty hwn wedi’u canslo neu’n dal i aros am ateb. Talwch â cherdyn, ffoniwch y bwyty, neu rhowch gynnig arall arni ymhen awr.',
  NONEXISTING_CARD: 'Dydy’r cerdyn hwn ddim wedi’i gadw bellach. Dewiswch un arall.',
  CARD_NOT_CONFIRMED:
    'Doedd dim modd cadarnhau’r cerdyn hwn. Rhowch gynnig arall arni, neu defnyddiwch un arall.',
  SAVED_CARDS_FULL: 'Rydych wedi cadw 10 cerdyn. Dilëwch un i wneud lle.',
  ORDER_TAKES_NO_TIP: 'Dydych chi ddim yn gallu rhoi cildwrn am yr archeb hon bellach.',
  TIP_ALREADY_GIVEN: 'Rydych eisoes wedi rhoi cildwrn am yr archeb hon.',
  NOT_REFUNDABLE: 'Does dim i’w ad-dalu ar-lein ar yr archeb hon.',
  INVALID_WEBHOOK_SIGNATURE: 'Nid llofnod y darparwr taliadau yw hwn.',
  NONEXISTING_PHOTO: 'Mae un o’ch lluniau ar goll. Tynnwch ef a’i ychwanegu eto.',
  PHOTO_IS_EMPTY: 'Mae’r ffeil hon yn wag. Dewiswch lun arall.',
  PHOTO_TOO_LARGE: 'Mae’r llun hwn yn fwy na 10 MB. Dewiswch un llai.',
  PHOTO_TYPE_NOT_SUPPORTED:
    'Dydy hwn ddim yn llun y gallwn ni ei ddangos. Dewiswch JPEG, PNG neu WebP.',
  PHOTO_IS_HEIC: 'Dydyn ni ddim yn gallu darllen lluniau HEIC. Cadwch ef fel JPEG a dewis hwnnw.',
  PHOTO_IS_ANIMATED: 'Mae’r llun hwn yn symud. Dewiswch un llonydd.',
  PHOTO_IS_DAMAGED: 'Mae’r llun hwn wedi’i ddifrodi. Dewiswch un arall.',
  PHOTO_CONTAINS_ANOTHER_FILE: 'Mae ffeil arall y tu mewn i’r llun hwn. Dewiswch un arall.',
  PHOTO_TOO_SMALL: 'Mae’r llun hwn yn rhy fach. Dewiswch un mwy.',
  PHOTO_HAS_TOO_MANY_PIXELS: 'Mae gan y llun hwn ormod o bicseli. Dewiswch un llai.',
  PHOTO_TOOK_TOO_LONG: 'Cymerodd y llun hwn ormod o amser i’w ddarllen. Dewiswch un arall.',
  TOO_MANY_PHOTOS: 'Rydych wedi anfon llawer o luniau heddiw. Rhowch gynnig arall arni yfory.',
  PHOTO_UPLOADS_BUSY:
    'Rydyn ni’n brysur gyda lluniau eraill. Rhowch gynnig arall arni ymhen eiliad.',
  SLOT_IS_FULL: 'Mae’r amser hwn yn llawn. Dewiswch un arall.',
  NONEXISTING_SHARED_CART:
    'Dydy’r fasged grŵp hon ddim ar agor bellach. Gofynnwch am ddolen newydd.',
  SHARED_CART_IS_LOCKED:
    'Mae’r fasged grŵp hon wedi’i chloi. Gofynnwch i’w pherchennog ei datgloi.',
  SHARED_CART_IS_FULL: 'Mae’r fasged grŵp hon yn llawn.',
  NOT_A_MEMBER: 'Ymunwch â’r fasged grŵp hon cyn ychwanegu ati.',
  INVALID_ID_PAREMETER: 'Mae’r ddolen hon yn anghyflawn. Gwiriwch hi a rhowch gynnig arall arni.',
  UNREADABLE_REQUEST:
    'Doedd dim modd darllen hynny. Ail-lwythwch y dudalen a rhowch gynnig arall arni.',
  NOT_FOUND: 'Dydyn ni ddim yn gallu dod o hyd i hynny. Dechreuwch eto o’r hafan.',
  METHOD_NOT_ALLOWED:
    'Doedd dim modd darllen hynny. Ail-lwythwch y dudalen a rhowch gynnig arall arni.',
  ADDRESS_TOO_LONG: 'Mae’r ddolen hon yn rhy hir. Dechreuwch eto o’r hafan.',
  REQUEST_TOO_LARGE: 'Mae hynny’n ormod ar unwaith. Anfonwch lai.',
  UNSUPPORTED_MEDIA_TYPE:
    'Doedd dim modd darllen hynny. Ail-lwythwch y dudalen a rhowch gynnig arall arni.',
  TOO_MANY_REQUESTS:
    'Rydych wedi rhoi cynnig arni ormod o weithiau. Arhoswch funud a rhowch gynnig arall arni.',
  INTERNAL_SERVER_ERROR:
    'Aeth rhywbeth o’i le ar ein hochr ni. Rhowch gynnig arall arni ymhen eiliad.',
  SERVICE_UNAVAILABLE:
    'Dydy hyn ddim yn gweithio ar hyn o bryd. Rhowch gynnig arall arni ymhen munud.',
  NO_ANSWER: 'Doedd dim modd cysylltu. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.',
} as const satisfies Partial<Record<ErrorCode | 'NO_ANSWER', string>>

export const signUpErrors = {
  EXISTING_USER: errors.EXISTING_USER,
  EXISTING_USER_UNCOMPLETED: errors.EXISTING_USER_UNCOMPLETED,
  REGISTRATION_ALREADY_COMPLETED: errors.REGISTRATION_ALREADY_COMPLETED,
  PHONE_NUMBER_USED: errors.PHONE_NUMBER_USED,
  WRONG_CONFIRM_CODE: errors.WRONG_CONFIRM_CODE,
  'Low recaptcha score.': errors['Low recaptcha score.'],
} as const satisfies Partial<Record<ErrorCode, string>>

export const socialSignUpErrors = {
  EXISTING_USER: 'Mae’n ymddangos bod gennych chi gyfrif defnyddiwr eisoes.',
} as const satisfies Partial<Record<ErrorCode, string>>

export const successes = {
  PASSWORD_RESET_SENT: 'Rydyn ni wedi anfon dolen atoch i osod cyfrinair newydd.',
  PASSWORD_RESET_SUCCEEDED: 'Rydych wedi gosod cyfrinair newydd.',
  CONFIRMATION_SENT:
    'Rydyn ni wedi anfon ebost atoch. Defnyddiwch y ddolen ynddo i gadarnhau eich cyfeiriad.',
  LOGOUT_SUCCESS: 'Rydych wedi allgofnodi.',
  ENQUIRY_SENT: 'Neges wedi’i hanfon.',
} as const satisfies Record<SuccessCode, string>
