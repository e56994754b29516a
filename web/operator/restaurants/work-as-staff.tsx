import '#web/messages/work-as-staff.ts'
import { KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { isOperatorAllowed } from '#contract/operator/operator-roles.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOperator } from '#web/operator/use-operator.ts'

const WorkAsStaffDialog = lazyPart(() =>
  import('./work-as-staff.dialog.tsx').then((module) => ({ default: module.WorkAsStaffDialog })),
)

/** Opens the store app as the staff of a restaurant, for the roles that may. */
export function WorkAsStaff({ store }: { store: { id: string; name: string } }) {
  const { t } = useTranslation()
  const [isOpened, setIsOpened] = useState(false)
  const role = useOperator().user?.operatorRole
  if (!role || !isOperatorAllowed(role, 'workAsStaff')) return null
  return (
    <>
      <Button onClick={() => setIsOpened(true)}>
        <Icon of={KeyRound} />
        {t('workAsStaff.button')}
      </Button>
      {isOpened && (
        <Suspense>
          <WorkAsStaffDialog store={store} onClosed={() => setIsOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
