import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bacsFile, bacsText, type BacsFile, type BacsPayment } from './bacs-file.ts'

const payment = (given: Partial<BacsPayment> = {}): BacsPayment => ({
  sortCode: '12-34-56',
  accountNumber: '12345678',
  accountName: 'Mare Street Pizza Ltd',
  amountPence: 123_456,
  reference: 'TUCKIN 2026-05',
  ...given,
})
const file = (given: Partial<BacsFile> = {}): BacsFile => ({
  serviceUserNumber: '654321',
  originator: { sortCode: '65-43-21', accountNumber: '87654321', accountName: 'Town Market' },
  serial: '000001',
  createdOn: '2026-06-01',
  processedOn: '2026-06-02',
  payments: [payment()],
  ...given,
})
const linesOf = (given: BacsFile) => bacsFile(given).split('\r\n').slice(0, -1)
/** Characters as the standard counts them: from 1, both included. */
const at = (line: string | undefined, from: number, to = from) => line?.slice(from - 1, to)

describe('the labels of a file', () => {
  const [vol1, hdr1, hdr2, uhl1, , , eof1, eof2, utl1] = linesOf(file())
  test('name the volume and whose it is', () => {
    expect([at(vol1, 1, 4), at(vol1, 5, 10), at(vol1, 42, 47), at(vol1, 80)]).toEqual([
      'VOL1',
      '000001',
      '654321',
      '1',
    ])
  })
  test('name the file, when it was written and when it is processed', () => {
    expect(at(hdr1, 1, 4)).toBe('HDR1')
    expect(at(hdr1, 5, 21)).toBe('A654321S  1654321')
    expect(at(hdr1, 28, 35)).toBe('00010001')
    expect([at(hdr1, 42, 47), at(hdr1, 48, 53)]).toEqual([' 26152', ' 26153'])
    expect(at(hdr1, 55, 60)).toBe('000000')
    expect(eof1).toBe(hdr1?.replace('HDR1', 'EOF1'))
  })
  test('say how long records are', () => {
    expect([at(hdr2, 1, 15), at(hdr2, 51, 52)]).toEqual(['HDR2F0200000100', '00'])
    expect(eof2).toBe(hdr2?.replace('HDR2', 'EOF2'))
  })
  test('say the day of processing and the kind of work', () => {
    expect(at(uhl1, 1, 40)).toBe('UHL1 26153999999    000000001 DAILY  001')
  })
  test('have the sums and the numbers of debits and credits', () => {
    expect(at(utl1, 1, 44)).toBe('UTL10000000123456000000012345600000010000001')
  })
})

test('a payment has each of its fields in its place', () => {
  expect(linesOf(file())[4]).toBe(
    '12345612345678099' +
      '65432187654321    ' +
      '00000123456' +
      'TOWN MARKET       ' +
      'TUCKIN 2026-05    ' +
      'MARE STREET PIZZA ',
  )
})

test('the contra takes the sum from the originator', () => {
  const payments = [payment(), payment({ amountPence: 44 })]
  const contra = linesOf(file({ payments }))[6]
  expect(at(contra, 1, 17)).toBe('65432187654321017')
  expect(at(contra, 36, 46)).toBe('00000123500')
  expect(at(contra, 65, 82)).toBe('CONTRA            ')
})

test.each([
  ['Café O’Neill & Söhne, GmbH', 'CAFE ONEILL & SOHN'],
  ['a/b-c.d', 'A/B-C.D'],
  ['  Łódź   *Grill*  ', 'ODZ GRILL'],
  ['餃子', ''],
  ['Mare Street Pizza Ltd', 'MARE STREET PIZZA'],
])('%j becomes %j', (given, expected) => {
  expect(bacsText(given)).toBe(expected)
})

test.each([
  ['no payment', { payments: [] }],
  ['nothing to pay', { payments: [payment({ amountPence: 0 })] }],
  ['half a penny', { payments: [payment({ amountPence: 0.5 })] }],
  ['twelve digits', { payments: [payment({ amountPence: 100_000_000_000 })] }],
  ['a sum of twelve digits', { payments: [payment({ amountPence: 99_999_999_999 }), payment()] }],
  ['a short account number', { payments: [payment({ accountNumber: '1234567' })] }],
  ['a long serial', { serial: '1234567' }],
])('refuses %s', (_, given) => {
  expect(() => bacsFile(file(given))).toThrow(RangeError)
})

test('whatever is paid, lines have their lengths and the contra is the sum', () => {
  const anyPayment = fc
    .record({ amountPence: fc.integer({ min: 1, max: 10_000_000 }), accountName: fc.string() })
    .map(payment)
  fc.assert(
    fc.property(fc.array(anyPayment, { minLength: 1, maxLength: 20 }), (payments) => {
      const lines = linesOf(file({ payments }))
      const records = lines.slice(4, -3)
      expect(lines.slice(0, 4).every((line) => line.length === 80)).toBe(true)
      expect(lines.slice(-3).every((line) => line.length === 80)).toBe(true)
      expect(records.every((line) => /^[A-Z0-9 .&/-]{100}$/.test(line))).toBe(true)
      const sum = payments.reduce((total, { amountPence }) => total + amountPence, 0)
      expect(Number(at(records.at(-1), 36, 46))).toBe(sum)
    }),
  )
})
