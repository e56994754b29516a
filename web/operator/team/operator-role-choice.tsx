import { OPERATOR_ROLES, type OperatorRole } from '#contract/operator/operator-roles.ts'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface OperatorRoleChoiceProps {
  value: OperatorRole
  onChange: (role: OperatorRole) => void
}

/** The roles at the marketplace, and what each opens. */
export function OperatorRoleChoice({ value, onChange }: OperatorRoleChoiceProps) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup
      className="reasons"
      legend={t('team.role')}
      name="role"
      value={value}
      onChange={onChange}
      options={OPERATOR_ROLES.map((role) => ({
        value: role,
        label: t(`storeApp.changes.operatorRole.${role}`),
        small: t(`consoleTeam.roleText.${role}`),
      }))}
    />
  )
}
