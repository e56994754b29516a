import { expect, it } from 'vitest'
import type { ProblemPolicy } from '#contract/problems/problem-policy.ts'
import { policyOf, rulesDraft, rulesFaults } from './rules-draft.ts'

const lateCredit = {
  minutes: 45,
  percent: 15,
  pence: null,
  capPence: 500,
  payer: 'marketplace',
} as const
const policy: ProblemPolicy = { reportHours: 48, answerHours: 24, lateCredit, version: 3 }

it.each<[string, ProblemPolicy]>([
  ['a share with a cap', policy],
  [
    'an amount',
    { ...policy, lateCredit: { ...lateCredit, percent: null, pence: 250, capPence: null } },
  ],
  ['no credit', { ...policy, lateCredit: null }],
])('rules with %s are sent as they were read', (_, rules) => {
  expect(rulesFaults(rulesDraft(rules))).toEqual([])
  expect(policyOf(rulesDraft(rules), 3)).toEqual(rules)
})

it.each([
  [{ reportHours: '0' }, ['reportHours']],
  [{ answerHours: '169' }, ['answerHours']],
  [{ answerHours: '2.5', lateMinutes: '' }, ['answerHours', 'lateMinutes']],
  [{ latePercent: '101' }, ['latePercent']],
  [{ lateHow: 'amount' as const, latePounds: 'two' }, ['latePounds']],
  [{ lateCap: 'five' }, ['lateCap']],
  [{ isLateCredited: false, lateMinutes: '', lateCap: 'five' }, []],
])('%j is wrong in %j', (typed, fields) => {
  expect(rulesFaults({ ...rulesDraft(policy), ...typed })).toEqual(fields)
})
