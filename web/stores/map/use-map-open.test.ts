import { expect, it } from 'vitest'
import { isOnlyTheMapNew } from './use-map-open.ts'

const list = 'https://example.com/restaurants/london/hackney?location=E8'

it.each([
  ['the map opens', list, `${list}&map=on`, true],
  ['the map closes', `${list}&map=on`, list, true],
  ['the list is loaded again', list, list, false],
  ['another tab is chosen', list, `${list}&tab=closed`, false],
  ['another tab and the map', list, `${list}&tab=closed&map=on`, false],
  ['another address', list, 'https://example.com/restaurants/leeds/hyde?location=E8', false],
])('when %s, only the map is new or not', (_, current, next, isOnlyTheMap) => {
  const urls = { currentUrl: new URL(current), nextUrl: new URL(next) }
  expect(isOnlyTheMapNew(urls)).toBe(isOnlyTheMap)
})
