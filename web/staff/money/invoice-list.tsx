import type { Invoice } from '#contract/payments/invoices.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DocumentList, monthWords } from './document-list.tsx'
import type { PagedQuery } from './paged-list.tsx'

interface InvoiceListProps {
  query: PagedQuery<Invoice>
  /** Below which the files of an invoice are, without its id. */
  path: `/${string}`
  hasStoreNames?: boolean
  /** Of those who may credit an invoice. */
  onCredit?: (invoice: Invoice) => void
}

/** Invoices and credit notes, each with its files. */
export function InvoiceList({ query, path, hasStoreNames, onCredit }: InvoiceListProps) {
  const { t } = useTranslation()
  return (
    <DocumentList
      {...{ query, path }}
      emptyTitle={t('invoices.emptyTitle')}
      renderFacts={(invoice) => <InvoiceFacts {...{ invoice, hasStoreNames }} />}
      renderActs={(invoice) =>
        onCredit &&
        isCreditable(invoice) && (
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={t('invoices.creditNamed', { number: invoice.number })}
            onClick={() => onCredit(invoice)}
          >
            {t('invoices.credit')}
          </Button>
        )
      }
    />
  )
}

const isCreditable = ({ kind, creditedPence, totalPence }: Invoice) =>
  kind === 'invoice' && creditedPence < totalPence

function InvoiceFacts({
  invoice,
  hasStoreNames,
}: {
  invoice: Invoice
  hasStoreNames: boolean | undefined
}) {
  const { t } = useTranslation()
  const { kind, number, totalPence, vatPence, corrects, creditedPence } = invoice
  const details = [
    monthWords(t, invoice),
    ...(corrects === null ? [] : [t('invoices.corrects', { number: corrects })]),
    ...(creditedPence === 0
      ? []
      : [t('invoices.credited', { amount: formatPence(creditedPence) })]),
  ]
  return (
    <span>
      <b>
        {t(`invoices.kind.${kind}`)} {number}
      </b>
      {hasStoreNames && <> {invoice.store.name}</>}
      <small>
        {t('invoices.vat', { amount: formatPence(totalPence), vat: formatPence(vatPence) })}
      </small>
      <small>{details.join(' · ')}</small>
    </span>
  )
}
