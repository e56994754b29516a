import { STAFF_ROLES, type StaffRole } from '#contract/partner/staff-roles.ts'
import type { ChoiceOption } from '#ui/form/choice-group.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

/** The roles at a restaurant, and what each opens. */
export function useStaffRoles(): ChoiceOption<StaffRole>[] {
  const { t } = useTranslation()
  return STAFF_ROLES.map((role) => ({
    value: role,
    label: t(`storeApp.role.${role}`),
    small: t(`team.roleText.${role}`),
  }))
}
