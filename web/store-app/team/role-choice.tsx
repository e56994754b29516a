import { STAFF_ROLES, type StaffRole } from '#contract/partner/staff-roles.ts'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface RoleChoiceProps {
  value: StaffRole
  onChange: (role: StaffRole) => void
}

/** The roles, and what each opens. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup
      className="reasons"
      legend={t('team.role')}
      name="role"
      value={value}
      onChange={onChange}
      options={STAFF_ROLES.map((role) => ({
        value: role,
        label: t(`storeApp.role.${role}`),
        small: t(`team.roleText.${role}`),
      }))}
    />
  )
}
