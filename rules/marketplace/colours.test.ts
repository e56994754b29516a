import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accentContrast,
  coloursFrom,
  contrastOf,
  TEXT_CONTRAST,
  welcomeContrast,
} from './colours.ts'

test.each([
  ['#ffffff', '#000000', 21],
  ['#ffffff', '#ffffff', 1],
  ['#ffffff', '#a8174a', 7.3],
  ['#2a1520', '#ffcf56', 11.7],
])('the contrast of %s and %s is %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 1)
  expect(contrastOf(other, one)).toBe(contrastOf(one, other))
})

test.each([
  ['rhubarb', '#a8174a', true],
  ['blueberry', '#2f4a9c', true],
  ['pea', '#2c6e2f', true],
  ['damson', '#6b3a8c', true],
  ['tomato', '#b8301a', true],
  ['steel', '#37505c', true],
  ['custard', '#ffcf56', false],
  ['a middling grey', '#888888', false],
])('%s can be read on light grounds: %s', (_name, accent, isReadable) => {
  expect(accentContrast(accent) >= TEXT_CONTRAST).toBe(isReadable)
})

test('text can be read on custard, and not on aubergine', () => {
  expect(welcomeContrast('#ffcf56')).toBeGreaterThan(TEXT_CONTRAST)
  expect(welcomeContrast('#5b2346')).toBeLessThan(TEXT_CONTRAST)
})

describe('the colours that follow', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`)

  test('are none where nothing is set', () => {
    expect(coloursFrom({ accent: '', welcome: '' })).toEqual({ light: {}, dark: {} })
  })

  test('are readable in the dark, whatever accent is allowed', () => {
    fc.assert(
      fc.property(colour, (accent) => {
        fc.pre(accentContrast(accent) >= TEXT_CONTRAST)
        const { dark, light } = coloursFrom({ accent, welcome: '' })
        const of = (name: string) => dark[name] ?? ''
        for (const ground of ['#171014', '#33272e', of('accent-soft')])
          expect(contrastOf(of('accent-ink'), ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
        for (const ground of ['accent', 'accent-hover', 'accent-pressed'])
          expect(contrastOf(of('on-accent'), of(ground))).toBeGreaterThanOrEqual(TEXT_CONTRAST)
        expect(contrastOf('#2a1520', light['accent-soft'] ?? '')).toBeGreaterThan(TEXT_CONTRAST)
      }),
    )
  })

  test('leave text readable on what welcomes', () => {
    fc.assert(
      fc.property(colour, (welcome) => {
        const { dark, light } = coloursFrom({ accent: '', welcome })
        expect(contrastOf('#5f4b55', light['brand-soft'] ?? '')).toBeGreaterThan(3.5)
        expect(contrastOf('#faeff0', dark['brand-soft'] ?? '')).toBeGreaterThan(TEXT_CONTRAST)
      }),
    )
  })
})
