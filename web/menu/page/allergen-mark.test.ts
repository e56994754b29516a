import '#web/messages/menu.ts'
import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/menu.ts'
import { ALLERGENS, type AllergenDeclarations } from '#rules/menu/allergens.ts'
import { t } from '#web/messages/i18n.ts'
import { summaryOf, verdictFor } from './allergen-mark.tsx'
import { allergenNoticeOf } from '#web/menu/menu-filter.ts'

type Declared = Pick<Product, 'allergens' | 'allergensByChoice' | 'isBundle' | 'diets'>

const dish = (allergens: AllergenDeclarations, more: Partial<Declared> = {}) =>
  ({ allergens, allergensByChoice: [], isBundle: false, diets: [], ...more }) as unknown as Product // irrelevant here

const free = Object.fromEntries(
  ALLERGENS.map((allergen) => [allergen, 'free']),
) as AllergenDeclarations

describe('the mark of a dish without a filter', () => {
  it.each([
    [
      'counts what it contains and may contain',
      dish({ ...free, milk: 'contains', gluten: 'contains', peanuts: 'may' }),
      { count: '3', isUnknown: false, words: 'contains 2, may contain 1' },
    ],
    [
      'is a question mark where nothing is declared',
      dish({}),
      { count: '', isUnknown: true, words: 'not declared' },
    ],
    [
      'is a count and a question mark where some are not declared',
      dish({ milk: 'contains', eggs: 'free' }),
      { count: '1', isUnknown: true, words: 'contains 1, 12 not declared' },
    ],
    [
      'is zero where it is declared free from all',
      dish(free),
      { count: '0', isUnknown: false, words: 'declared free from all 14' },
    ],
    [
      'says that options may add to it',
      dish({ ...free, milk: 'contains' }, { allergensByChoice: ['sesame'] }),
      { count: '1+', isUnknown: false, words: 'contains 1, options may add others' },
    ],
    [
      'has no number where only options may add to it',
      dish(free, { allergensByChoice: ['sesame'] }),
      { count: '', isOnlyByChoice: true, isUnknown: false, words: 'options may add some' },
    ],
    [
      'is a question mark for a meal deal that declares nothing itself',
      dish({}, { isBundle: true }),
      { count: '', isUnknown: true, words: 'depend on your options' },
    ],
  ])('%s', (_, product, notice) => {
    expect(summaryOf(t, product)).toEqual({ isOnlyByChoice: false, ...notice })
  })
})

describe('the verdict for somebody who avoids peanuts and milk', () => {
  const avoids = ['peanuts', 'milk'] as const
  const verdict = (product: Product) =>
    verdictFor(t, allergenNoticeOf(product, { avoids, diets: [] }), avoids)

  it.each([
    [dish({ ...free, peanuts: 'contains' }), 'contains', 'Contains peanuts'],
    [dish({ ...free, peanuts: 'contains', milk: 'may' }), 'contains', 'Contains peanuts'],
    [dish({ ...free, milk: 'may' }), 'may', 'May contain milk'],
    [dish({ eggs: 'free', milk: 'may' }), 'unknown', 'Peanuts not declared'],
    [dish({}), 'unknown', 'Peanuts, milk not declared'],
    [dish(free), 'free', 'Free from peanuts, milk'],
    [dish(free, { allergensByChoice: ['milk'] }), 'unknown', 'Milk: depends on your options'],
  ])('is the worst of the declarations: case %#', (product, shape, text) => {
    expect(verdict(product)).toMatchObject({ shape, text })
  })

  it('has all of it in its accessible name', () => {
    const both = dish({ ...free, peanuts: 'contains', milk: 'may' })
    expect(verdict(both)?.all).toBe('Contains peanuts. May contain milk')
  })
})

it('shows no “free from” to those who avoid nothing', () => {
  expect(verdictFor(t, null, [])).toBeNull()
})
