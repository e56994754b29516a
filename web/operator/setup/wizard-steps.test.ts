import { expect, test } from 'vitest'
import { isStepDone } from './wizard-steps.ts'

const met = { need: 'contact', isMet: true } as const
const unmet = { need: 'email', isMet: false } as const

test('a step is done once everything is that it is needed for', () => {
  expect(isStepDone('contact', { items: [met, unmet], isFeeSet: true })).toBe(false)
  expect(isStepDone('contact', { items: [met, { ...unmet, isMet: true }], isFeeSet: false })).toBe(
    true,
  )
})

test('the fee is done once somebody has set it, and never to do: the suggested one counts until then', () => {
  expect(isStepDone('fee', { items: [met, unmet], isFeeSet: false })).toBeNull()
  expect(isStepDone('fee', { items: [met, unmet], isFeeSet: true })).toBe(true)
})

test('each step is neither done nor to do until that is known', () => {
  expect(isStepDone('look', { items: [], isFeeSet: false })).toBeNull()
})
