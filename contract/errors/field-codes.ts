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
  'invalid_colour',
  'invalid_link',
  'too_little_contrast',
  'invalid_sort_code',
  'invalid_account_number',
  'invalid_pin',
  'guessable_pin',
  'already_used',
  'not_ascending',
  'not_descending',
  'too_long',
  'too_few',
  'too_many',
  'overlapping_hours',
  'duplicate',
  'date_has_passed',
  'already_promised',
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
