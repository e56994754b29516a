import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { CustomerRecord } from '#contract/operator/customers.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useEraseCustomerMutation } from '#web/calls/staff/operator/customer-calls.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface EraseDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  customer: CustomerRecord
}

/** Erases the data of a customer who asks for it, and says what stays and why. */
export function EraseDialog({ customer, ...frame }: EraseDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const [erase, { isLoading }] = useEraseCustomerMutation()
  const email = typed.trim()
  const isDifferent = email.toLowerCase() !== customer.email
  const send = async () => {
    flushSync(() => setIsTried(true))
    if (isDifferent) return focusFault(form.current)
    const { error } = await erase({ params: { customerId: customer.id }, body: { email } })
    if (error !== undefined) return showFailure(error)
    showToast({ id: 'erased', variant: 'positive', title: t('customers.erased') })
    void navigate(links.operatorCustomers(), { replace: true })
  }
  return (
    <Dialog
      {...frame}
      isPressBesideIgnored
      className="store-dialog"
      title={t('customers.eraseTitle')}
      closeLabel={t('customers.close')}
      footer={
        <Button
          variant="danger"
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('customers.saving')}
          onClick={() => void send()}
        >
          {t('customers.eraseNow')}
        </Button>
      }
    >
      <div ref={form} className="stack">
        <p>{t('customers.eraseText')}</p>
        <p>{t('customers.eraseStays')}</p>
        <Field
          label={t('customers.eraseEmail')}
          type="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isTried && isDifferent && t('customers.eraseEmailMissing', customer)}
        />
      </div>
    </Dialog>
  )
}
