import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { email, password } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { PageDialogSheet } from '#ui/dialog/page-dialog.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ContactLink } from '#web/session/contact-link.tsx'
import { useCheckedAfterPress } from '#web/session/form-validation.ts'
import { SocialButtons } from '#web/session/social/social-buttons.tsx'
import { SocialProblem } from '#web/session/social/social-problem.tsx'
import { useSocialReturn } from '#web/session/social/use-social-return.ts'
import { type Leaving, useLeaveSignedIn } from '#web/session/use-leave-signed-in.ts'
import { WithoutScripts } from '#web/session/without-scripts.tsx'
import { DialogLink } from '#web/navigation/dialog-link.tsx'
import { useCloseDialog } from '#web/navigation/use-dialogs.ts'
import { SubmitButton } from '#web/page/submit-button.tsx'
import { WithState } from '#web/page/with-state.tsx'
import { useCredentials } from './use-credentials.ts'

const credentials = z.object({ username: email, password, rememberMe: z.boolean() })

type Credentials = z.output<typeof credentials>

interface LoginFormProps {
  isSigningInElsewhere: boolean
  leaving: Leaving
}

/** The dialog to log in with. A signed-in visitor is redirected. */
export function LoginDialog() {
  return (
    <WithState>
      <Login />
    </WithState>
  )
}

function Login() {
  const { t } = useTranslation()
  const close = useCloseDialog()
  const leaving = useLeaveSignedIn()
  const social = useSocialReturn('login', leaving)
  return (
    <PageDialogSheet title={t('session.welcomeBack')} closeLabel={t('shell.close')} onClose={close}>
      <WithoutScripts />
      <SocialProblem problem={social.problem} />
      <LoginForm isSigningInElsewhere={social.isRunning} leaving={leaving} />
      <p className="small session-other">
        {t('session.newHere')}{' '}
        <DialogLink className="strong" dialog={links.register()}>
          {t('session.createAccount')}
        </DialogLink>
      </p>
      <ContactLink of="sellHere" />
    </PageDialogSheet>
  )
}

/** Email and password, or a provider. What was typed stays when it was wrong. */
function LoginForm({ isSigningInElsewhere, leaving }: LoginFormProps) {
  const { t } = useTranslation()
  const { submit, form, refusal } = useLogin(leaving)
  const { formState } = form
  const register = useCheckedAfterPress(form.register)
  const problem = useFieldProblems(formState.errors)
  return (
    <>
      {/* Before its script has loaded, a form of this method is not sent. */}
      <form className="stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
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
        <div className="row between">
          <Choice type="checkbox" {...register('rememberMe')}>
            {t('session.rememberMe')}
          </Choice>
          <DialogLink className="small strong" dialog={links.forgotPassword()}>
            {t('session.forgot')}
          </DialogLink>
        </div>
        <SubmitButton
          label={t('session.logIn')}
          loadingLabel={t('session.loggingIn')}
          isLoading={formState.isSubmitting || isSigningInElsewhere}
        />
      </form>
      <SocialButtons target="login" isAfterChoice />
    </>
  )
}

function useLogin({ beginSigningIn, endSigningIn, leaveSignedIn }: Leaving) {
  const { logInWith, error } = useCredentials()
  const form = useForm<Credentials>({
    resolver: zodResolver(credentials),
    mode: 'onTouched',
    // Uncontrolled, so that what was typed, filled in or ticked before hydration stays.
  })
  const submit = form.handleSubmit(async (given) => {
    beginSigningIn()
    try {
      await logInWith(given)
      leaveSignedIn()
    } catch (thrown) {
      endSigningIn()
      showFieldFaults(thrown, ['username', 'password'], form.setError)
    }
  })
  return { submit, form, refusal: textOfRefusal(error) }
}
