import { zodResolver } from '@hookform/resolvers/zod'
import { Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import type { FieldCode } from '#contract/errors.ts'
import { email, password } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { isApiFailure, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { links } from '#web/links.ts'
import { fieldProblem } from '#web/messages/field-problem.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StaffPasswordField } from './password/staff-password-field.tsx'
import {
  requiredSecondStep,
  type RequiredSecondStep,
} from './second-factor/required-second-step.ts'

const SecondStep = lazyPart(() =>
  import('./second-factor/second-step.tsx').then((module) => ({ default: module.SecondStep })),
)

const credentials = z.object({ username: email, password, rememberMe: z.boolean() })
type Credentials = z.output<typeof credentials>

export interface LoginFormProps {
  /** Answers as a mutation does. */
  onLogIn: (input: { body: Credentials }) => Promise<{ error?: unknown }>
  isLoading: boolean
  error: unknown
  /** To whom these pages are not for, such as a customer who lost the way. */
  notAllowed: string
  /** Whether the device is usually one at work that nobody takes home. */
  isRemembered: boolean
  /** Who has been logged in here before. */
  email?: string | undefined
}

type WaitingStep = RequiredSecondStep & { rememberMe: boolean }

/** Email and password of staff, and then their second step if they have one. */
export function LoginForm(props: LoginFormProps) {
  const [waiting, setWaiting] = useState<WaitingStep | null>(null)
  if (!waiting) return <PasswordStep {...props} onSecondStep={setWaiting} />
  return (
    <Suspense>
      <SecondStep {...waiting} onCancel={() => setWaiting(null)} />
    </Suspense>
  )
}

interface PasswordStepProps extends LoginFormProps {
  onSecondStep: (step: WaitingStep) => void
}

/** What was typed stays when it was wrong. */
function PasswordStep(props: PasswordStepProps) {
  const { onLogIn, onSecondStep, isLoading, error, notAllowed, isRemembered } = props
  const { email: username } = props
  const { t } = useTranslation()
  const { register, handleSubmit, formState, setError } = useForm<Credentials>({
    resolver: zodResolver(credentials),
    mode: 'onTouched',
    // No texts, so that what was typed or filled in before this page woke up stays.
    defaultValues: { rememberMe: isRemembered, ...(username && { username }) },
  })
  // A message of these schemas is always a field code.
  const problem = (name: keyof Credentials) => {
    const code = formState.errors[name]?.message as FieldCode | undefined
    return code && fieldProblem(t, code, name)
  }

  const submit = handleSubmit(async (body) => {
    const answer = await onLogIn({ body })
    const step = requiredSecondStep(answer.error)
    if (step) return onSecondStep({ ...step, rememberMe: body.rememberMe })
    if (!isApiFailure(answer.error)) return
    for (const { field, code } of answer.error.fields)
      if (field === 'username' || field === 'password') setError(field, { message: code })
  })

  return (
    // Before its script has loaded, a form of this method is not sent: a password would be in the address.
    <form className="stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {isApiFailure(error) && !isLoading && <Refusal failure={error} {...{ notAllowed }} />}
      <Field
        label={t('storeApp.email')}
        type="email"
        autoComplete="username"
        error={problem('username')}
        {...register('username')}
      />
      <StaffPasswordField
        label={t('storeApp.password')}
        error={problem('password')}
        {...register('password')}
      />
      <Choice type="checkbox" {...register('rememberMe')}>
        {t('storeApp.rememberMe')}
      </Choice>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isLoading={isLoading}
        loadingLabel={t('storeApp.loggingIn')}
      >
        {t('storeApp.logIn')}
      </Button>
    </form>
  )
}

/** Why nobody was let in. A customer who lost the way is shown it. */
function Refusal({ failure, notAllowed }: { failure: ApiFailure; notAllowed: string }) {
  const { t } = useTranslation()
  if (failure.fields.length > 0 || requiredSecondStep(failure)) return null
  if (failure.code === 'PROFILE_TYPE_NOT_ALLOWED')
    return (
      <Banner variant="danger" action={<Link to={links.home()}>{t('storeApp.toWebsite')}</Link>}>
        {notAllowed}
      </Banner>
    )
  return <Banner variant="danger">{textOfFailure(failure)}</Banner>
}
