import { expect, it } from 'vitest'
import { passwordStrength, strengthCount } from './password-strength.ts'

const nothing = { isLong: false, hasBothCases: false, hasNumber: false, hasSpecial: false }

it.each([
  ['', nothing],
  ['seven77', { ...nothing, hasNumber: true }],
  ['eight888', { ...nothing, isLong: true, hasNumber: true }],
  ['   long   ', nothing],
  ['Mixed', { ...nothing, hasBothCases: true }],
  ['Éclair', { ...nothing, hasBothCases: true }],
  ['a b', nothing],
  ['a-b', { ...nothing, hasSpecial: true }],
  ['🍋🍋🍋🍋', { ...nothing, hasSpecial: true }],
  ['Marmalade7', { isLong: true, hasBothCases: true, hasNumber: true, hasSpecial: false }],
])('%j has these of the four marks of a strong password', (password, strength) => {
  expect(passwordStrength(password)).toEqual(strength)
})

it('counts the marks', () => {
  expect(strengthCount(passwordStrength('Marmalade7'))).toBe(3)
  expect(strengthCount(passwordStrength('Marmalade7!'))).toBe(4)
  expect(strengthCount(passwordStrength(''))).toBe(0)
})
