import { describe, expect, test } from 'vitest'
import { commissionFaults, commissionOf, newCommissionDraft } from './commission-draft.ts'

const today = '2026-05-15'
const draft = { ...newCommissionDraft(today), percent: '14' }

describe('what is wrong with a rate', () => {
  test.each([
    [{}, []],
    [{ percent: '14.25 %' }, []],
    [{ percent: '' }, ['percent']],
    [{ percent: '14.255' }, ['percent']],
    [{ percent: '100.01' }, ['percent']],
    [{ percent: 'x', how: 'default' as const }, []],
    [{ from: '2026-05-14' }, ['from']],
    [{ from: '' }, ['from']],
    [{ minimum: 'x', maximum: '10000.01' }, ['minimum', 'maximum']],
    [{ minimum: '2', maximum: '1.99' }, ['order']],
    [{ minimum: '2', maximum: '2' }, []],
  ])('%j: %j', (given, faults) => {
    expect(commissionFaults({ ...draft, ...given }, today)).toEqual(faults)
  })
})

test('sends hundredths of a per cent and pence', () => {
  const typed = { ...draft, percent: '14.5', minimum: '0.5', maximum: '£3' }
  expect(commissionOf(typed, 'store')).toEqual({
    storeId: 'store',
    services: ['delivery', 'collection'],
    from: today,
    terms: { rateHundredths: 1450, minimumPence: 50, maximumPence: 300 },
  })
  expect(commissionOf({ ...draft, services: 'delivery', how: 'default' }, null)).toMatchObject({
    services: ['delivery'],
    terms: null,
  })
})
