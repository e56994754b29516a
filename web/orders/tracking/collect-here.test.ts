import { expect, it } from 'vitest'
import { directionsTo } from './collect-here.tsx'

const store = { latitude: 51.5471, longitude: -0.0601 }
const google = 'https://www.google.com/maps/dir/?api=1&destination=51.5471,-0.0601'
const apple = 'https://maps.apple.com/?daddr=51.5471,-0.0601'

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Safari/604.1', apple],
  [
    'a Mac, or an iPad that reports itself as one',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    apple,
  ],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; K) Chrome/150.0.0.0 Mobile', google],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0', google],
  ['a browser that reports nothing', '', google],
])('on %s, the way opens in its own map', (_, userAgent, address) => {
  expect(directionsTo(store, userAgent)).toBe(address)
})
