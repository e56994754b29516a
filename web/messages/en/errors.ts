import type { ErrorCode, SuccessCode } from '#contract/errors.ts'

/** One sentence or two for every code: what happened and what to do next. */
export const errors = {
  Unauthorized: 'We couldn’t find an account with that email and password combination',
  UNAUTHORIZED: 'You’ve been signed out. Log in again to continue.',
  SUSPENDED_USER: 'The account has been suspended. Please contact the administrator.',
  EXISTING_USER: 'Email Address already exists. Please try again.',
  EXISTING_USER_UNCOMPLETED: 'Your account is nearly ready. Add your details to use it.',
  REGISTRATION_ALREADY_COMPLETED: 'Your account is ready. Log in to use it.',
  SOCIAL_AUTH_NO_EMAIL:
    'Your Facebook account doesn’t return an email address, please sign-up via email.',
  SOCIAL_AUTH_FAILED_GOOGLE: 'Google couldn’t sign you in. Try again, or use your email address.',
  SOCIAL_AUTH_FAILED_FACEBOOK:
    'Facebook couldn’t sign you in. Try again, or use your email address.',
  NONEXISTING_USER: 'This account no longer exists.',
  PHONE_NUMBER_USED: 'Another account has this phone number. Use another one.',
  WRONG_CONFIRM_CODE: 'This link doesn’t confirm an account. Ask for a new email.',
  PASSWORD_RESET_FAILED: 'We couldn’t change the password. Ask for a new link.',
  PASSWORD_RESET_EXPIRED: 'This link has expired. Ask for a new one.',
  ACCOUNT_ALREADY_CONFIRMED: 'Your email address is already confirmed. Log in to continue.',
  INCORRECT_PASSWORD: 'Current password given is incorrect',
  'Low recaptcha score.': 'We noticed unexpected activity. Try again later.',
  'Forbidden resource': 'You don’t have permission for this.',
  FORBIDDEN_ACCESS: 'You don’t have permission for this.',
  PROFILE_TYPE_NOT_ALLOWED:
    'This isn’t the right kind of account. Restaurants use the store app, customers use this website.',
  NONEXISTING_STORE: 'This restaurant has left. Choose another one.',
  NONEXISTING_PRODUCT: 'This dish is no longer on the menu. Choose another one.',
  NONEXISTING_CART: 'This basket no longer exists. Start a new one.',
  PLACE_NOT_FOUND: 'Invalid postcode',
  ADDRESS_API_ERROR: 'We can’t look up addresses right now. Try again in a moment.',
  NONEXISTING_ADDRESS: 'This address is no longer saved. Choose another one.',
  ADDRESS_BOOK_FULL: 'You’ve saved 20 addresses. Delete one to make room.',
  FAVOURITE_STORES_FULL:
    'You have 100 favourite restaurants, the most you can have. Remove one to add another.',
  PRODUCT_COULD_NOT_BE_ADDED_TO_CART: 'We couldn’t add that. Check your choices and try again.',
  PRODUCT_IS_NOT_AVAILABLE: 'This dish is sold out. Choose another one.',
  STORE_IS_CLOSED: 'The restaurant isn’t taking orders at this time. Choose another time.',
  CART_HAS_UNAVAILABLE_PRODUCTS: 'Some dishes have sold out. Remove them to continue.',
  CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS:
    'Some of your choices have sold out. Change them to continue.',
  CART_TOTAL_AMOUNT_MISMATCH: 'The total has changed. Check it and order again.',
  CART_IS_EMPTY: 'Your basket is empty. Add something first.',
  CART_ALREADY_ORDERED: 'This basket has already been ordered. Start a new one.',
  ADDRESS_OUTSIDE_DELIVERY_ZONES:
    'This restaurant doesn’t deliver to that address. Choose another address, or collect.',
  ADDRESS_REQUIRED: 'Add the address to deliver to.',
  BAG_CHOICE_REQUIRED: 'Choose whether you want a bag.',
  CONTACT_REQUIRED: 'Add your name, phone number and email address.',
  SERVICE_NOT_OFFERED: 'This restaurant doesn’t offer that. Choose delivery or collection instead.',
  MINIMUM_ORDER_NOT_REACHED: 'Add a little more to reach the minimum order.',
  SLOT_HAS_PASSED: 'The selected time slot has passed. Choose another time.',
  NONEXISTING_ORDER: 'We can’t find this order. Use the link from your email.',
  ORDER_ALREADY_REVIEWED: 'You’ve already rated this order.',
  ORDER_STATUS_INVALID: 'The order has moved on. Check its status.',
  USER_SUSPENSION_HAS_ORDER: 'You have orders in progress. Wait until they’re finished.',
  ERROR_PROCESSING_REQUEST: 'That didn’t work. Try again in a moment.',
  DISCOUNT_NOT_VALID: 'This promo code is not valid. Check the spelling.',
  DISCOUNT_ALREADY_APPLIED: 'This promo code is already in your basket.',
  DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT: 'This promo code needs a larger order.',
  DISCOUNT_EXPIRED: 'This promo code has expired.',
  DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS: 'This promo code is for other dishes.',
  DISCOUNT_ONLY_FOR_SPECIFIC_USERS: 'This promo code is for other customers.',
  DISCOUNT_USAGE_LIMIT_REACHED: 'This promo code has been used up.',
  DISCOUNT_ELIGIBLE_FOR_ONLY_DELIVERY: 'This promo code works for delivery only.',
  DISCOUNT_ELIGIBLE_FOR_ONLY_COLLECTION: 'This promo code works for collection only.',
  DISCOUNT_ONLY_FOR_SPECIFIC_DAYS: 'This promo code works on other days.',
  DISCOUNT_LOYALTY_ORDER_LIMIT_NOT_REACHED: 'This promo code needs more orders first.',
  DISCOUNT_SAVES_NOTHING: 'This promo code saves nothing on this order.',
  CART_HAS_CHANGED: 'Your basket was changed somewhere else. This is how it is now.',
  CART_IS_AWAITING_PAYMENT:
    'You haven’t finished paying for this basket. Finish at checkout, or stop paying to change it.',
  IDEMPOTENCY_KEY_REUSED: 'This order was sent before with different details. Reload the page.',
  PAYMENT_UNAVAILABLE: 'You can’t pay online at the moment. Pay in cash, or try again in a minute.',
  TOTAL_TOO_SMALL_FOR_CARD: 'This total is too small to pay online. Pay in cash.',
  TOO_MANY_UNPAID_ORDERS:
    'Several orders from your network are being paid right now. Pay in cash, or try again in a few minutes.',
  TOO_MANY_UNANSWERED_ORDERS:
    'Several cash orders from your network to this restaurant were cancelled or are still waiting for a reply. Pay by card, ring the restaurant, or try again in an hour.',
  NONEXISTING_CARD: 'This card is no longer saved. Choose another one.',
  CARD_NOT_CONFIRMED: 'We couldn’t confirm this card. Try again, or use another one.',
  SAVED_CARDS_FULL: 'You’ve saved 10 cards. Delete one to make room.',
  NOT_REFUNDABLE: 'There’s nothing to refund online on this order.',
  REFUND_TOO_LARGE: 'That’s more than is left on this order. Choose less.',
  INVALID_WEBHOOK_SIGNATURE: 'The signature is not the payment provider’s.',
  SLOT_IS_FULL: 'This time is full. Choose another.',
  NONEXISTING_SHARED_CART: 'This group basket is no longer open. Ask for a new link.',
  SHARED_CART_IS_LOCKED: 'This group basket is locked. Ask its owner to open it again.',
  SHARED_CART_IS_FULL: 'This group basket is full.',
  NOT_A_MEMBER: 'Join this group basket before you add to it.',
  INVALID_ID_PAREMETER: 'This link is incomplete. Check it and try again.',
  UNREADABLE_REQUEST: 'We couldn’t read that. Reload the page.',
  NOT_FOUND: 'We can’t find that. Start again from the home page.',
  METHOD_NOT_ALLOWED: 'We couldn’t read that. Reload the page.',
  ADDRESS_TOO_LONG: 'This link is too long. Start again from the home page.',
  REQUEST_TOO_LARGE: 'That’s too much at once. Send less.',
  UNSUPPORTED_MEDIA_TYPE: 'We couldn’t read that. Reload the page.',
  TOO_MANY_REQUESTS: 'That was a bit fast. Wait a minute and try again.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Try again in a moment.',
  SERVICE_UNAVAILABLE: 'We can’t be reached at the moment. Try again in a minute.',
  NO_ANSWER: 'We can’t be reached. Check your connection and try again.',
} as const satisfies Record<ErrorCode | 'NO_ANSWER', string>

/** What is said where somebody signs up by email. */
export const signUpErrors = {
  EXISTING_USER: errors.EXISTING_USER,
  EXISTING_USER_UNCOMPLETED: errors.EXISTING_USER_UNCOMPLETED,
  REGISTRATION_ALREADY_COMPLETED: errors.REGISTRATION_ALREADY_COMPLETED,
  PHONE_NUMBER_USED: errors.PHONE_NUMBER_USED,
  WRONG_CONFIRM_CODE: errors.WRONG_CONFIRM_CODE,
  'Low recaptcha score.': errors['Low recaptcha score.'],
} as const satisfies Partial<Record<ErrorCode, string>>

/** What is said where somebody signs up by a provider instead. */
export const socialSignUpErrors = {
  EXISTING_USER: 'Looks like you already have a user account.',
} as const satisfies Partial<Record<ErrorCode, string>>

export const successes = {
  PASSWORD_RESET_SENT: 'We’ve sent you a link to set a new password.',
  PASSWORD_RESET_SUCCEEDED: 'Your new password is set.',
  CONFIRMATION_SENT: 'We’ve sent you an email. Use the link in it to confirm your address.',
  LOGOUT_SUCCESS: 'You’re logged out.',
  ENQUIRY_SENT: 'Message sent.',
} as const satisfies Record<SuccessCode, string>
