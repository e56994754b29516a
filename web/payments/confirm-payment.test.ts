import { expect, test } from 'vitest'
import { billingOf } from './confirm-payment.ts'

test("sends the provider the payer's known details, and no empty field", () => {
  const known = { name: 'Ada Price', email: 'ada@example.org', phone: '07700 900123' }
  expect(billingOf(known)).toEqual(known)
  expect(billingOf({ name: '', email: known.email, phone: '' })).toEqual({ email: known.email })
})
