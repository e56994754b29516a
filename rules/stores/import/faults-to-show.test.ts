import { expect, test } from 'vitest'
import { faultsToShow } from './faults-to-show.ts'

const fault = { store: 'Pina’s', row: 3, field: 'Delivery fee', code: 'FEES_NOT_READ', value: 'x' }
const hours = { ...fault, field: 'Hours', code: 'HOURS_NOT_READ', value: 'daily' }

test('a fault of both services is said once', () => {
  expect(faultsToShow([hours, fault, { ...hours }])).toEqual([hours, fault])
})

test('a cell that can’t be read is not said to be empty too', () => {
  const empty = { ...fault, code: 'MISSING_VALUE', value: '' }
  expect(faultsToShow([fault, empty])).toEqual([fault])
  expect(faultsToShow([empty])).toEqual([empty])
  const area = { ...fault, field: 'Delivers to', code: 'VALUE_NOT_READ' }
  expect(faultsToShow([area, { ...area, code: 'NO_ZONES', value: '' }])).toEqual([area])
})

test('an empty cell of another restaurant stays', () => {
  const other = { ...fault, row: 4, store: 'Luigi’s', code: 'MISSING_VALUE', value: '' }
  expect(faultsToShow([other, fault])).toEqual([fault, other])
})
