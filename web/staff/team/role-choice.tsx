import { ChoiceGroup, type ChoiceOption } from '#ui/form/choice-group.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface RoleChoiceProps<Role extends string> {
  roles: readonly ChoiceOption<Role>[]
  value: Role
  onChange: (role: Role) => void
}

/** The roles of a team, and what each opens. */
export function RoleChoice<Role extends string>({ roles, ...chosen }: RoleChoiceProps<Role>) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup
      className="reasons"
      legend={t('team.role')}
      name="role"
      options={roles}
      {...chosen}
    />
  )
}
