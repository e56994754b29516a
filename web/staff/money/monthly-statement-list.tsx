import type { MonthlyStatement } from '#contract/payments/monthly-statements.ts'
import { formatPence } from '#rules/money/pence.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DocumentList, monthWords } from './document-list.tsx'
import type { PagedQuery } from './paged-list.tsx'

interface MonthlyStatementListProps {
  query: PagedQuery<MonthlyStatement>
  /** Below which the files of a statement are, without its id. */
  path: `/${string}`
  hasStoreNames?: boolean
}

/** The numbered statements of months, each with its files. */
export function MonthlyStatementList({ query, path, hasStoreNames }: MonthlyStatementListProps) {
  const { t } = useTranslation()
  return (
    <DocumentList
      {...{ query, path }}
      emptyTitle={t('invoices.statements.emptyTitle')}
      renderFacts={(statement) => (
        <span>
          <b>{t('invoices.statements.named', { number: statement.number })}</b>
          {hasStoreNames && <> {statement.store.name}</>}
          <small>
            {t('invoices.statements.balance', { amount: formatPence(statement.balancePence) })}
          </small>
          <small>{monthWords(t, statement)}</small>
        </span>
      )}
    />
  )
}
