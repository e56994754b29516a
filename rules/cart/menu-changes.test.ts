import { expect, test } from 'vitest'
import { allergenVerdict } from '../menu/allergen-verdict.ts'
import type { AllergenDeclarations } from '../menu/allergens.ts'
import { menuChanges, type LineOfVersion } from './menu-changes.ts'

const line = (
  facts: Partial<LineOfVersion> = {},
  declarations: AllergenDeclarations = { milk: 'free', gluten: 'may', eggs: 'contains' },
): LineOfVersion => ({
  id: 'a',
  name: 'Pie',
  unitPricePence: 500,
  isOnMenu: true,
  allergens: allergenVerdict([declarations]),
  ...facts,
})

const change = { lineId: 'a', name: 'Pie', wasName: null, pricePence: 500, wasPence: null }

test.each<[string, LineOfVersion[], LineOfVersion[], unknown[]]>([
  ['nothing', [line()], [line()], []],
  [
    'a dearer dish',
    [line()],
    [line({ unitPricePence: 550 })],
    [{ ...change, pricePence: 550, wasPence: 500, newAllergens: [] }],
  ],
  [
    'a cheaper dish',
    [line()],
    [line({ unitPricePence: 450 })],
    [{ ...change, pricePence: 450, wasPence: 500, newAllergens: [] }],
  ],
  [
    'a dish of another name',
    [line()],
    [line({ name: 'Beef pie' })],
    [{ ...change, name: 'Beef pie', wasName: 'Pie', newAllergens: [] }],
  ],
  [
    'what was free of milk and contains it now',
    [line()],
    [line({}, { milk: 'contains', gluten: 'may', eggs: 'contains' })],
    [{ ...change, newAllergens: ['milk'] }],
  ],
  [
    'what might contain gluten and contains it now',
    [line()],
    [line({}, { milk: 'free', gluten: 'contains', eggs: 'contains' })],
    [{ ...change, newAllergens: ['gluten'] }],
  ],
  [
    'what was not declared and may be there now',
    [line()],
    [line({}, { milk: 'free', gluten: 'may', eggs: 'contains', fish: 'may' })],
    [{ ...change, newAllergens: ['fish'] }],
  ],
  ['less than before', [line()], [line({}, { milk: 'free', gluten: 'free', eggs: 'may' })], []],
  ['what is no longer on the menu', [line()], [line({ isOnMenu: false, unitPricePence: 0 })], []],
  [
    'what was not on the menu before',
    [line({ isOnMenu: false })],
    [line({ unitPricePence: 9 })],
    [],
  ],
  ['a line that was added since', [], [line()], []],
])('the changes of %s', (_name, before, now, changes) => {
  expect(menuChanges(before, now)).toEqual(changes)
})
