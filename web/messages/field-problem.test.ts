import './validation.ts'
import { expect, it } from 'vitest'
import { fieldProblem } from './field-problem.ts'
import { t } from './i18n.ts'

it.each([
  ['required_field', 'firstName', 'Enter your first name'],
  ['required_field', 'street', 'Enter your house number and street'],
  ['required_field', 'toString', 'This is a required field'],
  ['invalid_phone', 'phone', 'Enter a UK phone number, such as 07700 900123'],
  ['required_field', 'mobile', 'Enter your mobile number'],
  ['invalid_phone', 'mobile', 'Enter a UK mobile number, such as 07700 900123'],
  ['too_long', 'name', 'This is too long. Use fewer characters.'],
] as const)('%s of the field %s reads “%s”', (code, name, sentence) => {
  expect(fieldProblem(t, code, name)).toBe(sentence)
})
