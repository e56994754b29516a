import '#web/messages/second-factor.ts'
import { useState } from 'react'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import type { OperatorColleague } from '#contract/operator/operator-team.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { operatorApi } from '#web/calls/staff/operator-calls.ts'
import {
  useChangeOperatorMutation,
  useRemoveOperatorMutation,
} from '#web/calls/staff/console/operator-team-calls.ts'
import { useResetSecondFactorMutation } from '#web/calls/staff/sign-in/second-factor-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ColleagueDialog } from '#web/staff/team/colleague.dialog.tsx'
import { operatorActions } from '#web/state/operator.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { useOperatorRoles } from './use-operator-roles.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'

interface OperatorDialogProps {
  colleague: OperatorColleague
  onClosed: () => void
}

/** Another role for a colleague, or the end of their work here, which is asked about once more. */
export function OperatorDialog({ colleague, onClosed }: OperatorDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const roles = useOperatorRoles()
  const { name: known, email, accountId } = colleague
  const name = known || email
  const params = { accountId }
  const me = useMyself(accountId)
  const [change, changing] = useChangeOperatorMutation()
  const [remove, removing] = useRemoveOperatorMutation()
  const { isLoading: isSaving } = changing
  const { isLoading: isRemoving } = removing
  const [refusal, setRefusal] = useState<string | null>(null)

  const save = async (role: OperatorRole) => {
    setRefusal(null)
    const { error } = await change({ params, body: { role } })
    if (error) return setRefusal(textOfEveryRefusal(error))
    const title = t('team.changed', { name, role: t(`storeApp.changes.operatorRole.${role}`) })
    showToast({ id: 'team', variant: 'positive', title })
    setIsOpen(false)
    me.refresh()
  }
  const removeNow = async () => {
    setRefusal(null)
    const { error } = await remove({ params })
    if (error) return setRefusal(textOfEveryRefusal(error))
    showToast({ id: 'team', variant: 'positive', title: t('consoleTeam.removed', { name }) })
    setIsOpen(false)
    me.leave()
  }
  return (
    <ColleagueDialog
      {...{ isOpen, onClosed, name, roles, isSaving, isRemoving }}
      onClose={() => setIsOpen(false)}
      role={colleague.role}
      refusal={refusal}
      onTurn={() => setRefusal(null)}
      onSave={(role) => void save(role)}
      removeText={t(me.isMe ? 'consoleTeam.removeSelf' : 'consoleTeam.removeText')}
      onRemove={() => void removeNow()}
    >
      {colleague.hasSecondFactor && !me.isMe && (
        <ResetSecondFactor {...{ accountId, name }} onRefused={setRefusal} />
      )}
    </ColleagueDialog>
  )
}

interface ResetSecondFactorProps {
  accountId: string
  name: string
  /** With the reason; null: it is tried again. */
  onRefused: (refusal: string | null) => void
}

/** For whoever has lost what they log in with. */
function ResetSecondFactor({ accountId, name, onRefused }: ResetSecondFactorProps) {
  const { t } = useTranslation()
  const [reset, { isLoading }] = useResetSecondFactorMutation()
  const resetNow = async () => {
    onRefused(null)
    const { error } = await reset({ params: { id: accountId } })
    if (error) return onRefused(textOfEveryRefusal(error))
    showToast({ id: 'team', variant: 'positive', title: t('secondFactor.resetDone', { name }) })
  }
  return (
    <Button
      isLoading={isLoading}
      loadingLabel={t('secondFactor.resetting')}
      onClick={() => void resetNow()}
    >
      {t('secondFactor.reset')}
    </Button>
  )
}

/** Whoever changes their own role sees at once what it opens, and is logged out once they have left. */
function useMyself(accountId: string) {
  const dispatch = useAppDispatch()
  const isMe = useAppSelector(({ operator }) => operator.user?.id === accountId)
  const { getOperator } = operatorApi.endpoints
  const refresh = () => {
    if (isMe)
      void dispatch(getOperator.initiate(undefined, { forceRefetch: true, subscribe: false }))
  }
  const leave = () => {
    if (isMe) dispatch(operatorActions.signedOut())
  }
  return { isMe, refresh, leave }
}
