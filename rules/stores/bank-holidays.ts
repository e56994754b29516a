import type { Nation } from '#rules/cart/bag-charge.ts'

/** A day on which many restaurants keep other hours. */
export interface BankHoliday {
  /** YYYY-MM-DD */
  date: string
  name: string
}

type Where = 'england and wales' | 'scotland' | 'northern ireland'

const EVERYWHERE: readonly Where[] = ['england and wales', 'scotland', 'northern ireland']
const NOT_IN_SCOTLAND: readonly Where[] = ['england and wales', 'northern ireland']
const IN_SCOTLAND: readonly Where[] = ['scotland']
const IN_NORTHERN_IRELAND: readonly Where[] = ['northern ireland']

/**
 * The bank holidays of 2026 to 2028, and the days that a substitute day stands for, on which a
 * restaurant may want other hours as well.
 * https://www.gov.uk/bank-holidays
 * https://www.legislation.gov.uk/ukpga/1971/80/schedule/1
 */
const HOLIDAYS: readonly [date: string, name: string, where: readonly Where[]][] = [
  ['2026-01-01', 'New Year’s Day', EVERYWHERE],
  ['2026-01-02', '2nd January', IN_SCOTLAND],
  ['2026-03-17', 'St Patrick’s Day', IN_NORTHERN_IRELAND],
  ['2026-04-03', 'Good Friday', EVERYWHERE],
  ['2026-04-06', 'Easter Monday', NOT_IN_SCOTLAND],
  ['2026-05-04', 'Early May bank holiday', EVERYWHERE],
  ['2026-05-25', 'Spring bank holiday', EVERYWHERE],
  // By royal proclamation, for that year alone.
  ['2026-06-15', 'World Cup bank holiday', IN_SCOTLAND],
  ['2026-07-12', 'Battle of the Boyne', IN_NORTHERN_IRELAND],
  ['2026-07-13', 'Battle of the Boyne, substitute day', IN_NORTHERN_IRELAND],
  ['2026-08-03', 'Summer bank holiday', IN_SCOTLAND],
  ['2026-08-31', 'Summer bank holiday', NOT_IN_SCOTLAND],
  ['2026-11-30', 'St Andrew’s Day', IN_SCOTLAND],
  ['2026-12-25', 'Christmas Day', EVERYWHERE],
  ['2026-12-26', 'Boxing Day', EVERYWHERE],
  ['2026-12-28', 'Boxing Day, substitute day', EVERYWHERE],

  ['2027-01-01', 'New Year’s Day', EVERYWHERE],
  ['2027-01-02', '2nd January', IN_SCOTLAND],
  ['2027-01-04', '2nd January, substitute day', IN_SCOTLAND],
  ['2027-03-17', 'St Patrick’s Day', IN_NORTHERN_IRELAND],
  ['2027-03-26', 'Good Friday', EVERYWHERE],
  ['2027-03-29', 'Easter Monday', NOT_IN_SCOTLAND],
  ['2027-05-03', 'Early May bank holiday', EVERYWHERE],
  ['2027-05-31', 'Spring bank holiday', EVERYWHERE],
  ['2027-07-12', 'Battle of the Boyne', IN_NORTHERN_IRELAND],
  ['2027-08-02', 'Summer bank holiday', IN_SCOTLAND],
  ['2027-08-30', 'Summer bank holiday', NOT_IN_SCOTLAND],
  ['2027-11-30', 'St Andrew’s Day', IN_SCOTLAND],
  ['2027-12-25', 'Christmas Day', EVERYWHERE],
  ['2027-12-26', 'Boxing Day', EVERYWHERE],
  ['2027-12-27', 'Christmas Day, substitute day', EVERYWHERE],
  ['2027-12-28', 'Boxing Day, substitute day', EVERYWHERE],

  ['2028-01-01', 'New Year’s Day', EVERYWHERE],
  ['2028-01-02', '2nd January', IN_SCOTLAND],
  ['2028-01-03', 'New Year’s Day, substitute day', EVERYWHERE],
  ['2028-01-04', '2nd January, substitute day', IN_SCOTLAND],
  ['2028-03-17', 'St Patrick’s Day', IN_NORTHERN_IRELAND],
  ['2028-04-14', 'Good Friday', EVERYWHERE],
  ['2028-04-17', 'Easter Monday', NOT_IN_SCOTLAND],
  ['2028-05-01', 'Early May bank holiday', EVERYWHERE],
  ['2028-05-29', 'Spring bank holiday', EVERYWHERE],
  ['2028-07-12', 'Battle of the Boyne', IN_NORTHERN_IRELAND],
  ['2028-08-07', 'Summer bank holiday', IN_SCOTLAND],
  ['2028-08-28', 'Summer bank holiday', NOT_IN_SCOTLAND],
  ['2028-11-30', 'St Andrew’s Day', IN_SCOTLAND],
  ['2028-12-25', 'Christmas Day', EVERYWHERE],
  ['2028-12-26', 'Boxing Day', EVERYWHERE],
]

const WHERE: Readonly<Record<Nation, Where>> = {
  england: 'england and wales',
  wales: 'england and wales',
  scotland: 'scotland',
  northernIreland: 'northern ireland',
}

/** The bank holidays of a nation from one date to another, both included, in order. */
export function bankHolidays(
  nation: Nation,
  { from, to }: { from: string; to: string },
): BankHoliday[] {
  return HOLIDAYS.filter(
    ([date, , where]) => where.includes(WHERE[nation]) && date >= from && date <= to,
  ).map(([date, name]) => ({ date, name }))
}
