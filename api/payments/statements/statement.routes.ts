import { statementCalls } from '#contract/payments/statement.ts'
import type { StatementPeriod } from '#rules/payments/statement-period.ts'
import type { Context } from '#api/context.ts'
import type { ReceivedCall, Serve } from '#api/http/serve.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import { oneAtATime } from '#api/http/one-at-a-time.ts'
import { readStatement, readStatementHead, statementRows } from './read-statement.ts'
import { statementCsv } from './statement-csv.ts'

type Files = typeof statementCalls.getStatementCsv | typeof statementCalls.getStatementPdf

export function statementRoutes(serve: Serve, context: Context): void {
  const inTurn = oneAtATime()
  const { ofStore } = staffCalls(serve, context)

  ofStore(statementCalls.getStatement, ({ params, query }) =>
    readStatement(context, params.storeId, query),
  )
  ofStore(statementCalls.getStatementCsv, async (asking) => {
    const { storeId } = asking.params
    const head = await readStatementHead(context, storeId, asking.query)
    nameFile(asking, head.slug, 'csv')
    return statementCsv(statementRows(context, storeId, asking.query))
  })
  ofStore(statementCalls.getStatementPdf, async (asking) => {
    const { storeId } = asking.params
    const head = await readStatementHead(context, storeId, asking.query)
    // Loaded with the first one, so that a server starts without it.
    const { statementPdf } = await import('./statement-pdf.ts')
    nameFile(asking, head.slug, 'pdf')
    const { name: marketplace, settings: issuer } = context.marketplace
    return inTurn(() =>
      statementPdf(head, statementRows(context, storeId, asking.query), { marketplace, issuer }),
    )
  })
}

function nameFile(
  { reply, query }: { reply: ReceivedCall<Files>['reply']; query: StatementPeriod },
  slug: string,
  ending: string,
): void {
  const name = `statement-${slug}-${query.from}-${query.to}.${ending}`
  reply.header('content-disposition', `attachment; filename="${name}"`)
}
