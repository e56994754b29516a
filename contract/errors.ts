/**
 * The catalogue of errors. A code is the `message` of an error answer; its status is here, the text a
 * person reads is in the messages catalogue under `error.{code}`.
 */
export const ERRORS = {
  // Session
  Unauthorized: 401,
  UNAUTHORIZED: 401,
  SUSPENDED_USER: 403,
  EXISTING_USER: 409,
  EXISTING_USER_UNCOMPLETED: 409,
  REGISTRATION_ALREADY_COMPLETED: 409,
  SOCIAL_AUTH_NO_EMAIL: 422,
  SOCIAL_AUTH_FAILED_GOOGLE: 401,
  SOCIAL_AUTH_FAILED_FACEBOOK: 401,
  SOCIAL_AUTH_FAILED_APPLE: 401,
  NONEXISTING_USER: 404,
  PHONE_NUMBER_USED: 409,
  WRONG_CONFIRM_CODE: 400,
  PASSWORD_RESET_FAILED: 400,
  PASSWORD_RESET_EXPIRED: 410,
  ACCOUNT_ALREADY_CONFIRMED: 409,
  INCORRECT_PASSWORD: 400,
  IDENTITY_NOT_CONFIRMED: 400,
  EMAIL_CHANGE_EXPIRED: 410,
  'Low recaptcha score.': 403,
  'Forbidden resource': 403,
  FORBIDDEN_ACCESS: 403,
  PROFILE_TYPE_NOT_ALLOWED: 403,
  STAFF_ROLE_NOT_ALLOWED: 403,
  ALREADY_IN_TEAM: 409,
  TEAM_IS_FULL: 409,
  LAST_OWNER: 409,
  NONEXISTING_COLLEAGUE: 404,
  NONEXISTING_INVITATION: 404,
  INVITATION_EXPIRED: 410,
  INVITATION_OF_ANOTHER: 403,

  // Stores and cart
  NONEXISTING_STORE: 404,
  NONEXISTING_PRODUCT: 404,
  NONEXISTING_OPTION: 404,
  NONEXISTING_CART: 404,
  PLACE_NOT_FOUND: 404,
  ADDRESS_API_ERROR: 503,
  NONEXISTING_ADDRESS: 404,
  ADDRESS_BOOK_FULL: 409,
  FAVOURITE_STORES_FULL: 409,
  PRODUCT_COULD_NOT_BE_ADDED_TO_CART: 409,
  PRODUCT_IS_NOT_AVAILABLE: 409,
  STORE_IS_CLOSED: 409,
  CART_HAS_UNAVAILABLE_PRODUCTS: 409,
  CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS: 409,
  CART_TOTAL_AMOUNT_MISMATCH: 409,
  CART_IS_EMPTY: 409,
  CART_ALREADY_ORDERED: 409,
  CART_HAS_CHANGED: 409,
  CART_IS_AWAITING_PAYMENT: 409,
  ADDRESS_OUTSIDE_DELIVERY_ZONES: 409,
  ADDRESS_REQUIRED: 409,
  CONTACT_REQUIRED: 409,
  BAG_CHOICE_REQUIRED: 409,
  MUST_BE_HANDED_OVER: 409,
  SERVICE_NOT_OFFERED: 409,
  MINIMUM_ORDER_NOT_REACHED: 409,
  SLOT_HAS_PASSED: 409,
  SLOT_IS_FULL: 409,
  HOURS_HAVE_CHANGED: 409,
  BUSINESS_HAS_CHANGED: 409,
  NONEXISTING_ESTABLISHMENT: 404,
  NONEXISTING_ZONE: 404,
  TOO_MANY_ZONES: 409,
  NONEXISTING_PRINTER: 404,
  TOO_MANY_PRINTERS: 409,
  ZONES_HAVE_CHANGED: 409,
  ZONES_AFFECT_BASKETS: 409,
  NONEXISTING_SHARED_CART: 404,
  SHARED_CART_IS_LOCKED: 409,
  SHARED_CART_IS_FULL: 409,
  NOT_A_MEMBER: 403,

  // Orders
  NONEXISTING_ORDER: 404,
  ORDER_ALREADY_REVIEWED: 409,
  ORDER_HAS_NO_RECEIPT: 409,
  ORDER_STATUS_INVALID: 409,
  DELAY_TOO_LONG: 409,
  TOO_LATE_TO_UNDO: 409,
  ALLERGY_NOT_DISCUSSED: 409,
  ORDER_HAS_CHANGED: 409,
  ORDER_WOULD_BE_EMPTY: 409,
  CHANGE_AWAITS_ANSWER: 409,
  REPLACEMENT_NOT_ALLOWED: 409,
  USER_SUSPENSION_HAS_ORDER: 409,
  ERROR_PROCESSING_REQUEST: 502,
  IDEMPOTENCY_KEY_REUSED: 409,
  PUSH_SUBSCRIPTION_INVALID: 422,

  // Problems with an order
  NONEXISTING_PROBLEM: 404,
  PROBLEM_STATUS_INVALID: 409,
  PROBLEM_WINDOW_CLOSED: 409,
  PROBLEM_ALREADY_OPEN: 409,
  PROBLEM_ALREADY_REPORTED: 409,
  TOO_MANY_PROBLEMS: 409,
  PROBLEM_POLICY_HAS_CHANGED: 409,

  // Reviews
  NONEXISTING_REVIEW: 404,
  REVIEW_IS_HIDDEN: 409,
  REVIEW_IS_SHOWN: 409,

  // Payments
  PAYMENT_UNAVAILABLE: 503,
  TOTAL_TOO_SMALL_FOR_CARD: 409,
  TOO_MANY_UNPAID_ORDERS: 409,
  TOO_MANY_UNANSWERED_ORDERS: 409,
  NONEXISTING_CARD: 404,
  CARD_NOT_CONFIRMED: 409,
  SAVED_CARDS_FULL: 409,
  ORDER_TAKES_NO_TIP: 409,
  TIP_ALREADY_GIVEN: 409,
  NOT_REFUNDABLE: 409,
  REFUND_TOO_LARGE: 409,
  INVALID_WEBHOOK_SIGNATURE: 400,

  // Photos
  NONEXISTING_PHOTO: 404,
  PHOTO_IS_EMPTY: 422,
  PHOTO_TOO_LARGE: 413,
  PHOTO_TYPE_NOT_SUPPORTED: 415,
  PHOTO_IS_HEIC: 415,
  PHOTO_IS_ANIMATED: 415,
  PHOTO_IS_DAMAGED: 422,
  PHOTO_CONTAINS_ANOTHER_FILE: 422,
  PHOTO_TOO_SMALL: 422,
  PHOTO_HAS_TOO_MANY_PIXELS: 422,
  PHOTO_TOOK_TOO_LONG: 422,
  TOO_MANY_PHOTOS: 429,
  PHOTO_UPLOADS_BUSY: 503,

  // Discounts
  DISCOUNT_NOT_VALID: 404,
  DISCOUNT_ALREADY_APPLIED: 409,
  DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT: 409,
  DISCOUNT_EXPIRED: 409,
  DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS: 409,
  DISCOUNT_ONLY_FOR_SPECIFIC_USERS: 409,
  DISCOUNT_USAGE_LIMIT_REACHED: 409,
  DISCOUNT_ELIGIBLE_FOR_ONLY_DELIVERY: 409,
  DISCOUNT_ELIGIBLE_FOR_ONLY_COLLECTION: 409,
  DISCOUNT_ONLY_FOR_SPECIFIC_DAYS: 409,
  DISCOUNT_LOYALTY_ORDER_LIMIT_NOT_REACHED: 409,
  DISCOUNT_SAVES_NOTHING: 409,

  // Every call
  INVALID_ID_PAREMETER: 400,
  UNREADABLE_REQUEST: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TOO_LARGE: 413,
  ADDRESS_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERRORS

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text)
}

/** Codes of good news that travel in an answer's `message`. */
export const SUCCESSES = [
  'PASSWORD_RESET_SENT',
  'PASSWORD_RESET_SUCCEEDED',
  'CONFIRMATION_SENT',
  'LOGOUT_SUCCESS',
  'ENQUIRY_SENT',
] as const
export type SuccessCode = (typeof SUCCESSES)[number]

/** Errors that are shown in the colours of success, because they say that all is well already. */
export const SUCCESS_STYLED_ERRORS: readonly ErrorCode[] = [
  'EXISTING_USER',
  'EXISTING_USER_UNCOMPLETED',
  'REGISTRATION_ALREADY_COMPLETED',
]

/** What is wrong with one field; the text a person reads is under `validation.{code}`. */
export const FIELD_CODES = [
  'required_field',
  'invalid_email',
  'invalid_phone',
  'required_terms_and_conditions',
  'required_address',
  'required_city_postcode',
  'address_api_error',
  'passwords_must_match',
  'password_too_short',
  'password_below_minimum',
  'password_too_common',
  'new_password_must_differ',
  'new_email_must_differ',
  'card_expired',
  'invalid_card_number',
  'invalid_cvv',
  'precise_location',
  'invalid_postcode',
  'invalid_company_number',
  'invalid_vat_number',
  'invalid_sort_code',
  'invalid_account_number',
  'already_used',
  'not_ascending',
  'not_descending',
  'too_long',
  'too_few',
  'too_many',
  'overlapping_hours',
  'duplicate',
  'date_has_passed',
  'invalid_value',
] as const
export type FieldCode = (typeof FIELD_CODES)[number]

/** `error` of an answer whose `message` lists fields instead of naming one code. */
export const VALIDATION_ERROR = 'Validation Error'

export interface FieldFault {
  /** Path in the body or query, such as `contact.email` or `lines.0.quantity`. */
  field: string
  code: FieldCode
}

export type ErrorAnswer =
  | { statusCode: number; error: string; message: string; details?: Record<string, unknown> }
  | { statusCode: 400; error: typeof VALIDATION_ERROR; message: FieldFault[] }
