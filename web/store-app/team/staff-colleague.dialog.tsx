import { useState } from 'react'
import type { StaffRole } from '#contract/partner/staff-roles.ts'
import type { Colleague } from '#contract/partner/team.ts'
import type { User } from '#contract/session.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { partnerApi } from '#web/calls/staff/partner-calls.ts'
import {
  useChangeColleagueMutation,
  useRemoveColleagueMutation,
} from '#web/calls/staff/team-calls.ts'
import { useRemovePinMutation } from '#web/calls/staff/tablet-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ColleagueDialog, type Removal } from '#web/staff/team/colleague.dialog.tsx'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { useStaffRoles } from './use-staff-roles.ts'

interface StaffColleagueDialogProps {
  store: User['stores'][number]
  colleague: Colleague
  onClosed: () => void
}

/** Another role for a colleague, or the end of their PIN or of their work here. */
export function StaffColleagueDialog({ store, colleague, onClosed }: StaffColleagueDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const roles = useStaffRoles()
  const { name: known, email, accountId } = colleague
  const name = known || email
  const params = { storeId: store.id, accountId }
  const { isMe, refreshMe } = useMyself(accountId)
  const [change, { isLoading: isSaving }] = useChangeColleagueMutation()
  const [remove, { isLoading: isRemoving }] = useRemoveColleagueMutation()
  const [removePin, removingPin] = useRemovePinMutation()
  const [refusal, setRefusal] = useState<string | null>(null)

  const finish = async (done: Promise<{ error?: unknown }>, title: string) => {
    setRefusal(null)
    const { error } = await done
    if (error) return setRefusal(textOfEveryRefusal(error))
    showToast({ id: 'team', variant: 'positive', title })
    setIsOpen(false)
    refreshMe()
  }
  const changed = (role: StaffRole) => t('team.changed', { name, role: t(`storeApp.role.${role}`) })
  const pinRemoval: Removal = {
    label: t('tablet.colleaguePin'),
    title: t('tablet.colleaguePinTitle', { name }),
    text: t('tablet.colleaguePinText'),
    confirm: t('tablet.colleaguePinNow'),
    isRemoving: removingPin.isLoading,
    onRemove: () => void finish(removePin({ params }), t('tablet.colleaguePinRemoved', { name })),
  }
  const end: Removal = {
    label: t('team.remove'),
    title: t('team.removeTitle', { name }),
    text: t(isMe ? 'team.removeSelf' : 'team.removeText', { store: store.name }),
    confirm: t('team.removeNow', { name }),
    isRemoving,
    onRemove: () => void finish(remove({ params }), t('team.removed', { name })),
    isFinal: true,
  }
  return (
    <ColleagueDialog
      {...{ isOpen, onClosed, name, roles, isSaving }}
      onClose={() => setIsOpen(false)}
      role={colleague.role}
      refusal={refusal}
      onTurn={() => setRefusal(null)}
      onSave={(role) => void finish(change({ params, body: { role } }), changed(role))}
      removals={colleague.hasPin ? [pinRemoval, end] : [end]}
    />
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
