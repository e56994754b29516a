import '#web/messages/work-as-staff.ts'
import { KeyRound } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { isOperatorAllowed } from '#contract/operator/operator-roles.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOperator } from '#web/operator/use-operator.ts'

const WorkAsStaffDialog = lazyPart(() =>
  import('./work-as-staff.dialog.tsx').then((module) => ({ default: module.WorkAsStaffDialog })),
)

interface WorkAsStaffProps {
  store: { id: string; name: string }
  /** The page of the store app that is opened; its first without. */
  to?: string
  /** Instead of the usual words. */
  children?: ReactNode
}

/** Opens the store app as the staff of a restaurant, for the roles that may. */
export function WorkAsStaff({ store, to, children }: WorkAsStaffProps) {
  const { t } = useTranslation()
  const [isOpened, setIsOpened] = useState(false)
  const role = useOperator().user?.operatorRole
  if (!role || !isOperatorAllowed(role, 'workAsStaff')) return null
  return (
    <>
      <Button onClick={() => setIsOpened(true)}>
        <Icon of={KeyRound} />
        {children ?? t('workAsStaff.button')}
      </Button>
      {isOpened && (
        <Suspense>
          <WorkAsStaffDialog store={store} to={to} onClosed={() => setIsOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
