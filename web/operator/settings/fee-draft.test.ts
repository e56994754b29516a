import { expect, test } from 'vitest'
import { feeDraft, feeFaults, feeOf, isFeeSet, isSameDraft } from './fee-draft.ts'

const draft = { fixed: '0.50', percent: '2.5', cap: '', from: '' }

test.each([
  [{}, []],
  [{ fixed: '' }, ['fixed']],
  [{ fixed: '100.01' }, ['fixed']],
  [{ fixed: '-1', percent: '101', cap: 'x', from: 'soon' }, ['fixed', 'percent', 'cap', 'from']],
  [{ percent: '2.5555' }, ['percent']],
  [{ cap: '1000' }, []],
  [{ cap: '1000.01' }, ['cap']],
])('%o is wrong in %o', (changes, faults) => {
  expect(feeFaults({ ...draft, ...changes })).toEqual(faults)
})

test('is read as pence, a share, and an instant of London', () => {
  expect(
    feeOf({
      fixed: '£0.75',
      percent: '2.5 %'.replace(' ', ''),
      cap: '2',
      from: '2026-07-01T00:00',
    }),
  ).toEqual({
    fixedPence: 75,
    percent: 2.5,
    capPence: 200,
    from: '2026-06-30T23:00:00.000Z',
  })
  expect(feeOf(draft)).toMatchObject({ capPence: null, from: null })
})

const suggested = { fixedPence: 50, percent: 0, capPence: null, from: null }
const chosen = { ...suggested, from: '2026-07-01T00:00:00.000Z' }

test.each([
  ['nothing is known', undefined, false],
  ['nobody has set any', { now: suggested, later: [] }, false],
  ['there is none', { now: null, later: [] }, false],
  ['the suggested one was chosen', { now: chosen, later: [] }, true],
  ['one is set for later', { now: suggested, later: [chosen] }, true],
])('where %s, whether the fee is set', (_, fees, expected) => {
  expect(isFeeSet(fees)).toBe(expected)
})

test('begins with the fee that counts', () => {
  expect(feeDraft({ fixedPence: 50, percent: 1, capPence: 300, from: null })).toEqual({
    fixed: '0.50',
    percent: '1',
    cap: '3.00',
    from: '',
  })
  expect(feeDraft(null)).toEqual({ fixed: '0.00', percent: '0', cap: '', from: '' })
})

test.each([
  [{}, true],
  [{ fixed: '0.75' }, false],
  [{ cap: '2' }, false],
  [{ from: '2026-07-01T00:00' }, false],
])('%o is the same as before: %s', (changes, isSame) => {
  expect(isSameDraft({ ...draft, ...changes }, draft)).toBe(isSame)
})
