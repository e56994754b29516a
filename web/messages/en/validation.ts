import type { FieldCode } from '#contract/errors.ts'

export const validation = {
  required_field: 'This is a required field',
  invalid_email: 'Please use a valid email format',
  invalid_phone: 'Enter a UK phone number, such as 07700 900123',
  required_terms_and_conditions: 'Accept the terms to continue',
  required_address: 'Please select an address in proposed list',
  required_city_postcode: 'Enter a full postcode, such as E8 1AA',
  address_api_error: 'We can’t look up addresses at the moment. Try again.',
  passwords_must_match: 'Passwords don’t match',
  password_too_short: 'Password should be minimum of four characters',
  // Where the marketplace asks for more than the four characters above.
  password_below_minimum: 'This password is too short. Make it longer.',
  password_too_common: 'This is one of the most common passwords. Choose another one.',
  new_email_must_differ: 'This is already your email address. Enter a different one.',
  new_password_must_differ: 'Choose a password that’s different from your current one',
  card_expired: 'This card has expired',
  invalid_card_number: 'Check the card number',
  invalid_cvv: 'The security code has 3 digits, or 4 on American Express',
  precise_location: 'Enter a house number or a full postcode',
  too_long: 'This is too long. Use fewer characters.',
  too_few: 'This is too few',
  too_many: 'This is too many',
  invalid_value: 'Check this',

  /** An empty field, by its name in its form. */
  enter: {
    name: 'Enter your name',
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    phone: 'Enter your phone number',
    email: 'Enter your email address',
    username: 'Enter your email address',
    password: 'Enter your password',
    currentPassword: 'Enter your current password',
    newPassword: 'Enter a new password',
    confirmation: 'Enter your new password again',
    street: 'Enter your house number and street',
    restaurant: 'Enter the name of your restaurant',
    postCode: 'Enter a postcode',
    message: 'Enter your message',
  },
} as const satisfies Record<FieldCode, string> & { enter: Record<string, string> }
