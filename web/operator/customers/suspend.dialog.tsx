import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CustomerRecord } from '#contract/operator/customers.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useRestoreUserMutation,
  useSuspendUserMutation,
} from '#web/calls/staff/operator/customer-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface SuspendDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  customer: CustomerRecord
}

/** Why an account is suspended, or restored. */
export function SuspendDialog({ customer, ...frame }: SuspendDialogProps) {
  const { t } = useTranslation()
  // What it was when it opened, also while it closes.
  const [isSuspended] = useState(customer.suspendedAt !== null)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const [suspend, suspending] = useSuspendUserMutation()
  const [restore, restoring] = useRestoreUserMutation()
  const isMissing = reason.trim() === ''
  const act = isSuspended ? 'restore' : 'suspend'
  const send = async () => {
    flushSync(() => setIsTried(true))
    if (isMissing) return focusFault(form.current)
    const asked = { params: { id: customer.id }, body: { reason } }
    const { error } = await (isSuspended ? restore(asked) : suspend(asked))
    if (error !== undefined) return showFailure(error)
    showToast({ id: 'suspended', variant: 'positive', title: t('customers.saved') })
    frame.onClose()
  }
  return (
    <Dialog
      {...frame}
      isPressBesideIgnored
      className="store-dialog"
      title={t(`customers.${act}Title`)}
      closeLabel={t('customers.close')}
      footer={
        <Button
          variant={isSuspended ? 'primary' : 'danger'}
          size="lg"
          isLoading={suspending.isLoading || restoring.isLoading}
          loadingLabel={t('customers.saving')}
          onClick={() => void send()}
        >
          {t(`customers.${act}`)}
        </Button>
      }
    >
      <div ref={form} className="stack">
        <p>{t(`customers.${act}Text`)}</p>
        <Field
          label={t('customers.why')}
          hint={t('customers.whyHint')}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isTried && isMissing && t('customers.whyMissing')}
        />
      </div>
    </Dialog>
  )
}
