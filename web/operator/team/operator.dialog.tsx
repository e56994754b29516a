import '#web/messages/second-factor.ts'
import { useState } from 'react'
import type { OperatorColleague } from '#contract/operator/operator-team.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { operatorApi } from '#web/calls/staff/operator-calls.ts'
import {
  useChangeOperatorMutation,
  useRemoveOperatorMutation,
} from '#web/calls/staff/console/operator-team-calls.ts'
import { useResetSecondFactorMutation } from '#web/calls/staff/sign-in/second-factor-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { operatorActions } from '#web/state/operator.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { RoleChoice } from '#web/staff/team/role-choice.tsx'
import { useOperatorRoles } from './use-operator-roles.ts'

interface OperatorDialogProps {
  colleague: OperatorColleague
  onClosed: () => void
}

/** Another role for a colleague, or the end of their work here, which is asked about once more. */
export function OperatorDialog({ colleague, onClosed }: OperatorDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [isRemoving, setIsRemoving] = useState(false)
  const roles = useOperatorRoles()
  const [role, setRole] = useState(colleague.role)
  const { name: known, email, accountId } = colleague
  const name = known || email
  const params = { accountId }
  const me = useMyself(accountId)
  const [change, changing] = useChangeOperatorMutation()

  const save = async () => {
    const { error } = await change({ params, body: { role } })
    if (error) return showFailure(error)
    const title = t('team.changed', { name, role: t(`storeApp.changes.operatorRole.${role}`) })
    showToast({ id: 'team', variant: 'positive', title })
    setIsOpen(false)
    me.refresh()
  }
  const frame = { isOpen, onClose: () => setIsOpen(false), onClosed, closeLabel: t('team.close') }
  if (isRemoving)
    return (
      <Dialog
        {...frame}
        title={t('team.removeTitle', { name })}
        footer={
          <RemoveActs
            {...{ accountId, name }}
            onRemoved={() => {
              setIsOpen(false)
              me.leave()
            }}
            onStay={() => setIsRemoving(false)}
          />
        }
      >
        <p>{t(me.isMe ? 'consoleTeam.removeSelf' : 'consoleTeam.removeText')}</p>
      </Dialog>
    )
  return (
    <Dialog
      {...frame}
      title={name}
      footer={
        <Button
          variant="primary"
          size="lg"
          isLoading={changing.isLoading}
          loadingLabel={t('team.saving')}
          onClick={() => void save()}
        >
          {t('team.save')}
        </Button>
      }
    >
      <div className="stack">
        <RoleChoice roles={roles} value={role} onChange={setRole} />
        {colleague.hasSecondFactor && !me.isMe && <ResetSecondFactor {...{ accountId, name }} />}
        <Button variant="danger" onClick={() => setIsRemoving(true)}>
          {t('team.remove')}
        </Button>
      </div>
    </Dialog>
  )
}

interface RemoveActsProps {
  accountId: string
  name: string
  onRemoved: () => void
  onStay: () => void
}

function RemoveActs({ accountId, name, onRemoved, onStay }: RemoveActsProps) {
  const { t } = useTranslation()
  const [remove, { isLoading }] = useRemoveOperatorMutation()
  const removeNow = async () => {
    const { error } = await remove({ params: { accountId } })
    if (error) return showFailure(error)
    showToast({ id: 'team', variant: 'positive', title: t('consoleTeam.removed', { name }) })
    onRemoved()
  }
  return (
    <>
      <Button
        variant="danger"
        size="lg"
        isLoading={isLoading}
        loadingLabel={t('team.removing')}
        onClick={() => void removeNow()}
      >
        {t('team.removeNow', { name })}
      </Button>
      <Button size="lg" onClick={onStay}>
        {t('team.stay')}
      </Button>
    </>
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
