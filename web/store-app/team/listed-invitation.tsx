import type { Invitation } from '#contract/partner/team.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} from '#web/calls/staff/team-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { instantWords } from '#web/staff/instant-words.ts'

interface ListedInvitationProps {
  storeId: string
  invitation: Invitation
}

/** Somebody who is invited, until when, and sending it again or taking it back. */
export function ListedInvitation({ storeId, invitation }: ListedInvitationProps) {
  const { t } = useTranslation()
  const [resend, { isLoading: isSending }] = useResendInvitationMutation()
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawInvitationMutation()
  const { id, email, role, expiresAt } = invitation
  const isExpired = new Date(expiresAt) <= serverNow()
  const time = instantWords(expiresAt)
  const params = { storeId, invitationId: id }
  const act = async (done: Promise<{ error?: unknown }>, title: string) => {
    const { error } = await done
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
          <span className="badge">{t(`storeApp.role.${role}`)}</span>{' '}
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
          onClick={() => void act(resend({ params }), t('team.invited', { email }))}
        >
          {t('team.resend')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('team.withdrawOf', { email })}
          isLoading={isWithdrawing}
          loadingLabel={t('team.saving')}
          onClick={() => void act(withdraw({ params }), t('team.withdrawn', { email }))}
        >
          {t('team.withdraw')}
        </Button>
      </div>
    </li>
  )
}
