import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { email } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { ChoiceOption } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { RoleChoice } from './role-choice.tsx'

const invited = z.object({ email })
type Invited = z.output<typeof invited>

interface InviteFormProps<Role extends string> {
  roles: readonly ChoiceOption<Role>[]
  /** The one that is chosen at first. */
  usualRole: Role
  /** Answers as a mutation does. */
  onInvite: (given: Invited & { role: Role }) => Promise<{ error?: unknown }>
  isLoading: boolean
  error: unknown
}

/** Invites somebody by email. What was typed stays when it was refused. */
export function InviteForm<Role extends string>(props: InviteFormProps<Role>) {
  const { roles, usualRole, onInvite, isLoading, error } = props
  const { t } = useTranslation()
  const [role, setRole] = useState(usualRole)
  const { register, handleSubmit, formState, setError, reset } = useForm<Invited>({
    resolver: zodResolver(invited),
    defaultValues: { email: '' },
  })
  const problem = useFieldProblems(formState.errors)
  const refusal = textOfRefusal(error)
  const submit = handleSubmit(async (given) => {
    const answer = await onInvite({ ...given, role })
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
        error={problem('email', { message: t('team.emailMissing') })}
        {...register('email')}
      />
      <RoleChoice roles={roles} value={role} onChange={setRole} />
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
