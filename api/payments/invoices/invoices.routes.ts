import { billingCalls } from '#contract/payments/billing-details.ts'
import { invoiceCalls as calls, storeInvoiceCalls } from '#contract/payments/invoices.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type ReceivedCall, type Serve } from '#api/http/serve.ts'
import { answerBillingDetails, changeBillingDetails } from './billing-details.ts'
import { creditInvoice } from './credit-invoice.ts'
import { invoiceCsv } from './invoice-csv.ts'
import { loadInvoicedTransfers, type InvoiceRow } from './invoices.queries.ts'
import { listInvoices, numberOf, readInvoice } from './read-invoices.ts'

type Reply = ReceivedCall<typeof calls.getInvoicePdf>['reply']

export function invoiceRoutes(serve: Serve, context: Context): void {
  serve(billingCalls.getBillingDetails, () => answerBillingDetails(context))
  serve(billingCalls.changeBillingDetails, (asking) =>
    changeBillingDetails(context, asking.body, accountOf(asking)),
  )
  serve(calls.listInvoices, ({ query }) => listInvoices(context, query))
  serve(calls.creditInvoice, (asking) =>
    creditInvoice(context, asking.params.id, asking.body, accountOf(asking)),
  )
  serve(calls.getInvoicePdf, async ({ params, reply }) =>
    sendPdf(await readInvoice(context, params), reply),
  )
  serve(calls.getInvoiceCsv, async ({ params, reply }) =>
    sendCsv(context, await readInvoice(context, params), reply),
  )
  storeRoutes(serve, context)
}

function storeRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(storeInvoiceCalls.listStoreInvoices, ({ params, query }) =>
    listInvoices(context, { ...query, storeId: params.storeId }),
  )
  ofStore(storeInvoiceCalls.getStoreInvoicePdf, async ({ params, reply }) =>
    sendPdf(await readInvoice(context, params), reply),
  )
  ofStore(storeInvoiceCalls.getStoreInvoiceCsv, async ({ params, reply }) =>
    sendCsv(context, await readInvoice(context, params), reply),
  )
}

async function sendPdf(invoice: InvoiceRow, reply: Reply): Promise<AsyncIterable<unknown>> {
  // Loaded with the first one, so that a server starts without it.
  const { invoicePdf } = await import('./invoice-pdf.ts')
  nameFile(reply, invoice, 'pdf')
  return invoicePdf(invoice)
}

async function sendCsv({ db }: Context, invoice: InvoiceRow, reply: Reply): Promise<string> {
  nameFile(reply, invoice, 'csv')
  return invoiceCsv(invoice, await loadInvoicedTransfers(db, invoice.id))
}

function nameFile(reply: Reply, invoice: InvoiceRow, ending: string): void {
  const name = `${numberOf(invoice).toLowerCase()}-${invoice.slug}.${ending}`
  reply.header('content-disposition', `attachment; filename="${name}"`)
}
