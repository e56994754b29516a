import type { Printer } from '#contract/partner/printers.ts'
import { isInTrouble } from '#rules/printing/printer-status.ts'
import { Banner } from '#ui/banner.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTestPrinterMutation } from '#web/calls/staff/printer-calls.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { instantWords } from '#web/staff/instant-words.ts'

interface ListedPrinterProps {
  storeId: string
  printer: Printer
  onChange: () => void
}

export function ListedPrinter({ storeId, printer, onChange }: ListedPrinterProps) {
  const { t } = useTranslation()
  const [test, { isLoading }] = useTestPrinterMutation()
  const { id: printerId, kind, name, status, seenAt, waiting, lastPrintedAt, unreadable } = printer
  const printTest = async () => {
    const { error } = await test({ params: { storeId, printerId } })
    if (error) return showFailure(error)
    showToast({ id: 'printer', variant: 'positive', title: t('printers.tested', { name }) })
  }
  return (
    <li>
      <div className="row-with-acts printer">
        <div>
          <p>
            <b>{name}</b> <span className="muted">{t(`printers.kind.${kind}`)}</span>
          </p>
          <p role="status">
            <Badge variant={variantOf(printer)}>{t(`printers.status.${status}`)}</Badge>{' '}
            <span className="small muted">
              {status === 'offline' && seenAt && t('printers.seen', { time: instantWords(seenAt) })}
            </span>
          </p>
          <p className="small">{printsWords(t, printer)}</p>
          {waiting > 0 && <p className="small">{t('printers.waiting', { count: waiting })}</p>}
          {lastPrintedAt && (
            <p className="small muted">
              {t('printers.printed', { time: instantWords(lastPrintedAt) })}
            </p>
          )}
        </div>
        <div className="row">
          <Button
            isLoading={isLoading}
            loadingLabel={t('printers.testing')}
            aria-label={t('printers.testOf', { name })}
            onClick={() => void printTest()}
          >
            {t('printers.test')}
          </Button>
          <Button aria-label={t('printers.changeOf', { name })} onClick={onChange}>
            {t('printers.change')}
          </Button>
        </div>
      </div>
      {unreadable !== null && (
        <Banner variant="warning">
          {unreadable === ''
            ? t('printers.unreadableTest')
            : t('printers.unreadable', { number: unreadable })}
        </Banner>
      )}
    </li>
  )
}

function variantOf({ status }: Printer) {
  if (status === 'ready') return 'positive' as const
  if (isInTrouble(status)) return 'danger' as const
  return status === 'paperLow' ? ('warning' as const) : undefined
}

function printsWords(t: Translate, { services, kitchenCopies, customerCopies }: Printer): string {
  const [only] = services
  const one = only === 'delivery' ? 'printers.onlyDelivery' : 'printers.onlyCollection'
  return t('printers.prints', {
    services: t(services.length > 1 ? 'printers.both' : one),
    kitchen: kitchenCopies,
    customer: customerCopies,
  })
}
