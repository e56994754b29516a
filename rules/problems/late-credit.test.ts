import { describe, expect, test } from 'vitest'
import { lateCreditPence, minutesLate, type LateCreditRule } from './late-credit.ts'

const at = (time: string) => new Date(`2026-05-15T${time}Z`)

describe('how late food came', () => {
  const asap = { serviceTime: null, promisedAt: at('18:32:00') }
  test.each([
    ['18:20:00', 0],
    ['18:35:00', 0],
    ['18:35:59', 0],
    ['18:36:00', 1],
    ['19:05:00', 30],
  ])('a delivery promised for 18:25 to 18:35 that comes at %s: %i minutes', (time, minutes) => {
    expect(minutesLate({ serviceType: 'delivery', ...asap }, at(time))).toBe(minutes)
  })

  test('a collection has five minutes from when it was promised', () => {
    const order = { serviceType: 'collection', ...asap } as const
    expect(minutesLate(order, at('18:37:30'))).toBe(0)
    expect(minutesLate(order, at('18:47:00'))).toBe(10)
  })

  test('a slot is over at its end', () => {
    const slot = { serviceTime: at('19:00:00'), promisedAt: at('19:00:00') }
    expect(minutesLate({ serviceType: 'delivery', ...slot }, at('19:15:00'))).toBe(0)
    expect(minutesLate({ serviceType: 'delivery', ...slot }, at('19:45:00'))).toBe(30)
  })
})

describe('what a late order is credited', () => {
  const share: LateCreditRule = {
    minutes: 30,
    percent: 15,
    pence: null,
    capPence: 500,
    payer: 'store',
  }
  const amount: LateCreditRule = { ...share, percent: null, pence: 300, capPence: null }
  test.each<[string, LateCreditRule | null, number, number, number, number]>([
    ['nothing without a rule', null, 90, 2340, 2340, 0],
    ['nothing a minute before', share, 29, 2340, 2340, 0],
    ['its share, rounded down', share, 30, 2333, 2333, 349],
    ['up to the cap', share, 45, 10_000, 10_000, 500],
    ['its amount', amount, 30, 2340, 2340, 300],
    ['no more than is left of what was paid', amount, 30, 2340, 120, 120],
    ['nothing when all was refunded', share, 60, 2340, 0, 0],
  ])('%s', (_, rule, minutes, totalPence, leftPence, credit) => {
    expect(lateCreditPence(rule, { minutesLate: minutes, totalPence, leftPence })).toBe(credit)
  })
})
