import '#web/messages/second-factor.ts'
import { useState } from 'react'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import type { OperatorColleague } from '#contract/operator/operator-team.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
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
import { textOfRefusal } from '#web/calls/request/use-field-problems.ts'

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
  const refused = removing.error ?? changing.error

  const save = async (role: OperatorRole) => {
    const { error } = await change({ params, body: { role } })
    if (error) return
    const title = t('team.changed', { name, role: t(`storeApp.changes.operatorRole.${role}`) })
    showToast({ id: 'team', variant: 'positive', title })
    setIsOpen(false)
    me.refresh()
  }
  const removeNow = async () => {
    const { error } = await remove({ params })
    if (error) return
    showToast({ id: 'team', variant: 'positive', title: t('consoleTeam.removed', { name }) })
    setIsOpen(false)
    me.leave()
  }
  return (
    <ColleagueDialog
      {...{ isOpen, onClosed, name, roles, isSaving, isRemoving }}
      onClose={() => setIsOpen(false)}
      role={colleague.role}
      refusal={isSaving || isRemoving ? null : textOfRefusal(refused)}
      onSave={(role) => void save(role)}
      removeText={t(me.isMe ? 'consoleTeam.removeSelf' : 'consoleTeam.removeText')}
      onRemove={() => void removeNow()}
    >
      {colleague.hasSecondFactor && !me.isMe && <ResetSecondFactor {...{ accountId, name }} />}
    </ColleagueDialog>
  )
}

/** For whoever has lost what they log in with. */
function ResetSecondFactor({ accountId, name }: { accountId: string; name: string }) {
  const { t } = useTranslation()
  const [reset, { isLoading }] = useResetSecondFactorMutation()
  const resetNow = async () => {
    const { error } = await reset({ params: { id: accountId } })
    if (error) return showFailure(error)
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
