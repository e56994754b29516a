import { issueInvoices as issueCall } from '#contract/payments/invoices.ts'
import {
  monthlyStatementCalls as calls,
  storeStatementCalls,
} from '#contract/payments/monthly-statements.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import { oneAtATime } from '#api/http/one-at-a-time.ts'
import { accountOf, type ReceivedCall, type Serve } from '#api/http/serve.ts'
import { issueInvoices } from '#api/payments/invoices/issue-invoices.ts'
import { statementCsv } from '#api/payments/statements/statement-csv.ts'
import { statementRows } from '#api/payments/statements/read-statement.ts'
import { issueStatements } from './issue-statements.ts'
import type { StatementRecord } from './monthly-statements.queries.ts'
import { listMonthlyStatements, numberOf, readMonthlyStatement } from './read-monthly-statements.ts'

type Reply = ReceivedCall<typeof calls.getMonthlyStatementPdf>['reply']

export function monthEndRoutes(serve: Serve, context: Context): void {
  const inTurn = oneAtATime()
  const { ofStore } = staffCalls(serve, context)

  const sendPdf = async (statement: StatementRecord, reply: Reply) => {
    // Loaded with the first one, so that a server starts without it.
    const { statementPdf } = await import('#api/payments/statements/statement-pdf.ts')
    nameFile(reply, statement, 'pdf')
    const { issuer, head } = statement.snapshot
    const { marketplace, address: legalAddress, ...identity } = issuer
    return inTurn(() =>
      statementPdf(head, statementRows(context, statement.storeId, head), {
        marketplace,
        issuer: { ...identity, legalAddress },
        issued: { number: numberOf(statement), at: statement.issuedAt },
      }),
    )
  }
  const sendCsv = (statement: StatementRecord, reply: Reply) => {
    nameFile(reply, statement, 'csv')
    return statementCsv(statementRows(context, statement.storeId, statement.snapshot.head))
  }

  serve(issueCall, async (asking) => {
    const { month } = asking.body
    const { accountId } = accountOf(asking)
    return {
      issued: await issueInvoices(context, { month, accountId }),
      statements: await issueStatements(context, { month, accountId }),
    }
  })
  serve(calls.listMonthlyStatements, ({ query }) => listMonthlyStatements(context, query))
  serve(calls.getMonthlyStatementPdf, async ({ params, reply }) =>
    sendPdf(await readMonthlyStatement(context, params), reply),
  )
  serve(calls.getMonthlyStatementCsv, async ({ params, reply }) =>
    sendCsv(await readMonthlyStatement(context, params), reply),
  )
  ofStore(storeStatementCalls.listStoreStatements, ({ params, query }) =>
    listMonthlyStatements(context, { ...query, storeId: params.storeId }),
  )
  ofStore(storeStatementCalls.getStoreStatementPdf, async ({ params, reply }) =>
    sendPdf(await readMonthlyStatement(context, params), reply),
  )
  ofStore(storeStatementCalls.getStoreStatementCsv, async ({ params, reply }) =>
    sendCsv(await readMonthlyStatement(context, params), reply),
  )
}

function nameFile(reply: Reply, statement: StatementRecord, ending: string): void {
  const name = `${numberOf(statement).toLowerCase()}-${statement.snapshot.head.slug}.${ending}`
  reply.header('content-disposition', `attachment; filename="${name}"`)
}
