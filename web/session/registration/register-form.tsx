import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { NAVIGATION_DELAY_MS } from '#contract/constants.ts'
import { because, email } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { passBotCheck } from '#web/calls/bot-check/pass-bot-check.ts'
import { useRegisterMutation } from '#web/calls/session-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useCheckedAfterPress } from '#web/session/form-validation.ts'
import { SocialButtons, TermsSentence } from '#web/session/social/social-buttons.tsx'
import { useOpenDialog } from '#web/navigation/use-dialogs.ts'
import { SubmitButton } from '#web/page/submit-button.tsx'
import { registered, registrationUncompleted } from '#web/state/register.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { textOfSignUp } from './sign-up-messages.ts'

const registration = z.object({
  email,
  terms: z.literal(true, because('required_terms_and_conditions')),
})
type Registration = z.input<typeof registration>

interface RegisterFormProps {
  isSigningUpElsewhere: boolean
  /** The initial value of the field. */
  email?: string
  /** Where registering leads in the end; by default the return address of this dialog. */
  back?: string
  /**
   * The email with the link is on its way: opens the dialog that says so, or goes on with the page around it.
   */
  onRegistered: (email: string) => void
  /** Another dialog is about to open instead. */
  onOtherDialog?: () => void
}

/** An email address and the terms, or a provider. What was typed stays when it was invalid. */
export function RegisterForm(props: RegisterFormProps) {
  const { isSigningUpElsewhere, back } = props
  const { t } = useTranslation()
  const { submit, form, refusal } = useRegistration(props)
  const { formState } = form
  const register = useCheckedAfterPress(form.register)
  const problem = useFieldProblems(formState.errors, 'specified')
  return (
    <>
      {/* Before its script has loaded, a form of this method is not sent. */}
      <form className="stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {refusal && !formState.isSubmitting && <Banner variant="danger">{refusal}</Banner>}
        <Field
          label={t('session.email')}
          type="email"
          autoComplete="email"
          error={problem('email')}
          data-first-focus
          {...register('email')}
        />
        <div>
          <Choice
            type="checkbox"
            className="choice-top"
            error={problem('terms')}
            {...register('terms')}
          >
            <span className="small">
              <TermsSentence of="terms" />
            </span>
          </Choice>
        </div>
        <SubmitButton
          label={t('session.signUp')}
          loadingLabel={t('session.signingUp')}
          isLoading={formState.isSubmitting || isSigningUpElsewhere}
        />
      </form>
      <SocialButtons target="register" back={back} />
    </>
  )
}

function useRegistration({ email: known = '', onRegistered, onOtherDialog }: RegisterFormProps) {
  const dispatch = useAppDispatch()
  const cartToken = useAppSelector(({ cart }) => cart.cartToken)
  const openLogin = useOpenDialog(links.login())
  const openCompletion = useOpenDialog(links.createCustomerAccount())
  const [register, { error }] = useRegisterMutation()
  const form = useForm<Registration, unknown, z.output<typeof registration>>({
    resolver: zodResolver(registration),
    mode: 'onTouched',
    defaultValues: { email: known },
  })
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      const captcha = await passBotCheck('register')
      await register({ body: { email, captcha, cartToken } }).unwrap()
      dispatch(registered({ email }))
      onRegistered(email)
    } catch (thrown) {
      showFieldFaults(thrown, ['email'], form.setError)
      if (!isApiFailure(thrown)) return
      if (thrown.code === 'EXISTING_USER') {
        showFailure(thrown, textOfSignUp)
        onOtherDialog?.()
        setTimeout(() => openLogin({ replace: true }), NAVIGATION_DELAY_MS)
      }
      if (thrown.code === 'EXISTING_USER_UNCOMPLETED') {
        showFailure(thrown, textOfSignUp)
        dispatch(registrationUncompleted({ email, code: null }))
        onOtherDialog?.()
        openCompletion()
      }
    }
  })
  // These two open the next dialog, so they are no refusal.
  const leadsOn =
    isApiFailure(error) && ['EXISTING_USER', 'EXISTING_USER_UNCOMPLETED'].includes(error.code)
  return { submit, form, refusal: leadsOn ? null : textOfRefusal(error, textOfSignUp) }
}
