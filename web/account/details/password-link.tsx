import { Button } from '#ui/button.tsx'
import { useRequestPasswordResetMutation } from '#web/calls/password-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { showSuccess } from '#web/calls/request/show-success.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** For whoever signs in by a provider only: a first password is set by a link in an email. */
export function PasswordLink({ email }: { email: string }) {
  const { t } = useTranslation()
  const [ask, { isLoading }] = useRequestPasswordResetMutation()
  const send = async () => {
    try {
      const { message } = await ask({ body: { email } }).unwrap()
      showSuccess(message)
    } catch (thrown) {
      showFailure(thrown)
    }
  }
  return (
    <>
      <p className="soft">{t('account.noPassword')}</p>
      <div>
        <Button
          isLoading={isLoading}
          loadingLabel={t('account.sendingLink')}
          onClick={() => void send()}
        >
          {t('account.sendLink')}
        </Button>
      </div>
    </>
  )
}
