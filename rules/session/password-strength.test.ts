import { expect, it } from 'vitest'
import { longFrom, passwordStrength, strengthCount } from './password-strength.ts'

const nothing = { isLong: false, hasBothCases: false, hasNumber: false, hasSpecial: false }

it.each([
  ['', nothing],
  ['seven77', { ...nothing, hasNumber: true }],
  ['eight888', { ...nothing, isLong: true, hasNumber: true }],
  ['   long   ', nothing],
  ['LOUD', nothing],
  ['Mixed', { ...nothing, hasBothCases: true }],
  ['Éclair', { ...nothing, hasBothCases: true }],
  ['a b', nothing],
  ['a-b', { ...nothing, hasSpecial: true }],
  ['🍋🍋🍋🍋', { ...nothing, hasSpecial: true }],
  ['Marmalade7', { isLong: true, hasBothCases: true, hasNumber: true, hasSpecial: false }],
])('%j has these of the four marks of a strong password', (password, strength) => {
  expect(passwordStrength(password, 4)).toEqual(strength)
})

it('counts the marks', () => {
  expect(strengthCount(passwordStrength('Marmalade7', 4))).toBe(3)
  expect(strengthCount(passwordStrength('Marmalade7!', 4))).toBe(4)
  expect(strengthCount(passwordStrength('', 4))).toBe(0)
})

it.each([
  [4, 8],
  [7, 8],
  [8, 12],
  [12, 16],
])('where %i characters are asked of everyone, a long password has %i', (minimum, long) => {
  expect(longFrom(minimum)).toBe(long)
  expect(passwordStrength('x'.repeat(long), minimum).isLong).toBe(true)
  expect(passwordStrength('x'.repeat(long - 1), minimum).isLong).toBe(false)
})
