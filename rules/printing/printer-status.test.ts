import { expect, test } from 'vitest'
import { epsonState, isInTrouble, printerStatus, starState } from './printer-status.ts'

const NOW = new Date('2030-03-01T19:00:00Z')
const secondsAgo = (seconds: number | null) =>
  seconds === null ? null : new Date(NOW.getTime() - seconds * 1000)

test.each([
  ['ready', null, null, 'notConnected', false],
  ['ready', 30, null, 'ready', false],
  ['ready', 31, null, 'offline', true],
  ['ready', 50, 50, 'ready', false],
  ['ready', 61, 61, 'offline', true],
  ['paperLow', 5, null, 'paperLow', false],
  ['paperOut', 5, null, 'paperOut', true],
  ['jam', 5, null, 'jam', true],
  ['jam', 45, null, 'offline', true],
] as const)(
  'a printer that said %s %j seconds ago, with a ticket for %j seconds, is %s',
  (state, seen, sent, status, isTrouble) => {
    const seenAt = secondsAgo(seen)
    expect(printerStatus({ state, seenAt, sentAt: secondsAgo(sent) }, NOW)).toBe(status)
    expect(isInTrouble(status)).toBe(isTrouble)
  },
)

test.each([
  ['200%20OK', 'ready'],
  ['200 OK', 'ready'],
  ['210', 'paperLow'],
  ['211 Low', 'paperLow'],
  ['410', 'paperOut'],
  ['411%20Jam', 'jam'],
  ['420', 'coverOpen'],
  ['421', 'coverOpen'],
  ['400', 'fault'],
  ['510', 'fault'],
  ['520', 'fault'],
  ['', null],
  ['OK', null],
  ['99', null],
  ['%zz', null],
])('Star’s %j is %s', (code, state) => {
  expect(starState(code)).toBe(state)
})

test.each([
  ['', 0x0f00001c, 'ready'],
  ['EPTR_REC_EMPTY', 0, 'paperOut'],
  ['EPTR_COVER_OPEN', 0, 'coverOpen'],
  ['EPTR_CUTTER', 0, 'jam'],
  ['EPTR_MECHANICAL', 0, 'jam'],
  ['EPTR_UNRECOVERABLE', 0, 'fault'],
  ['EX_TIMEOUT', 0, 'fault'],
  ['EX_TIMEOUT', 0x00080000, 'paperOut'],
  ['', 0x00020000, 'paperLow'],
  ['', 0x000a0000, 'paperOut'],
  ['', 0x00000020, 'coverOpen'],
  ['', 0x00000800, 'jam'],
  ['', 0x00000001, 'fault'],
  ['SchemaError', 0x00020000, 'fault'],
])('Epson’s %j with status %i is %s', (code, status, state) => {
  expect(epsonState({ code, status })).toBe(state)
})
