import { expect, it } from 'vitest'
import { signUpErrors } from '#web/messages/en/errors.ts'
import { t } from '#web/messages/i18n.ts'
import { textOfSignUp } from './sign-up-messages.ts'

const failure = (code: string, status = 409) => ({ status, code, details: {}, fields: [] })

it.each([
  ['EXISTING_USER', 'Email Address already exists. Please try again.'],
  ['EXISTING_USER_UNCOMPLETED', 'Your account is nearly ready. Add your details to use it.'],
  ['Low recaptcha score.', 'We noticed unexpected activity. Try again later.'],
])('gives %s a message for somebody who signs up', (code, sentence) => {
  expect(textOfSignUp(failure(code))).toBe(sentence)
})

it('has these sentences under signUp.error', () => {
  for (const code of Object.keys(signUpErrors) as (keyof typeof signUpErrors)[])
    expect(textOfSignUp(failure(code))).toBe(t(`signUp.error.${code}`))
})

it('has the general message for any other code', () => {
  expect(textOfSignUp(failure('TOO_MANY_REQUESTS', 429))).toMatch(/^You’ve tried too many times/)
  expect(textOfSignUp(failure('NONE_WE_KNOW', 500))).toMatch(/^Something went wrong on our side/)
})
