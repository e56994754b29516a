import { expect, test } from 'vitest'
import { isStepDone } from './wizard-steps.ts'

const met = { need: 'contact', isMet: true } as const
const unmet = { need: 'email', isMet: false } as const

test('a step is done once everything is that it is needed for', () => {
  expect(isStepDone('contact', [met, unmet])).toBe(false)
  expect(isStepDone('contact', [met, { ...unmet, isMet: true }])).toBe(true)
})

test('a step that is needed for nothing is neither done nor to do, and so is each until that is known', () => {
  expect(isStepDone('fee', [met, unmet])).toBeNull()
  expect(isStepDone('look', [])).toBeNull()
})
