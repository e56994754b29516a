import { expect, it } from 'vitest'
import { readBankReturn } from './use-bank-return.ts'

it.each([
  ['?order=o1&payment_intent=pi_1&redirect_status=succeeded', { orderId: 'o1', isHeld: true }],
  ['?order=o1&payment_intent=pi_1&redirect_status=failed', { orderId: 'o1', isHeld: false }],
  ['?order=o1', null],
  ['?payment_intent=pi_1&redirect_status=succeeded', null],
  ['', null],
])('%s is read as %j', (search, back) => {
  expect(readBankReturn(search)).toEqual(back)
})
