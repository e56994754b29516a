import { expect, test } from 'vitest'
import { milesBetween } from '#rules/address/distance.ts'
import { fromBritishGrid } from './code-point-open.ts'

const METRES_PER_MILE = 1609.344

// Ordnance Survey's published test points of the exact transformation (OSTN15).
test.each([
  ['Scilly', 91_492.146, 11_318.804, 49.922262, -6.299778],
  ['the Lizard', 170_370.718, 11_572.405, 49.960061, -5.203046],
  ['the Isle of Wight', 449_816.371, 75_335.861, 50.575637, -1.297823],
  ['Kent', 639_821.835, 169_565.858, 51.37447, 1.444547],
  ['Bristol', 362_269.991, 169_978.69, 51.427547, -2.544076],
  ['London', 530_624.974, 178_388.464, 51.489366, -0.119926],
  ['Carmarthenshire', 241_124.584, 220_332.641, 51.858909, -4.308525],
  ['Leeds', 422_242.186, 433_818.701, 53.800215, -1.663792],
  ['Newcastle', 424_639.355, 565_012.703, 54.979123, -1.616577],
  ['Glasgow', 256_340.925, 664_697.269, 55.854, -4.29649],
  ['Edinburgh', 319_188.434, 670_947.534, 55.924783, -3.294792],
  ['Skye', 167_634.202, 797_067.144, 57.006067, -5.828367],
  ['Aberdeen', 397_160.491, 805_349.736, 57.139025, -2.04856],
])('%s is within 10 metres', (_place, easting, northing, latitude, longitude) => {
  const miles = milesBetween(fromBritishGrid(easting, northing), { latitude, longitude })
  expect(miles * METRES_PER_MILE).toBeLessThan(10)
})
