import { useInviteColleagueMutation } from '#web/calls/staff/team-calls.ts'
import { InviteForm } from '#web/staff/team/invite-form.tsx'
import { useStaffRoles } from './use-staff-roles.ts'

export function InviteColleagueForm({ storeId }: { storeId: string }) {
  const roles = useStaffRoles()
  const [invite, { error, isLoading }] = useInviteColleagueMutation()
  return (
    <InviteForm
      {...{ roles, error, isLoading }}
      usualRole="kitchen"
      onInvite={(body) => invite({ params: { storeId }, body })}
    />
  )
}
