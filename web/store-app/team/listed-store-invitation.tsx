import type { Invitation } from '#contract/partner/team.ts'
import {
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} from '#web/calls/staff/team-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ListedInvitation } from '#web/staff/team/listed-invitation.tsx'

interface ListedStoreInvitationProps {
  storeId: string
  invitation: Invitation
}

export function ListedStoreInvitation({ storeId, invitation }: ListedStoreInvitationProps) {
  const { t } = useTranslation()
  const [resend, { isLoading: isSending }] = useResendInvitationMutation()
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawInvitationMutation()
  const { id, email, role, expiresAt } = invitation
  const params = { storeId, invitationId: id }
  return (
    <ListedInvitation
      {...{ email, expiresAt, isSending, isWithdrawing }}
      role={t(`storeApp.role.${role}`)}
      onResend={() => resend({ params })}
      onWithdraw={() => withdraw({ params })}
    />
  )
}
