import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { newPassword, text } from '#contract/fields.ts'
import type { ProfileType } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NewPasswordField } from './password/staff-password-field.tsx'

const joining = z.object({ firstName: text(60), lastName: text(60), password: newPassword })
type Joining = z.output<typeof joining>
const NAMES = ['firstName', 'lastName', 'password'] as const

interface JoinFormProps {
  email: string
  profileType: ProfileType
  /** Answers as a mutation does. */
  onJoin: (given: Joining) => Promise<{ error?: unknown }>
  onJoined: () => void
  isLoading: boolean
  error: unknown
}

/** The name and password of somebody new. What was typed stays, whatever fails. */
export function JoinForm({
  email,
  profileType,
  onJoin,
  onJoined,
  isLoading,
  error,
}: JoinFormProps) {
  const { t } = useTranslation()
  const { register, handleSubmit, formState, setError } = useForm<Joining>({
    resolver: zodResolver(joining),
  })
  const problem = useFieldProblems(formState.errors)
  const refusal = textOfRefusal(error)
  const submit = handleSubmit(async (given) => {
    const answer = await onJoin(given)
    if (answer.error) return showFieldFaults(answer.error, NAMES, setError)
    onJoined()
  })
  return (
    // Before its script has loaded, a form of this method is not sent: a password would be in the address.
    <form className="stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && !isLoading && <Banner variant="danger">{refusal}</Banner>}
      {/* For password managers, which store a password with its account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        label={t('team.join.firstName')}
        autoComplete="given-name"
        error={problem('firstName')}
        {...register('firstName')}
      />
      <Field
        label={t('team.join.lastName')}
        autoComplete="family-name"
        error={problem('lastName')}
        {...register('lastName')}
      />
      <NewPasswordField
        label={t('team.join.password')}
        profileType={profileType}
        error={problem('password', 'newPassword')}
        {...register('password')}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isLoading={isLoading}
        loadingLabel={t('team.join.sending')}
      >
        {t('team.join.send')}
      </Button>
    </form>
  )
}
