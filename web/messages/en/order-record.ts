import type { PrinterStatus } from '#rules/printing/printer-status.ts'
import type { TicketKind } from '#rules/printing/ticket.ts'

/** What the console shows of an order beside the order itself, and does about it. */
export const orderRecord = {
  ledger: 'Ledger',
  ledgerNone: 'Nothing yet. It’s written when money is taken.',
  ledgerWhat: 'What',
  ledgerAccount: 'Account',
  ledgerIn: 'In',
  ledgerOut: 'Out',
  ledgerSum: 'Total',
  nothing: '–',
  balances: 'It balances: everything that came in has gone out.',
  moreIn: 'It doesn’t balance: {{amount}} more came in than went out.',
  moreOut: 'It doesn’t balance: {{amount}} more went out than came in.',

  unread: 'not read yet',
  read: 'read {{time}}',
  readBy: 'read by {{name}}, {{time}}',

  reprintTitle: 'Print the ticket of order {{number}} again?',
  printer: 'Printer at the restaurant',
  printerMissing: 'Choose a printer.',
  printerStatus: {
    ready: 'Ready',
    paperLow: 'Paper is running low',
    paperOut: 'Out of paper',
    jam: 'Paper is jammed',
    coverOpen: 'Cover is open',
    fault: 'Doesn’t work',
    offline: 'Offline',
    notConnected: 'Not connected yet',
  } satisfies Record<PrinterStatus, string>,
  ticket: 'Which ticket',
  tickets: {
    kitchen: 'For the kitchen',
    customer: 'For the bag, with prices',
  } satisfies Record<TicketKind, string>,
  print: 'Print a copy',
  printed: 'The copy is on its way to {{name}}.',
} as const
