import { Suspense, useState } from 'react'
import type { CustomerRecord } from '#contract/operator/customers.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useLazyExportCustomerQuery,
  useResetCustomerPasswordMutation,
} from '#web/calls/staff/operator/customer-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const SuspendDialog = lazyPart(() =>
  import('./suspend.dialog.tsx').then((part) => ({ default: part.SuspendDialog })),
)
const EraseDialog = lazyPart(() =>
  import('./erase.dialog.tsx').then((part) => ({ default: part.EraseDialog })),
)

/** What an operator can do about an account and the data of its customer. */
export function CustomerActions({ customer }: { customer: CustomerRecord }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'suspend' | 'erase' | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [reset, resetting] = useResetCustomerPasswordMutation()
  const [load, loading] = useLazyExportCustomerQuery()
  const params = { customerId: customer.id }
  const frame = { isOpen, onClose: () => setIsOpen(false), onClosed: () => setDialog(null) }
  const open = (which: 'suspend' | 'erase') => {
    setDialog(which)
    setIsOpen(true)
  }
  const sendLink = async () => {
    const { error } = await reset({ params })
    if (error !== undefined) return showFailure(error)
    const title = t('customers.resetSent', customer)
    showToast({ id: 'password link', variant: 'positive', title })
  }
  const download = async () => {
    const { data, error } = await load({ params })
    if (!data) return showFailure(error)
    save(`personal-data-${customer.id}.json`, JSON.stringify(data, null, 2))
  }
  return (
    <section className="panel stack" aria-labelledby="customer-actions">
      <h2 id="customer-actions">{t('customers.actions')}</h2>
      <div className="row wrap">
        <Button
          isLoading={resetting.isLoading}
          loadingLabel={t('customers.saving')}
          onClick={() => void sendLink()}
        >
          {t('customers.reset')}
        </Button>
        <Button
          isLoading={loading.isFetching}
          loadingLabel={t('customers.saving')}
          onClick={() => void download()}
        >
          {t('customers.download')}
        </Button>
        <Button onClick={() => open('suspend')}>
          {t(customer.suspendedAt ? 'customers.restore' : 'customers.suspend')}
        </Button>
        <Button variant="danger" onClick={() => open('erase')}>
          {t('customers.erase')}
        </Button>
      </div>
      {dialog && (
        <Suspense>
          {dialog === 'suspend' ? (
            <SuspendDialog {...frame} customer={customer} />
          ) : (
            <EraseDialog {...frame} customer={customer} />
          )}
        </Suspense>
      )}
    </section>
  )
}

/** Hands the person a file. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
