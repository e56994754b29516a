import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { email } from '#contract/fields.ts'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useInviteOperatorMutation } from '#web/calls/staff/console/operator-team-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { OperatorRoleChoice } from './operator-role-choice.tsx'

const invited = z.object({ email })
type Invited = z.output<typeof invited>

/** Invites somebody by email. What was typed stays when it was refused. */
export function InviteOperatorForm() {
  const { t } = useTranslation()
  const [role, setRole] = useState<OperatorRole>('support')
  const [invite, { error, isLoading }] = useInviteOperatorMutation()
  const { register, handleSubmit, formState, setError, reset } = useForm<Invited>({
    resolver: zodResolver(invited),
    defaultValues: { email: '' },
  })
  const problem = useFieldProblems(formState.errors)
  const refusal = textOfRefusal(error)
  const submit = handleSubmit(async (given) => {
    const answer = await invite({ body: { ...given, role } })
    if (answer.error) return showFieldFaults(answer.error, ['email'], setError)
    reset()
    const title = t('team.invited', { email: given.email })
    showToast({ id: 'invited', variant: 'positive', title })
  })
  return (
    <form
      className="panel stack invite"
      aria-labelledby="invite"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <h2 id="invite">{t('team.inviteTitle')}</h2>
        <p className="soft">{t('team.inviteText')}</p>
      </div>
      {refusal && !isLoading && <Banner variant="danger">{refusal}</Banner>}
      <Field
        label={t('team.email')}
        type="email"
        autoComplete="off"
        error={problem('email')}
        {...register('email')}
      />
      <OperatorRoleChoice value={role} onChange={setRole} />
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('team.inviting')}
        >
          {t('team.invite')}
        </Button>
      </div>
    </form>
  )
}
