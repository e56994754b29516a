import { printerCalls as calls } from '#contract/partner/printers.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Who } from '#api/http/asker.ts'
import type { Serve } from '#api/http/serve.ts'
import {
  addPrinter,
  changePrinter,
  removePrinter,
  replacePrinterSecret,
  type PrinterChange,
} from './change-printer.ts'
import { listPrinters } from './list-printers.ts'
import { reprintOrder, testPrinter } from './request-ticket.ts'

interface Changing {
  who: Who | null
  params: { storeId: string; printerId: string }
}

const changeOf = (asking: Changing): PrinterChange => ({
  ...asking.params,
  changer: changerOf(asking),
})

export function printerRoutes(serve: Serve, context: Context): void {
  const { ofStore, ofOrder } = staffCalls(serve, context)
  ofStore(calls.listPrinters, async ({ params }) => ({
    items: await listPrinters(context, params.storeId),
  }))
  ofStore(calls.addPrinter, (asking) => {
    const { storeId } = asking.params
    return addPrinter(context, { storeId, changer: changerOf(asking) }, asking.body)
  })
  ofStore(calls.changePrinter, (asking) => changePrinter(context, changeOf(asking), asking.body))
  ofStore(calls.replacePrinterSecret, (asking) => replacePrinterSecret(context, changeOf(asking)))
  ofStore(calls.removePrinter, (asking) => removePrinter(context, changeOf(asking)))
  ofStore(calls.testPrinter, ({ params }) => testPrinter(context, params))
  ofOrder(calls.reprintOrder, ({ params, body }) => reprintOrder(context, params.orderId, body))
}
