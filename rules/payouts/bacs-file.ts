/** An account in the United Kingdom, with or without hyphens in its sort code. */
export interface BacsAccount {
  sortCode: string
  accountNumber: string
  accountName: string
}

export interface BacsPayment extends BacsAccount {
  amountPence: number
  /** What the payee's bank shows. */
  reference: string
}

export interface BacsFile {
  /** Six digits, from the bank that sponsors whoever pays. */
  serviceUserNumber: string
  originator: BacsAccount
  /** Up to six letters and digits. */
  serial: string
  /** ISO dates in London: when the file is written, and when Bacs processes it, the day before it pays. */
  createdOn: string
  processedOn: string
  payments: readonly BacsPayment[]
}

const LABEL_LENGTH = 80
const RECORD_LENGTH = 100
const HIGHEST_PENCE = 99_999_999_999
/** A bank giro credit. */
const CREDIT = '99'
/** The debit that stands against the credits. */
const CONTRA = '17'
const LINE_END = '\r\n'

/**
 * A file for Bacs in Standard 18: labels of 80 characters around records of 100, and one debit of the
 * originator (the contra) for the sum of the credits. Throws a RangeError for what no record has room for.
 */
export function bacsFile(file: BacsFile): string {
  const { payments, originator } = file
  if (payments.length === 0) throw new RangeError('A file of Bacs has a payment at least')
  const totalPence = payments.reduce((sum, { amountPence }) => sum + amountPence, 0)
  const contra = { ...originator, amountPence: totalPence, reference: 'CONTRA' }
  return [
    ...headLabels(file),
    ...payments.map((payment) => record(originator, payment, CREDIT)),
    record(originator, contra, CONTRA),
    ...endLabels(file, { totalPence, credits: payments.length }),
  ]
    .map((line) => `${line}${LINE_END}`)
    .join('')
}

function record(originator: BacsAccount, payment: BacsPayment, code: string): string {
  return fixed(RECORD_LENGTH, [
    // Whom it is for, and the type of account, which is 0.
    accountOf(payment),
    '0',
    code,
    accountOf(originator),
    '    ',
    amount(payment.amountPence, 11),
    text(originator.accountName),
    text(payment.reference),
    text(payment.accountName),
  ])
}

function headLabels(file: BacsFile): string[] {
  const { serial, serviceUserNumber: user } = file
  return [
    // From character 38: four spaces, the service user number and four more; last the level of the standard.
    fixed(LABEL_LENGTH, [
      'VOL1',
      padded(serial, 6),
      ' '.repeat(31),
      padded(user, 6),
      ' '.repeat(32),
      '1',
    ]),
    fileLabel('HDR1', file),
    sizeLabel('HDR2'),
    fixed(LABEL_LENGTH, [
      'UHL1',
      julian(file.processedOn),
      padded('999999', 10),
      '00',
      '000000',
      padded('1 DAILY', 9),
      '001',
      ' '.repeat(40),
    ]),
  ]
}

function endLabels(
  file: BacsFile,
  { totalPence, credits }: { totalPence: number; credits: number },
): string[] {
  return [
    fileLabel('EOF1', file),
    sizeLabel('EOF2'),
    fixed(LABEL_LENGTH, [
      'UTL1',
      amount(totalPence, 13),
      amount(totalPence, 13),
      // The contra is the only debit.
      amount(1, 7),
      amount(credits, 7),
      ' '.repeat(36),
    ]),
  ]
}

/** Which file it is, by whom, and of when; it ends on the day on which it is processed. */
function fileLabel(name: 'HDR1' | 'EOF1', file: BacsFile): string {
  const { serviceUserNumber: user, serial, createdOn, processedOn } = file
  return fixed(LABEL_LENGTH, [
    name,
    `A${padded(user, 6)}S  1${padded(user, 6)}`,
    padded(serial, 6),
    '0001',
    '0001',
    ' '.repeat(6),
    julian(createdOn),
    julian(processedOn),
    ' ',
    '000000',
    ' '.repeat(20),
  ])
}

/** Records have a fixed length of 100, in blocks of 20 of them. */
function sizeLabel(name: 'HDR2' | 'EOF2'): string {
  return fixed(LABEL_LENGTH, [name, 'F', '02000', '00100', ' '.repeat(35), '00', ' '.repeat(28)])
}

function accountOf({ sortCode, accountNumber }: BacsAccount): string {
  const account = `${sortCode.replaceAll('-', '')}${accountNumber}`
  if (!/^\d{14}$/.test(account)) throw new RangeError('An account of Bacs has 6 and 8 digits')
  return account
}

const text = (given: string) => padded(bacsText(given), BACS_TEXT_LENGTH)

function amount(number: number, length: number): string {
  if (!Number.isSafeInteger(number) || number < 1 || number > HIGHEST_PENCE)
    throw new RangeError('Bacs has no record of this amount')
  return String(number).padStart(length, '0')
}

function padded(given: string, length: number): string {
  if (given.length > length) throw new RangeError(`Bacs has room for ${length} characters`)
  return given.padEnd(length)
}

/** A day as Bacs writes it: a space, two digits of the year and the day within it. */
function julian(isoDate: string): string {
  const day = Date.parse(`${isoDate}T00:00:00Z`)
  const first = Date.parse(`${isoDate.slice(0, 4)}-01-01T00:00:00Z`)
  return ` ${isoDate.slice(2, 4)}${String((day - first) / 86_400_000 + 1).padStart(3, '0')}`
}

function fixed(length: number, parts: readonly string[]): string {
  const line = parts.join('')
  if (line.length !== length) throw new RangeError(`A line of Bacs has ${length} characters`)
  return line
}

/** The characters that Bacs passes on from bank to bank. */
const ALLOWED = /[^A-Z0-9 .&/-]/g

/** Names and references have no more. */
const BACS_TEXT_LENGTH = 18

/**
 * Text as Bacs allows it: capitals without accents, digits, full stop, ampersand, slash, hyphen and space, cut
 * after 18 characters. Apostrophes disappear, and whatever else isn't allowed becomes a space.
 */
export function bacsText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/['’`]/g, '')
    .toUpperCase()
    .replaceAll(ALLOWED, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, BACS_TEXT_LENGTH)
    .trimEnd()
}
