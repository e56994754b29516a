import { afterEach, expect, it, vi } from 'vitest'
import { shareLink } from './share-link.ts'

const link = { title: 'Mare Street Pizza', url: 'https://example.com/menu/mare-street-pizza' }
let copied: string[] = []
const clipboard = { writeText: async (text: string) => void copied.push(text) }
const refused = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }

/** A device that has these ways. */
const device = (ways: object) => vi.stubGlobal('navigator', ways)
const share = (name: string | null) => () =>
  name === null ? Promise.resolve() : Promise.reject(new DOMException('no', name))

afterEach(() => {
  copied = []
  vi.unstubAllGlobals()
})

it.each([
  ['sent', { share: share(null), clipboard }, []],
  ['closed', { share: share('AbortError'), clipboard }, []],
  ['copied', { share: share('NotAllowedError'), clipboard }, [link.url]],
  ['copied', { clipboard }, [link.url]],
  ['failed', { share: share('DataError'), clipboard: refused }, []],
  ['failed', {}, []],
])('a link is %s', async (became, ways, inClipboard) => {
  device(ways)
  expect(await shareLink(link)).toBe(became)
  expect(copied).toEqual(inClipboard)
})
