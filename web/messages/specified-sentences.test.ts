import './error.ts'
import './session.ts'
import './sign-up.ts'
import './validation.ts'
import { expect, it } from 'vitest'
import { PASSWORD_MINIMUM_LENGTH } from '#contract/constants.ts'
import { longFrom } from '#rules/session/password-strength.ts'
import { t } from './i18n.ts'

/** As the specification spells them, except for the shape of apostrophes. */
const plain = (sentence: string) => sentence.replaceAll('’', "'")

it.each([
  [
    'wrong email address or password',
    t('error.Unauthorized'),
    "We couldn't find an account with that email and password combination",
  ],
  [
    'a suspended account',
    t('error.SUSPENDED_USER'),
    'The account has been suspended. Please contact the administrator.',
  ],
  [
    'an email address that is registered',
    t('error.EXISTING_USER'),
    'Email Address already exists. Please try again.',
  ],
  [
    'signing up with an email address that is registered',
    t('signUp.error.EXISTING_USER'),
    'Email Address already exists. Please try again.',
  ],
  [
    'registering by a provider when registered',
    t('signUp.social.EXISTING_USER'),
    'Looks like you already have a user account.',
  ],
  [
    'a Facebook account without an email address',
    t('error.SOCIAL_AUTH_NO_EMAIL'),
    "Your Facebook account doesn't return an email address, please sign-up via email.",
  ],
  [
    'a wrong current password',
    t('error.INCORRECT_PASSWORD'),
    'Current password given is incorrect',
  ],
  ['an empty field', t('validation.required_field'), 'This is a required field'],
  [
    'an email address of no valid format',
    t('validation.invalid_email'),
    'Please use a valid email format',
  ],
  [
    'a password that is too short',
    t('validation.password_too_short'),
    'Password should be minimum of four characters',
  ],
  ['passwords that differ', t('validation.passwords_must_match'), "Passwords don't match"],
  [
    'no address of those proposed',
    t('validation.required_address'),
    'Please select an address in proposed list',
  ],
])('for %s it shows the sentence that is specified', (_what, sentence, specified) => {
  expect(plain(sentence)).toBe(specified)
})

it('a bot check that was not passed is unexpected activity, to be tried later', () => {
  expect(t('error.Low recaptcha score.')).toMatch(/unexpected activity.* later/)
})

it('each provider has a sentence for its generic failure', () => {
  expect(t('error.SOCIAL_AUTH_FAILED_GOOGLE')).toMatch(/^Google /)
  expect(t('error.SOCIAL_AUTH_FAILED_FACEBOOK')).toMatch(/^Facebook /)
})

it('the hints for a strong password name 8 characters, both cases, a number and a special one', () => {
  expect([
    t('session.hintLength', { count: longFrom(PASSWORD_MINIMUM_LENGTH) }),
    t('session.hintCases'),
    t('session.hintNumber'),
    t('session.hintSpecial'),
  ]).toEqual(['8 characters or more', 'Upper and lower case', 'A number', 'A special character'])
})
