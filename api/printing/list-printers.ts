import type { Printer } from '#contract/partner/printers.ts'
import { isInTrouble, printerStatus, type PrinterTrouble } from '#rules/printing/printer-status.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { loadPrinters, type ListedPrinter } from './printers.queries.ts'

const DAY_MS = 24 * 3_600_000

/** The printers of a store as they are now. */
export async function listPrinters(
  { db, now }: Pick<Context, 'db' | 'now'>,
  storeId: string,
): Promise<Printer[]> {
  const at = now()
  const rows = await loadPrinters(db, storeId, new Date(at.getTime() - DAY_MS))
  return rows.map((row) => printerOf(row, at))
}

/** One of them. Throws NONEXISTING_PRINTER. */
export async function readPrinter(
  context: Pick<Context, 'db' | 'now'>,
  { storeId, printerId }: { storeId: string; printerId: string },
): Promise<Printer> {
  const found = (await listPrinters(context, storeId)).find(({ id }) => id === printerId)
  if (!found) throw new ApiError('NONEXISTING_PRINTER')
  return found
}

/** The printers of a store that somebody has to go to. */
export async function printersInTrouble(
  context: Context,
  storeId: string,
): Promise<{ id: string; name: string; status: PrinterTrouble }[]> {
  const printers = await listPrinters(context, storeId)
  return printers.flatMap(({ id, name, status }) =>
    isInTrouble(status) ? { id, name, status } : [],
  )
}

function printerOf({ state, sentAt, ...row }: ListedPrinter, at: Date): Printer {
  return {
    ...row,
    status: printerStatus({ state, seenAt: row.seenAt, sentAt }, at),
    seenAt: row.seenAt?.toISOString() ?? null,
    lastPrintedAt: row.lastPrintedAt?.toISOString() ?? null,
  }
}
