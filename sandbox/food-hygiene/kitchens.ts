/** What the register says of a kitchen, in its own spelling; all are made up. */
export interface Kitchen {
  FHRSID: number
  BusinessName: string
  AddressLine1: string
  AddressLine2: string
  PostCode: string
  RatingValue: string
  RatingKey: string
  RatingDate: string | null
  SchemeType: 'FHRS' | 'FHIS'
}

const inEngland = (
  FHRSID: number,
  BusinessName: string,
  [AddressLine1, AddressLine2, PostCode]: readonly [string, string, string],
  RatingValue: string,
): Kitchen => ({
  FHRSID,
  BusinessName,
  AddressLine1,
  AddressLine2,
  PostCode,
  RatingValue,
  RatingKey: `fhrs_${RatingValue.toLowerCase()}_en-gb`,
  RatingDate: /^\d$/.test(RatingValue) ? '2026-03-18T00:00:00' : null,
  SchemeType: 'FHRS',
})

const inScotland = (
  FHRSID: number,
  BusinessName: string,
  [AddressLine1, AddressLine2, PostCode]: readonly [string, string, string],
  RatingValue: string,
): Kitchen => ({
  FHRSID,
  BusinessName,
  AddressLine1,
  AddressLine2,
  PostCode,
  RatingValue,
  RatingKey: `fhis_${RatingValue.toLowerCase().replaceAll(' ', '_')}_en-gb`,
  RatingDate: RatingValue === 'Awaiting Inspection' ? null : '2026-03-18T00:00:00',
  SchemeType: 'FHIS',
})

/** One of each result, most of them of restaurants in the demonstration. */
export const KITCHENS: readonly Kitchen[] = [
  inEngland(900001, 'Saffron Street Kitchen', ['48 Saffron Street', 'London', 'E8 3PN'], '5'),
  inEngland(900002, 'Saffron Street Bakery', ['50 Saffron Street', 'London', 'E8 3PN'], '2'),
  inEngland(900003, 'The Green Bench', ['Ridley Road', 'London', 'E8 3FD'], '4'),
  inEngland(900004, 'The Green Bench (stall)', ['Ridley Road', 'London', 'E8 3FD'], 'Exempt'),
  inEngland(900005, 'Mare Street Pizza', ['1 Mare Street', 'London', 'E8 1AA'], '4'),
  inEngland(
    900006,
    'Mare Street Pizza (new kitchen)',
    ['1 Mare Street', 'London', 'E8 1AA'],
    'AwaitingInspection',
  ),
  inEngland(
    900007,
    'Mare Street Fish',
    ['9 Mare Street', 'London', 'E8 1AB'],
    'AwaitingPublication',
  ),
  inScotland(900008, 'Salt n Sauce', ['Clerk Street', 'Edinburgh', 'EH8 9JH'], 'Pass'),
  inScotland(
    900009,
    'Arthurs Seat Spice',
    ['Newington', 'Edinburgh', 'EH8 9QR'],
    'Pass and Eat Safe',
  ),
  inScotland(
    900010,
    'Wee Small Hours',
    ['Newington', 'Edinburgh', 'EH9 2BT'],
    'Improvement Required',
  ),
  inScotland(900011, 'Meadows Falafel', ['Meadows', 'Edinburgh', 'EH9 1HX'], 'Awaiting Inspection'),
]
