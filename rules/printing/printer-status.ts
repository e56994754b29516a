/** Whose protocol a printer speaks: Star CloudPRNT, or Epson Server Direct Print. */
export const PRINTER_KINDS = ['star', 'epson'] as const
export type PrinterKind = (typeof PRINTER_KINDS)[number]

/** What a printer says of itself. */
export const PRINTER_STATES = [
  'ready',
  'paperLow',
  'paperOut',
  'jam',
  'coverOpen',
  'fault',
] as const
export type PrinterState = (typeof PRINTER_STATES)[number]

/** What staff see of a printer: what it said last, or that it says nothing. */
export const PRINTER_STATUSES = [...PRINTER_STATES, 'notConnected', 'offline'] as const
export type PrinterStatus = (typeof PRINTER_STATUSES)[number]

/**
 * A printer that polls every 5 seconds, or every 12, is online. Star's guide: offline after twice the
 * interval and 5 seconds.
 */
export const OFFLINE_AFTER_MS = 30_000

/**
 * How long a printer may take for a ticket before it counts as not printed; Star's guide says about 60
 * seconds. Some printers say nothing while they print.
 */
export const PRINTING_MAXIMUM_MS = 60_000

interface Seen {
  /** What it said last. */
  state: PrinterState
  /** When; null: never. */
  seenAt: Date | null
  /** When the ticket that it is printing was sent to it; null: it is not printing. */
  sentAt: Date | null
}

export function printerStatus({ state, seenAt, sentAt }: Seen, now: Date): PrinterStatus {
  if (seenAt === null) return 'notConnected'
  const isSilent = now.getTime() - seenAt.getTime() > OFFLINE_AFTER_MS
  const isPrinting = sentAt !== null && now.getTime() - sentAt.getTime() <= PRINTING_MAXIMUM_MS
  return isSilent && !isPrinting ? 'offline' : state
}

/** The statuses in which somebody has to go to the printer. */
export const PRINTER_TROUBLES = ['paperOut', 'jam', 'coverOpen', 'fault', 'offline'] as const
export type PrinterTrouble = (typeof PRINTER_TROUBLES)[number]

export function isInTrouble(status: PrinterStatus): status is PrinterTrouble {
  const troubles: readonly PrinterStatus[] = PRINTER_TROUBLES
  return troubles.includes(status)
}

/** Whether a printer in this state can print. */
export const canPrint = (state: PrinterState): boolean => state === 'ready' || state === 'paperLow'

/**
 * The state that a status code of Star CloudPRNT stands for: 2xx online, 21x with a warning about its paper,
 * 41x paper, 42x cover. Null for what is no code.
 */
export function starState(statusCode: string): PrinterState | null {
  const code = /^\s*([2-5]\d\d)/.exec(statusCode)?.[1]
  if (code === undefined) return null
  if (code.startsWith('21')) return 'paperLow'
  if (code.startsWith('2')) return 'ready'
  if (code === '411') return 'jam'
  if (code.startsWith('41')) return 'paperOut'
  if (code.startsWith('42')) return 'coverOpen'
  return 'fault'
}

const EPSON_CODES: Readonly<Record<string, PrinterState>> = {
  EPTR_COVER_OPEN: 'coverOpen',
  EPTR_REC_EMPTY: 'paperOut',
  EPTR_CUTTER: 'jam',
  EPTR_MECHANICAL: 'jam',
}

/** The bits of an Epson printer's automatic status. */
const EPSON_BITS: readonly [bit: number, state: PrinterState][] = [
  [0x00_00_00_20, 'coverOpen'],
  [0x00_08_00_00, 'paperOut'],
  [0x00_00_0c_00, 'jam'], // Mechanical, or the cutter.
  [0x00_00_20_01, 'fault'], // Can't recover, or did not answer.
  [0x00_02_00_00, 'paperLow'],
]

/** The state that an Epson printer's code of an error, or else its automatic status, stands for. */
export function epsonState({ code, status }: { code: string; status: number }): PrinterState {
  const named = EPSON_CODES[code]
  if (named) return named
  const found = EPSON_BITS.find(([bit]) => (status & bit) !== 0)?.[1]
  if (found !== undefined && (found !== 'paperLow' || code === '')) return found
  return code === '' ? 'ready' : 'fault'
}
