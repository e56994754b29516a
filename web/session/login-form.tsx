import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { FieldCode } from '#contract/errors.ts'
import { email, password } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { isApiFailure } from '../calls/api-failure.ts'
import { useLazyGetOwnCartQuery, useLogInMutation } from '../calls/session-calls.ts'
import { textOfFailure } from '../calls/show-failure.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { useAppSelector } from '../state/store.ts'

const credentials = z.object({ username: email, password, rememberMe: z.boolean() })
type Credentials = z.output<typeof credentials>

interface LoginFormProps {
  /** Before the server is asked. */
  onTry: () => void
  onLoggedIn: () => void
}

/** E-mail and password. What was typed stays when it was wrong. */
export function LoginForm({ onTry, onLoggedIn }: LoginFormProps) {
  const { t } = useTranslation()
  const cartToken = useAppSelector(({ cart }) => cart.cartToken)
  const [logIn, { error }] = useLogInMutation()
  const [fetchOwnCart] = useLazyGetOwnCartQuery()
  const { register, handleSubmit, formState, setError } = useForm<Credentials>({
    resolver: zodResolver(credentials),
    mode: 'onTouched',
    // No texts, so that what was typed or filled in before this page woke up stays.
    defaultValues: { rememberMe: false },
  })
  // A message of these schemas is always a field code.
  const problem = (name: keyof Credentials) => {
    const code = formState.errors[name]?.message as FieldCode | undefined
    return code && t(`validation.${code}`)
  }

  const submit = handleSubmit(async (given) => {
    onTry()
    try {
      const { passBotCheck } = await import('./bot-check.ts')
      const captcha = await passBotCheck('login')
      await logIn({ body: { ...given, cartToken, captcha, isPublic: true } }).unwrap()
      // The one that was left in the account, where this browser has none.
      if (cartToken === null) await fetchOwnCart()
      onLoggedIn()
    } catch (thrown) {
      if (!isApiFailure(thrown)) return
      for (const { field, code } of thrown.fields)
        if (field === 'username' || field === 'password') setError(field, { message: code })
    }
  })
  const refusal = isApiFailure(error) && error.fields.length === 0 ? textOfFailure(error) : null

  return (
    <form className="stack" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && !formState.isSubmitting && <Banner variant="danger">{refusal}</Banner>}
      <Field
        label={t('session.email')}
        type="email"
        autoComplete="username"
        error={problem('username')}
        data-first-focus
        {...register('username')}
      />
      <PasswordField
        label={t('session.password')}
        showLabel={t('session.showPassword')}
        hideLabel={t('session.hidePassword')}
        error={problem('password')}
        {...register('password')}
      />
      <Choice type="checkbox" {...register('rememberMe')}>
        {t('session.rememberMe')}
      </Choice>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isLoading={formState.isSubmitting}
        loadingLabel={t('session.loggingIn')}
      >
        {t('session.logIn')}
      </Button>
    </form>
  )
}
