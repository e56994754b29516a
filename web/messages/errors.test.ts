import { expect, test } from 'vitest'
import { CALLS_BY_HEADING } from '#contract/all-calls.ts'
import { errors } from './en/errors.ts'
import { staffErrors } from './en/staff-errors.ts'

const calls = Object.values(CALLS_BY_HEADING).flat()
const ofStaff = ({ path }: (typeof calls)[number]) => /^\/(?:partner|operator|staff)\//.test(path)

test('customers load a sentence for everything that their calls can answer', () => {
  const codes = new Set(calls.filter((call) => !ofStaff(call)).flatMap((call) => call.errors))
  expect([...codes].filter((code) => !Object.hasOwn(errors, code))).toEqual([])
})

test('and none that only staff can meet twice', () => {
  expect(Object.keys(staffErrors).filter((code) => Object.hasOwn(errors, code))).toEqual([])
})
