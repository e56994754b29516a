import { z } from 'zod'
import { PRINTER_KINDS, PRINTER_STATUSES } from '#rules/printing/printer-status.ts'
import { TICKET_KINDS } from '#rules/printing/ticket.ts'
import { call } from '../call.ts'
import { because, id, instant, service, text } from '../fields.ts'

export const PRINTER_NAME_LENGTH = 40
export const PRINTER_COPIES_MAXIMUM = 5

const copies = z
  .int(because('invalid_value'))
  .min(0, because('invalid_value'))
  .max(PRINTER_COPIES_MAXIMUM, because('too_many'))

const choices = z.object({
  name: text(PRINTER_NAME_LENGTH),
  /** How many tickets for the kitchen it prints of each order, and how many for the bag. */
  kitchenCopies: copies,
  customerCopies: copies,
  /** It prints orders for these services. */
  services: z
    .array(service)
    .min(1, because('required_field'))
    .max(2, because('too_many'))
    .refine((each) => new Set(each).size === each.length, because('invalid_value')),
})

/** A printer that never prints is none. */
const printsSomething = ({ kitchenCopies, customerCopies }: z.output<typeof choices>) =>
  kitchenCopies + customerCopies > 0
const nothingToPrint = { path: ['kitchenCopies'], ...because('too_few') }

const printerChoices = choices.refine(printsSomething, nothingToPrint)
export type PrinterChoices = z.output<typeof printerChoices>

const kind = z.enum(PRINTER_KINDS, because('invalid_value'))

/** A ticket printer of a store, which asks for its work over the internet. */
export const printer = choices.extend({
  id,
  kind,
  status: z.enum(PRINTER_STATUSES),
  /** When it was heard last; null: never. */
  seenAt: instant.nullable(),
  /** Tickets that it has still to print. */
  waiting: z.int(),
  lastPrintedAt: instant.nullable(),
  /** The number of an order whose ticket it could not read within the last day; null: none. */
  unreadable: z.string().nullable(),
})
export type Printer = z.output<typeof printer>

export const printers = z.object({ items: z.array(printer) })

/** What is typed into the set-up of a printer. It is answered once, as only its hash is stored. */
export const printerSetUp = z.object({
  url: z.string(),
  /** Of a Star printer. An Epson printer's secret is a part of the URL. */
  user: z.string().nullable(),
  password: z.string().nullable(),
})
export type PrinterSetUp = z.output<typeof printerSetUp>

const atStore = {
  permission: 'partner',
  staffPermission: 'settings',
  params: z.object({ storeId: id }),
} as const
const atPrinter = { ...atStore, params: z.object({ storeId: id, printerId: id }) } as const
const printerErrors = ['NONEXISTING_STORE', 'NONEXISTING_PRINTER'] as const
const withSetUp = z.object({ printer, setUp: printerSetUp })

export const listPrinters = call({
  id: 'listPrinters',
  method: 'GET',
  path: '/partner/stores/:storeId/printers',
  summary: 'The ticket printers of a store, and how they are',
  ...atStore,
  staffPermission: 'orders',
  output: printers,
  errors: ['NONEXISTING_STORE'],
})

export const addPrinter = call({
  id: 'addPrinter',
  method: 'POST',
  path: '/partner/stores/:storeId/printers',
  summary: 'Adds a printer; the answer has, this once, what is typed into its set-up',
  ...atStore,
  body: choices.extend({ kind }).refine(printsSomething, nothingToPrint),
  output: withSetUp,
  status: 201,
  errors: ['NONEXISTING_STORE', 'TOO_MANY_PRINTERS'],
})

export const changePrinter = call({
  id: 'changePrinter',
  method: 'PUT',
  path: '/partner/stores/:storeId/printers/:printerId',
  summary: 'Changes the name of a printer and what it prints',
  ...atPrinter,
  body: printerChoices,
  output: printer,
  errors: printerErrors,
})

export const replacePrinterSecret = call({
  id: 'replacePrinterSecret',
  method: 'POST',
  path: '/partner/stores/:storeId/printers/:printerId/secret',
  summary: 'Gives a printer a new secret, which is answered once; the former one ends at once',
  ...atPrinter,
  output: withSetUp,
  errors: printerErrors,
})

export const testPrinter = call({
  id: 'testPrinter',
  method: 'POST',
  path: '/partner/stores/:storeId/printers/:printerId/test',
  summary: 'Queues a ticket that shows whether a printer works',
  ...atPrinter,
  output: printer,
  errors: printerErrors,
})

export const removePrinter = call({
  id: 'removePrinter',
  method: 'DELETE',
  path: '/partner/stores/:storeId/printers/:printerId',
  summary: 'Removes a printer with what it has still to print',
  ...atPrinter,
  errors: printerErrors,
})

export const reprintOrder = call({
  id: 'reprintOrder',
  method: 'POST',
  path: '/partner/orders/:orderId/reprint',
  summary: 'Queues another ticket of an accepted order, which says that it is a copy',
  permission: 'partner',
  staffPermission: 'orders',
  params: z.object({ orderId: id }),
  body: z.object({ printerId: id, kind: z.enum(TICKET_KINDS, because('invalid_value')) }),
  output: printer,
  errors: ['NONEXISTING_ORDER', 'NONEXISTING_PRINTER', 'ORDER_STATUS_INVALID'],
})

export const printerCalls = {
  listPrinters,
  addPrinter,
  changePrinter,
  replacePrinterSecret,
  testPrinter,
  removePrinter,
  reprintOrder,
}
