import '#web/messages/second-factor.ts'
import { useState } from 'react'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import type { OperatorColleague } from '#contract/operator/operator-team.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { operatorApi } from '#web/calls/staff/operator-calls.ts'
import {
  useChangeOperatorMutation,
  useRemoveOperatorMutation,
} from '#web/calls/staff/console/operator-team-calls.ts'
import { useResetSecondFactorMutation } from '#web/calls/staff/sign-in/second-factor-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ColleagueDialog, type Removal } from '#web/staff/team/colleague.dialog.tsx'
import { operatorActions } from '#web/state/operator.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { useOperatorRoles } from './use-operator-roles.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'

interface OperatorDialogProps {
  colleague: OperatorColleague
  onClosed: () => void
}

/** Another role for a colleague, or the end of their second step or of their work here. */
export function OperatorDialog({ colleague, onClosed }: OperatorDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const roles = useOperatorRoles()
  const { name: known, email, accountId } = colleague
  const name = known || email
  const params = { accountId }
  const me = useMyself(accountId)
  const [change, { isLoading: isSaving }] = useChangeOperatorMutation()
  const [remove, { isLoading: isRemoving }] = useRemoveOperatorMutation()
  const [reset, resetting] = useResetSecondFactorMutation()
  const [refusal, setRefusal] = useState<string | null>(null)

  const finish = async (done: Promise<{ error?: unknown }>, title: string, next: () => void) => {
    setRefusal(null)
    const { error } = await done
    if (error) return setRefusal(textOfEveryRefusal(error))
    showToast({ id: 'team', variant: 'positive', title })
    setIsOpen(false)
    next()
  }
  const changed = (role: OperatorRole) =>
    t('team.changed', { name, role: t(`storeApp.changes.operatorRole.${role}`) })
  const secondStep: Removal = {
    label: t('secondFactor.reset'),
    title: t('secondFactor.resetTitle', { name }),
    text: t('secondFactor.resetText'),
    confirm: t('secondFactor.resetNow'),
    isRemoving: resetting.isLoading,
    onRemove: () =>
      void finish(
        reset({ params: { id: accountId } }),
        t('secondFactor.resetDone', { name }),
        me.refresh,
      ),
  }
  const end: Removal = {
    label: t('team.remove'),
    title: t('team.removeTitle', { name }),
    text: t(me.isMe ? 'consoleTeam.removeSelf' : 'consoleTeam.removeText'),
    confirm: t('team.removeNow', { name }),
    isRemoving,
    onRemove: () => void finish(remove({ params }), t('consoleTeam.removed', { name }), me.leave),
    isFinal: true,
  }
  return (
    <ColleagueDialog
      {...{ isOpen, onClosed, name, roles, isSaving, refusal }}
      onClose={() => setIsOpen(false)}
      role={colleague.role}
      onTurn={() => setRefusal(null)}
      onSave={(role) => void finish(change({ params, body: { role } }), changed(role), me.refresh)}
      removals={colleague.hasSecondFactor && !me.isMe ? [secondStep, end] : [end]}
    />
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
