import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { instantWords } from '#web/staff/instant-words.ts'

/** Answers as a mutation does. */
type Act = () => Promise<{ error?: unknown }>

interface ListedInvitationProps {
  email: string
  expiresAt: string
  role: string
  onResend: Act
  isSending: boolean
  onWithdraw: Act
  isWithdrawing: boolean
}

/** Somebody who is invited, until when, and sending it again or taking it back. */
export function ListedInvitation(props: ListedInvitationProps) {
  const { email, expiresAt, role, onResend, isSending, onWithdraw, isWithdrawing } = props
  const { t } = useTranslation()
  const isExpired = new Date(expiresAt) <= serverNow()
  const time = instantWords(expiresAt)
  const act = async (send: Act, title: string) => {
    const { error } = await send()
    if (error) showFailure(error)
    else showToast({ id: 'invitation', variant: 'positive', title })
  }
  return (
    <li className="row-with-acts">
      <div>
        <p>
          <b>{email}</b>
        </p>
        <p className="small">
          <span className="badge">{role}</span>{' '}
          <span className="muted">
            {t(isExpired ? 'team.expired' : 'team.invitedUntil', { time })}
          </span>
        </p>
      </div>
      <div className="row wrap">
        <Button
          aria-label={t('team.resendTo', { email })}
          isLoading={isSending}
          loadingLabel={t('team.inviting')}
          onClick={() => void act(onResend, t('team.invited', { email }))}
        >
          {t('team.resend')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('team.withdrawOf', { email })}
          isLoading={isWithdrawing}
          loadingLabel={t('team.saving')}
          onClick={() => void act(onWithdraw, t('team.withdrawn', { email }))}
        >
          {t('team.withdraw')}
        </Button>
      </div>
    </li>
  )
}
