import type { OperatorInvitation } from '#contract/operator/operator-team.ts'
import {
  useResendOperatorInvitationMutation,
  useWithdrawOperatorInvitationMutation,
} from '#web/calls/staff/console/operator-team-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ListedInvitation } from '#web/staff/team/listed-invitation.tsx'

export function ListedOperatorInvitation({ invitation }: { invitation: OperatorInvitation }) {
  const { t } = useTranslation()
  const [resend, { isLoading: isSending }] = useResendOperatorInvitationMutation()
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawOperatorInvitationMutation()
  const { id, email, role, expiresAt } = invitation
  const params = { invitationId: id }
  return (
    <ListedInvitation
      {...{ email, expiresAt, isSending, isWithdrawing }}
      role={t(`storeApp.changes.operatorRole.${role}`)}
      onResend={() => resend({ params })}
      onWithdraw={() => withdraw({ params })}
    />
  )
}
