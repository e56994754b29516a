import { expect, test } from 'vitest'
import { isGuessablePin, PIN } from './guessable-pin.ts'

test.each([
  ['0000', true],
  ['1111', true],
  ['1112', true],
  ['1212', true],
  ['1221', true],
  ['1234', true],
  ['4321', true],
  ['7890', true],
  ['0987', true],
  ['123456', true],
  ['654321', true],
  ['123123', true],
  ['111222', true],
  ['1984', true],
  ['2031', true],
  ['2580', true],
  ['0852', true],
  ['1235', false],
  ['4071', false],
  ['1357', false],
  ['19845', false],
  ['201984', false],
  ['58215', false],
  ['902741', false],
])('%s is guessable: %s', (pin, expected) => {
  expect(isGuessablePin(pin)).toBe(expected)
})

test.each([
  ['4071', true],
  ['902741', true],
  ['407', false],
  ['4071852', false],
  ['40 71', false],
  ['４０７１', false],
  ['', false],
])('%j is 4 to 6 digits: %s', (text, expected) => {
  expect(PIN.test(text)).toBe(expected)
})

test('nine of ten PINs of four digits can be chosen', () => {
  const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))
  const refused = all.filter(isGuessablePin).length
  expect(refused).toBeGreaterThan(500)
  expect(refused).toBeLessThan(1000)
})
