import { OPERATOR_ROLES, type OperatorRole } from '#contract/operator/operator-roles.ts'
import type { ChoiceOption } from '#ui/form/choice-group.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

/** The roles at the marketplace, and what each opens. */
export function useOperatorRoles(): ChoiceOption<OperatorRole>[] {
  const { t } = useTranslation()
  return OPERATOR_ROLES.map((role) => ({
    value: role,
    label: t(`storeApp.changes.operatorRole.${role}`),
    small: t(`consoleTeam.roleText.${role}`),
  }))
}
