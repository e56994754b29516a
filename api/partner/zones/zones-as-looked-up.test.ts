import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openZones } from '#api/partner/testing/zone-editor.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

test('whatever is saved comes back as it was, and is chosen as a naive look-up chooses', async () => {
  const known = ['E', 'E8', 'E8 1', 'E8 1AA', 'E9', 'E9 5', 'N1', 'N1 6', 'SW1', 'SW1A', 'SW1A 1']
  const postCodes = [
    'E8 1AA',
    'E8 1AB',
    'E8 2AA',
    'E9 5LN',
    'N1 6AA',
    'SW1A 1AA',
    'LS6 1BN',
    'E20 1EJ',
  ]
  const zoneInputs = fc.array(
    fc.record({
      prefixes: fc.subarray(known),
      radiusMiles: fc.option(fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10)),
      feePence: fc.integer({ min: 0, max: 900 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  await fc.assert(
    fc.asyncProperty(zoneInputs, async (inputs) => {
      const { editor } = await openZones(server, [])
      for (const { feePence, ...places } of inputs)
        await editor.add({ ...places, feeTiers: [{ fromPence: 0, feePence }] })
      const { items } = await editor.list()
      for (const postCode of postCodes) {
        const { body } = await editor.ask<{ zoneId: string | null; distanceMiles: number }>(
          'GET',
          `/try?postCode=${encodeURIComponent(postCode)}`,
        )
        // Longest beginning of the text without its space; districts end where a digit or letter does.
        const [outward = '', inward = ''] = postCode.split(' ')
        const chain = [
          postCode,
          `${outward} ${inward[0]}`,
          outward,
          outward.replace(/(\d)[A-Z]$/, '$1'),
          outward.replace(/\d.*$/, ''),
        ]
        const naming = chain.flatMap((prefix) => items.filter((z) => z.prefixes.includes(prefix)))
        const reaching = items
          .filter((z) => z.radiusMiles !== null && z.radiusMiles >= body.distanceMiles)
          .sort((a, b) => (a.radiusMiles ?? 0) - (b.radiusMiles ?? 0) || (a.id < b.id ? -1 : 1))
        expect(body.zoneId, postCode).toBe((naming[0] ?? reaching[0])?.id ?? null)
      }
    }),
    { numRuns: 10 },
  )
})
