import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Place } from '#api/outside/maps/maps.port.ts'
import { createGazetteer } from './gazetteer.driver.ts'
import { loadPostcodeTable } from './postcode-table.ts'

const gazetteer = createGazetteer()
const table = loadPostcodeTable()
const sectors = table.outwardCodes.flatMap((outward) =>
  table.sectorsOf(outward).map((digit) => ({ outward, digit })),
)

/** The ways in which people type the same text. */
const caseAndSpace = fc.record({
  isLower: fc.boolean(),
  gap: fc.constantFrom('', ' ', '  ', '-', '\u00a0'),
  around: fc.constantFrom('', ' ', '  '),
})
const typing = fc.oneof(
  fc.string({ maxLength: 40, unit: 'grapheme' }),
  fc.string({ maxLength: 40, unit: fc.constantFrom(...'abelnrst 1268,') }),
  fc.string({ minLength: 200, maxLength: 400, unit: fc.constantFrom(...'a, st1') }),
  fc
    .tuple(fc.constantFrom('Leeds', 'e8 1aa', 'Newcastle upon Tyne', 'BT9'), fc.string())
    .map((parts) => parts.join(' ')),
)

function expectInTheKingdom(place: Place) {
  expect(place.country).toBe('United Kingdom')
  expect(place.city && place.area && place.postCode).toBeTruthy()
  expect(place.latitude).toBeGreaterThan(49.8)
  expect(place.latitude).toBeLessThan(60.9)
  expect(place.longitude).toBeGreaterThan(-8.3)
  expect(place.longitude).toBeLessThan(1.8)
}

describe('whatever is typed', () => {
  it('never fails, never answers more than requested, and only with places of the UK', async () => {
    await fc.assert(
      fc.asyncProperty(typing, fc.integer({ min: 1, max: 8 }), async (text, limit) => {
        const suggestions = await gazetteer.suggest(text, { limit })
        expect(suggestions.length).toBeLessThanOrEqual(limit)
        const place = await gazetteer.place(text)
        expect(await gazetteer.details(text)).toBeNull()
        if (place) expectInTheKingdom(place)
      }),
    )
  })

  it('gives every suggestion an id that finds it again, and a label of its own', async () => {
    await fc.assert(
      fc.asyncProperty(typing, async (text) => {
        const suggestions = await gazetteer.suggest(text, { limit: 5 })
        const texts = suggestions.map(({ label, secondary }) => `${label} (${secondary})`)
        expect(new Set(texts).size).toBe(texts.length)
        for (const { placeId } of suggestions) {
          const place = await gazetteer.details(placeId)
          expect(place?.placeId).toBe(placeId)
          if (place) expectInTheKingdom(place)
        }
      }),
    )
  })
})

describe('every postcode', () => {
  it('is found by its outward code in any case and spacing', async () => {
    for (const { code } of table.outwardCodes) {
      for (const typed of [code, code.toLowerCase(), ` ${code} `]) {
        expect((await gazetteer.place(typed))?.postCode).toBe(code)
      }
    }
  })

  it('is found by its sector and as a whole in any case and spacing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sectors),
        caseAndSpace,
        async ({ outward, digit }, { isLower, gap, around }) => {
          const written = (inward: string) => {
            const text = `${around}${outward.code}${gap}${inward}${around}`
            return isLower ? text.toLowerCase() : text
          }
          const whole = await gazetteer.place(written(`${digit}AA`))
          expect(whole?.postCode).toBe(`${outward.code} ${digit}AA`)
          // Without a space or hyphen, "E11" is an outward code.
          if (gap === '') return
          const sector = await gazetteer.place(written(String(digit)))
          expect(sector?.postCode).toBe(`${outward.code} ${digit}`)
          expect(sector).toMatchObject({ latitude: whole?.latitude, longitude: whole?.longitude })
        },
      ),
    )
  })

  it('is where its own coordinates are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sectors), async ({ outward, digit }) => {
        const place = await gazetteer.place(`${outward.code} ${digit}`)
        expect(place).not.toBeNull()
        if (!place) return
        const there = await gazetteer.at(place)
        // Two sectors of one tower share a position.
        expect(there).toMatchObject({ latitude: place.latitude, longitude: place.longitude })
      }),
    )
  })
})

describe('every name', () => {
  it('finds its place again by its label, with its authority', async () => {
    for (const beginning of 'abcdefghijklmnoprstuvwy') {
      for (const next of 'aeioulrn') {
        for (const suggestion of await gazetteer.suggest(beginning + next, { limit: 30 })) {
          const { label, secondary, placeId } = suggestion
          const again = await gazetteer.suggest(
            secondary === '' ? label : `${label}, ${secondary}`,
            { limit: 5 },
          )
          expect(
            again.map((one) => one.placeId),
            label,
          ).toContain(placeId)
          if (secondary === '') expect((await gazetteer.place(label))?.placeId).toBe(placeId)
        }
      }
    }
  })
})
