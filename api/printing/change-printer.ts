import type { AuditFields } from '#contract/audit/audit-fields.ts'
import type { AuditAct } from '#contract/partner/changes.ts'
import type { Printer, PrinterChoices, PrinterSetUp } from '#contract/partner/printers.ts'
import type { PrinterKind } from '#rules/printing/printer-status.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readPrinter } from './list-printers.ts'
import { hashOfSecret, newSecret, setUpOf } from './printer-secret.ts'
import {
  countPrinters,
  deletePrinter,
  insertPrinter,
  lockPrinter,
  lockPrinters,
  updatePrinter,
  updateSecret,
} from './printers.queries.ts'

const PRINTERS_MAXIMUM = 10

/** Which printer, and who changes it. */
export interface PrinterChange {
  storeId: string
  printerId: string
  changer: Changer
}

interface WithSetUp {
  printer: Printer
  setUp: PrinterSetUp
}

/** Adds a printer to a store, with its secret, which nobody can read later. Throws TOO_MANY_PRINTERS. */
export function addPrinter(
  context: Context,
  { storeId, changer }: Omit<PrinterChange, 'printerId'>,
  { kind, ...row }: PrinterChoices & { kind: PrinterKind },
): Promise<WithSetUp> {
  const secret = newSecret()
  const at = context.now()
  return inTransaction(context.db, async (transaction) => {
    await lockPrinters(transaction, storeId)
    const { count } = await countPrinters(transaction, storeId)
    if (count >= PRINTERS_MAXIMUM)
      throw new ApiError('TOO_MANY_PRINTERS', { maximum: PRINTERS_MAXIMUM })
    const hash = hashOfSecret(secret)
    const printerId = await insertPrinter(transaction, { row, storeId, kind, hash, at })
    await recordChange(transaction, {
      ...changer,
      at,
      storeId,
      act: 'addPrinter',
      subject: row.name,
      before: {},
      after: fieldsOf({ kind, ...row }),
    })
    const printer = await readPrinter({ ...context, db: transaction }, { storeId, printerId })
    return { printer, setUp: setUpOf(context, kind, secret) }
  })
}

/** Changes what a printer is called and what it prints from now on. Throws NONEXISTING_PRINTER. */
export function changePrinter(
  context: Context,
  change: PrinterChange,
  row: PrinterChoices,
): Promise<Printer> {
  return changing(context, change, 'changePrinter', async (transaction, found) => {
    await updatePrinter(transaction, found.id, row)
    return {
      after: fieldsOf({ kind: found.kind, ...row }),
      answer: () => readPrinter({ ...context, db: transaction }, change),
    }
  })
}

/** Gives a printer another secret; the former one ends at once. Throws NONEXISTING_PRINTER. */
export function replacePrinterSecret(context: Context, change: PrinterChange): Promise<WithSetUp> {
  const secret = newSecret()
  return changing(context, change, 'replacePrinterSecret', async (transaction, found) => {
    await updateSecret(transaction, found.id, hashOfSecret(secret))
    return {
      after: { ...fieldsOf(found), newSecret: true },
      answer: async () => ({
        printer: await readPrinter({ ...context, db: transaction }, change),
        setUp: setUpOf(context, found.kind, secret),
      }),
    }
  })
}

/** Removes a printer with the tickets it has not printed. Throws NONEXISTING_PRINTER. */
export function removePrinter(context: Context, change: PrinterChange): Promise<void> {
  return changing(context, change, 'removePrinter', async (transaction, found) => {
    await deletePrinter(transaction, found.id)
    return { after: {}, answer: async () => undefined }
  })
}

type FoundPrinter = NonNullable<Awaited<ReturnType<typeof lockPrinter>>>

async function changing<Answer>(
  { db, now }: Context,
  { changer, ...named }: PrinterChange,
  act: AuditAct,
  change: (
    transaction: Transaction,
    found: FoundPrinter,
  ) => Promise<{ after: AuditFields; answer: () => Promise<Answer> }>,
): Promise<Answer> {
  return inTransaction(db, async (transaction) => {
    const found = await lockPrinter(transaction, named)
    if (!found) throw new ApiError('NONEXISTING_PRINTER')
    const { after, answer } = await change(transaction, found)
    const { storeId } = named
    const before = fieldsOf(found)
    const subject = found.name
    await recordChange(transaction, { ...changer, at: now(), storeId, act, subject, before, after })
    return answer()
  })
}

const KIND_NAMES: Readonly<Record<PrinterKind, string>> = { star: 'Star', epson: 'Epson' }

function fieldsOf({
  kind,
  name,
  kitchenCopies,
  customerCopies,
  services,
}: PrinterChoices & { kind: PrinterKind }): AuditFields {
  return {
    name,
    printerKind: KIND_NAMES[kind],
    kitchenCopies: String(kitchenCopies),
    customerCopies: String(customerCopies),
    printedServices: [...services].sort().join(', '),
  }
}
