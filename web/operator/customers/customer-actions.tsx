import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CustomerRecord } from '#contract/operator/customers.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { saveJson } from '#web/calls/request/fetch-file.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useEraseCustomerMutation,
  useLazyExportCustomerQuery,
  useResetCustomerPasswordMutation,
} from '#web/calls/staff/operator/customer-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
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
  const [erase] = useEraseCustomerMutation()
  const navigate = useNavigate()
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
    saveJson(data, `personal-data-${customer.id}.json`)
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
            <EraseDialog
              {...frame}
              email={customer.email}
              title={t('customers.eraseTitle')}
              text={t('customers.eraseText')}
              onErase={(email) => erase({ params, body: { email } })}
              onErased={() => void navigate(staffLinks.operatorCustomers(), { replace: true })}
            />
          )}
        </Suspense>
      )}
    </section>
  )
}
