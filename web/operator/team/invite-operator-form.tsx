import { useInviteOperatorMutation } from '#web/calls/staff/console/operator-team-calls.ts'
import { InviteForm } from '#web/staff/team/invite-form.tsx'
import { useOperatorRoles } from './use-operator-roles.ts'

export function InviteOperatorForm() {
  const roles = useOperatorRoles()
  const [invite, { error, isLoading }] = useInviteOperatorMutation()
  return (
    <InviteForm
      {...{ roles, error, isLoading }}
      usualRole="support"
      onInvite={(body) => invite({ body })}
    />
  )
}
