import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { password } from '#contract/fields.ts'
import { bankDetails } from '#contract/partner/business.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useChangeBankDetailsMutation } from '#web/calls/staff/business-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StaffPasswordField } from '#web/staff/password/staff-password-field.tsx'

const fields = bankDetails.extend({ password })
type Fields = z.output<typeof fields>
const FIELDS = ['accountName', 'sortCode', 'accountNumber', 'password'] as const

interface BankDetailsDialogProps {
  storeId: string
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** The account that a store is paid to, with the password of whoever changes it. */
export function BankDetailsDialog({ storeId, onClose, ...frame }: BankDetailsDialogProps) {
  const { t } = useTranslation()
  const [change, { error }] = useChangeBankDetailsMutation()
  const { register, handleSubmit, formState, setError } = useForm<Fields>({
    resolver: zodResolver(fields),
    defaultValues: { accountName: '', sortCode: '', accountNumber: '', password: '' },
  })
  const problem = useFieldProblems(formState.errors)
  const faultOf = (name: 'accountName' | 'sortCode' | 'accountNumber') =>
    problem(name, { message: t(`business.bank.missing.${name}`) })
  const isWrongPassword = isApiFailure(error) && error.code === 'INCORRECT_PASSWORD'
  const refusal = isWrongPassword ? null : textOfRefusal(error)
  const submit = handleSubmit(async (body) => {
    const answer = await change({ params: { storeId }, body })
    if (isApiFailure(answer.error) && answer.error.code === 'INCORRECT_PASSWORD')
      return setError('password', { type: 'INCORRECT_PASSWORD' }, { shouldFocus: true })
    if (answer.error) return showFieldFaults(answer.error, FIELDS, setError)
    showToast({ id: 'bank', variant: 'positive', title: t('business.bank.saved') })
    onClose()
  })
  return (
    <Dialog
      {...frame}
      onClose={onClose}
      title={t('business.bank.title')}
      closeLabel={t('business.bank.close')}
      refusal={formState.isSubmitting ? null : refusal}
      onSubmit={() => void submit()}
      footer={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={formState.isSubmitting}
          loadingLabel={t('business.bank.saving')}
        >
          {t('business.bank.save')}
        </Button>
      }
    >
      <div className="stack">
        <Field
          label={t('business.bank.accountName')}
          autoComplete="off"
          aria-required
          error={faultOf('accountName')}
          {...register('accountName')}
        />
        <Field
          label={t('business.bank.sortCode')}
          hint={t('business.bank.sortCodeHint')}
          inputMode="numeric"
          autoComplete="off"
          aria-required
          error={faultOf('sortCode')}
          {...register('sortCode')}
        />
        <Field
          label={t('business.bank.accountNumber')}
          hint={t('business.bank.accountNumberHint')}
          inputMode="numeric"
          autoComplete="off"
          aria-required
          error={faultOf('accountNumber')}
          {...register('accountNumber')}
        />
        <StaffPasswordField
          label={t('business.bank.password')}
          hint={t('business.bank.passwordHint')}
          aria-required
          error={
            formState.errors.password?.type === 'INCORRECT_PASSWORD'
              ? t('error.INCORRECT_PASSWORD')
              : problem('password')
          }
          {...register('password')}
        />
      </div>
    </Dialog>
  )
}
