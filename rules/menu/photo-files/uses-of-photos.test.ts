import { expect, test } from 'vitest'
import { withUses } from './uses-of-photos.ts'

const of = (productId: string | null) => ({ productId, isAdded: false })
const added = (productId: string) => ({ productId, isAdded: true })
const NOT_TO_ADD = { isToAdd: false, double: null, replaces: false }
const TO_ADD = { isToAdd: true, double: null, replaces: false }
const LEFT_OUT = { isToAdd: false, double: 'leftOut', replaces: false }
const USED = { isToAdd: true, double: 'used', replaces: false }

test.each([
  ['one without a dish', [of(null)], [NOT_TO_ADD]],
  ['several without a dish', [of(null), of(null)], [NOT_TO_ADD, NOT_TO_ADD]],
  ['of different dishes', [of('naan'), of('wings')], [TO_ADD, TO_ADD]],
  ['of a dish with a photo', [of('pie')], [{ ...TO_ADD, replaces: true }]],
  ['two of one dish', [of('naan'), of('wings'), of('naan')], [LEFT_OUT, TO_ADD, USED]],
  ['three of one dish', [of('naan'), of('naan'), of('naan')], [LEFT_OUT, LEFT_OUT, USED]],
  ['two of a dish with a photo', [of('pie'), of('pie')], [LEFT_OUT, { ...USED, replaces: true }]],
  ['one that is added', [added('pie')], [NOT_TO_ADD]],
  [
    'one after one that is added',
    [added('pie'), of('pie')],
    [NOT_TO_ADD, { ...TO_ADD, replaces: true }],
  ],
  ['one before one that is added', [of('pie'), added('pie')], [LEFT_OUT, NOT_TO_ADD]],
])('%s', (_, photos, uses) => {
  expect(withUses(photos, new Set(['pie']))).toEqual(
    uses.map((use, place) => ({ ...photos[place], ...use })),
  )
})
