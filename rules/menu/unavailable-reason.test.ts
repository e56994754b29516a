import { expect, test } from 'vitest'
import {
  groupsAt,
  unavailableReason,
  type Sellable,
  type TimedOption,
} from './unavailable-reason.ts'

const now = new Date('2026-11-20T12:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const always: Sellable = { isAvailable: true, soldOutUntil: null, soldWhen: null }
const byDelivery = { services: ['delivery' as const], spans: null }
const collected = { services: ['collection' as const], spans: null }

test.each<[string, Partial<Sellable>, { at?: Date; left?: number | null }, string | null]>([
  ['what is always there', {}, {}, null],
  ['what there is none of', { isAvailable: false }, {}, 'soldOut'],
  ['what is sold out until later', { soldOutUntil: minutesLater(1) }, {}, 'soldOut'],
  ['what was sold out until now', { soldOutUntil: now }, {}, null],
  ['what is back by then', { soldOutUntil: minutesLater(60) }, { at: minutesLater(60) }, null],
  ['what is not back', { soldOutUntil: minutesLater(61) }, { at: minutesLater(60) }, 'soldOut'],
  ['the last one', {}, { left: 1 }, null],
  ['none left', {}, { left: 0 }, 'soldOut'],
  ['what is sold like this', { soldWhen: byDelivery }, {}, null],
  ['what is not sold like this', { soldWhen: collected }, {}, 'notSoldThen'],
  ['both', { soldWhen: collected, isAvailable: false }, {}, 'soldOut'],
])('%s', (_what, product, { at = now, left = null }, reason) => {
  const asked = { service: 'delivery' as const, at, left }
  expect(unavailableReason({ ...always, ...product }, asked)).toBe(reason)
})

test('options that are sold out until later cannot be chosen before', () => {
  const option = (id: string, rest: Partial<TimedOption> = {}): TimedOption => ({
    id,
    name: id,
    pricePence: 0,
    maximumQuantity: 1,
    kcal: null,
    allergens: {},
    isAvailable: true,
    opensGroupId: null,
    soldOutUntil: null,
    ...rest,
  })
  const options = [
    option('there'),
    option('gone', { isAvailable: false }),
    option('later', { soldOutUntil: minutesLater(60).toISOString() }),
  ]
  const groups = [
    { id: 'group', name: 'Group', minimum: 0, maximum: 3, isMealUpgrade: false, options },
  ]
  const availableAt = (at: Date) =>
    groupsAt(groups, at)[0]?.options.flatMap(({ id, isAvailable }) => (isAvailable ? [id] : []))
  expect(availableAt(now)).toEqual(['there'])
  expect(availableAt(minutesLater(60))).toEqual(['there', 'later'])
  expect(options[2]?.isAvailable).toBe(true)
})
