import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { CustomerRecord } from '#contract/operator/customers.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import {
  useRestoreUserMutation,
  useSuspendUserMutation,
} from '#web/calls/staff/operator/customer-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { ReasonField } from '#web/staff/reason-field.tsx'

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
  const [suspend, suspending] = useSuspendUserMutation()
  const [restore, restoring] = useRestoreUserMutation()
  const isMissing = reason.trim() === ''
  const act = isSuspended ? 'restore' : 'suspend'
  const answer = isSuspended ? restoring : suspending
  const send = async (form: HTMLFormElement) => {
    flushSync(() => setIsTried(true))
    if (isMissing) return focusFault(form)
    const call = { params: { id: customer.id }, body: { reason } }
    const { error } = await (isSuspended ? restore(call) : suspend(call))
    if (error !== undefined) return
    showToast({ id: 'suspended', variant: 'positive', title: t('customers.saved') })
    frame.onClose()
  }
  return (
    <Dialog
      {...frame}
      startsOn={isSuspended ? 'field' : 'title'}
      className="store-dialog"
      title={t(`customers.${act}Title`)}
      closeLabel={t('customers.close')}
      refusal={answer.isLoading ? null : textOfEveryRefusal(answer.error)}
      onSubmit={(form) => void send(form)}
      footer={
        <Button
          type="submit"
          variant={isSuspended ? 'primary' : 'danger'}
          size="lg"
          isLoading={answer.isLoading}
          loadingLabel={t('customers.saving')}
        >
          {t(`customers.${act}`)}
        </Button>
      }
    >
      <div className="stack">
        <p>{t(`customers.${act}Text`)}</p>
        <ReasonField
          label={t('customers.why')}
          hint={t('customers.whyHint')}
          maxLength={300}
          value={reason}
          onType={setReason}
          error={isTried && isMissing && t('customers.whyMissing')}
        />
      </div>
    </Dialog>
  )
}
