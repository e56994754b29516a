import { useState } from 'react'
import type { Colleague } from '#contract/partner/team.ts'
import type { User } from '#contract/session.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { partnerApi } from '#web/calls/staff/partner-calls.ts'
import {
  useChangeColleagueMutation,
  useRemoveColleagueMutation,
} from '#web/calls/staff/team-calls.ts'
import { useRemovePinMutation } from '#web/calls/staff/tablet-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { RoleChoice } from '#web/staff/team/role-choice.tsx'
import { useStaffRoles } from './use-staff-roles.ts'

interface ColleagueDialogProps {
  store: User['stores'][number]
  colleague: Colleague
  onClosed: () => void
}

/** Another role for a colleague, or the end of their work here, which is asked about once more. */
export function ColleagueDialog({ store, colleague, onClosed }: ColleagueDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [isRemoving, setIsRemoving] = useState(false)
  const roles = useStaffRoles()
  const [role, setRole] = useState(colleague.role)
  const { name: known, email, accountId } = colleague
  const name = known || email
  const params = { storeId: store.id, accountId }
  const { isMe, refreshMe } = useMyself(accountId)
  const [change, changing] = useChangeColleagueMutation()
  const [remove, removing] = useRemoveColleagueMutation()
  const [removePin, removingPin] = useRemovePinMutation()

  const finish = async (done: Promise<{ error?: unknown }>, title: string) => {
    const { error } = await done
    if (error) return showFailure(error)
    showToast({ id: 'team', variant: 'positive', title })
    setIsOpen(false)
    refreshMe()
  }
  const frame = { isOpen, onClose: () => setIsOpen(false), onClosed, closeLabel: t('team.close') }
  if (isRemoving)
    return (
      <Dialog
        {...frame}
        title={t('team.removeTitle', { name })}
        footer={
          <>
            <Button
              variant="danger"
              size="lg"
              isLoading={removing.isLoading}
              loadingLabel={t('team.removing')}
              onClick={() => void finish(remove({ params }), t('team.removed', { name }))}
            >
              {t('team.removeNow', { name })}
            </Button>
            <Button size="lg" onClick={() => setIsRemoving(false)}>
              {t('team.stay')}
            </Button>
          </>
        }
      >
        <p>{t(isMe ? 'team.removeSelf' : 'team.removeText', { store: store.name })}</p>
      </Dialog>
    )
  const changed = () => t('team.changed', { name, role: t(`storeApp.role.${role}`) })
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
          onClick={() => void finish(change({ params, body: { role } }), changed())}
        >
          {t('team.save')}
        </Button>
      }
    >
      <div className="stack">
        <RoleChoice roles={roles} value={role} onChange={setRole} />
        {colleague.hasPin && (
          <Button
            isLoading={removingPin.isLoading}
            loadingLabel={t('team.saving')}
            onClick={() =>
              void finish(removePin({ params }), t('tablet.colleaguePinRemoved', { name }))
            }
          >
            {t('tablet.colleaguePin')}
          </Button>
        )}
        <Button variant="danger" onClick={() => setIsRemoving(true)}>
          {t('team.remove')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Whoever changes their own role sees at once what it opens. */
function useMyself(accountId: string) {
  const dispatch = useAppDispatch()
  const isMe = useAppSelector(({ partner }) => partner.user?.id === accountId)
  const { getPartner } = partnerApi.endpoints
  const refreshMe = () => {
    if (isMe)
      void dispatch(getPartner.initiate(undefined, { forceRefetch: true, subscribe: false }))
  }
  return { isMe, refreshMe }
}
