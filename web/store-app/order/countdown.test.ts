import { expect, test } from 'vitest'
import { countdownText, promisableMinutes } from './countdown.ts'

const until = new Date('2030-03-01T19:10:00Z')

test.each([
  ['19:01:20', '8:40'],
  ['19:00:00', '10:00'],
  ['19:09:59.001', '0:01'],
  ['19:10:00', '0:00'],
  ['19:30:00', '0:00'],
  ['18:07:55', '1:02:05'],
])('At %s there is %s left until 19:10', (now, text) => {
  expect(countdownText(until, new Date(`2030-03-01T${now}Z`))).toBe(text)
})

test.each([
  [20, 20],
  [22, 20],
  [23, 25],
  [0, 5],
  [-5, 5],
  [185, 180],
])('A kitchen that thinks of %i minutes promises %i', (minutes, promised) => {
  expect(promisableMinutes(minutes)).toBe(promised)
})
