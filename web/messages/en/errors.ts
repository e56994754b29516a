import type { ErrorCode, SuccessCode } from '#contract/errors.ts'

/** One sentence or two for every code: what happened and what to do next. */
export const errors = {
  Unauthorized: 'We couldn’t find an account with that email and password combination',
  UNAUTHORIZED: 'You have been signed out. Log in again to go on.',
  SUSPENDED_USER: 'The account has been suspended. Please contact the administrator.',
  EXISTING_USER: 'Email Address already exists. Please try again.',
  EXISTING_USER_UNCOMPLETED: 'Your account is nearly there. Finish your details to use it.',
  REGISTRATION_ALREADY_COMPLETED: 'Your account is ready. Log in to use it.',
  SOCIAL_AUTH_NO_EMAIL:
    'Your Facebook account doesn’t return an email address, please sign-up via email.',
  SOCIAL_AUTH_FAILED_GOOGLE: 'Google could not sign you in. Try again, or use your e-mail address.',
  SOCIAL_AUTH_FAILED_FACEBOOK:
    'Facebook could not sign you in. Try again, or use your e-mail address.',
  PHONE_NUMBER_USED: 'Another account has this phone number. Use another one.',
  WRONG_CONFIRM_CODE: 'This link does not confirm an account. Ask for a new e-mail.',
  PASSWORD_RESET_FAILED: 'The password could not be changed. Ask for a new link.',
  PASSWORD_RESET_EXPIRED: 'This link has expired. Ask for a new one.',
  ACCOUNT_ALREADY_CONFIRMED: 'Your e-mail address is confirmed already. Log in to go on.',
  INCORRECT_PASSWORD: 'Current password given is incorrect',
  'Low recaptcha score.': 'We noticed unexpected activity. Try again later.',
  'Forbidden resource': 'You don’t have permission for this.',
  FORBIDDEN_ACCESS: 'You don’t have permission for this.',
  PROFILE_TYPE_NOT_ALLOWED:
    'This account is of another kind: restaurants use the store app, customers this website.',
  NONEXISTING_STORE: 'This restaurant isn’t here any more. Choose another one.',
  NONEXISTING_PRODUCT: 'This dish isn’t on the menu any more. Choose another one.',
  NONEXISTING_CART: 'This basket is gone. Start a new one.',
  PLACE_NOT_FOUND: 'Invalid postcode',
  PRODUCT_COULD_NOT_BE_ADDED_TO_CART: 'That could not be added. Check your choices and try again.',
  PRODUCT_IS_NOT_AVAILABLE: 'This dish is sold out. Choose another one.',
  STORE_IS_CLOSED: 'The restaurant takes no orders at this time. Choose another time.',
  CART_HAS_UNAVAILABLE_PRODUCTS: 'Some dishes are sold out. Remove them to go on.',
  CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS:
    'Some of your choices are sold out. Change these dishes to go on.',
  CART_TOTAL_AMOUNT_MISMATCH: 'The total has changed. Check it and order again.',
  CART_IS_EMPTY: 'Your basket is empty. Add something first.',
  CART_ALREADY_ORDERED: 'This basket has been ordered already. Start a new one.',
  ADDRESS_OUTSIDE_DELIVERY_ZONES:
    'This restaurant doesn’t deliver to that address. Choose another address, or collect.',
  ADDRESS_REQUIRED: 'Add the address to deliver to.',
  CONTACT_REQUIRED: 'Add your name, phone number and e-mail address.',
  SERVICE_NOT_OFFERED: 'This restaurant doesn’t offer that. Choose the other way.',
  MINIMUM_ORDER_NOT_REACHED: 'Add a little more to reach the minimum order.',
  SLOT_HAS_PASSED: 'The selected time slot has passed. Choose another time.',
  NONEXISTING_ORDER: 'We can’t find this order. Use the link from your e-mail.',
  ORDER_ALREADY_REVIEWED: 'You have rated this order already.',
  ORDER_STATUS_INVALID: 'The order has moved on. Look at where it is now.',
  USER_SUSPENSION_HAS_ORDER: 'There are orders under way. Wait until they are finished.',
  ERROR_PROCESSING_REQUEST: 'That didn’t work. Try again in a moment.',
  DISCOUNT_NOT_VALID: 'This promo code is not valid. Check the spelling.',
  DISCOUNT_ALREADY_APPLIED: 'This promo code is in your basket already.',
  DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT: 'This promo code needs a larger order.',
  DISCOUNT_EXPIRED: 'This promo code has expired.',
  DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS: 'This promo code is for other dishes.',
  DISCOUNT_ONLY_FOR_SPECIFIC_USERS: 'This promo code is for other customers.',
  DISCOUNT_USAGE_LIMIT_REACHED: 'This promo code has been used up.',
  DISCOUNT_ELIGIBLE_FOR_ONLY_DELIVERY: 'This promo code works for delivery only.',
  DISCOUNT_ELIGIBLE_FOR_ONLY_COLLECTION: 'This promo code works for collection only.',
  DISCOUNT_ONLY_FOR_SPECIFIC_DAYS: 'This promo code works on other days.',
  DISCOUNT_LOYALTY_ORDER_LIMIT_NOT_REACHED: 'This promo code needs more orders first.',
  INVALID_ID_PAREMETER: 'This link is incomplete. Check it and try again.',
  UNREADABLE_REQUEST: 'That could not be read. Load the page again.',
  NOT_FOUND: 'There is nothing here. Start again from the first page.',
  METHOD_NOT_ALLOWED: 'That could not be read. Load the page again.',
  REQUEST_TOO_LARGE: 'That is too much at once. Send less.',
  UNSUPPORTED_MEDIA_TYPE: 'That could not be read. Load the page again.',
  TOO_MANY_REQUESTS: 'That was a little fast. Wait a minute and try again.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Try again in a moment.',
  SERVICE_UNAVAILABLE: 'We can’t be reached at the moment. Try again in a minute.',
  NO_ANSWER: 'We can’t be reached. Check your connection and try again.',
} as const satisfies Record<ErrorCode | 'NO_ANSWER', string>

export const signUpErrors = {
  EXISTING_USER: 'Looks like you already have a user account.',
} as const

export const successes = {
  PASSWORD_RESET_SENT: 'We have sent you a link to set a new password.',
  PASSWORD_RESET_SUCCEEDED: 'Your new password is set. Log in with it.',
  CONFIRMATION_SENT: 'We have sent you an e-mail. Use its link to confirm your address.',
  LOGOUT_SUCCESS: 'You are logged out.',
} as const satisfies Record<SuccessCode, string>
