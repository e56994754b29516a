import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PageDialogSheet } from '#ui/dialog/page-dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { WithState } from '#web/page/with-state.tsx'
import { withState } from '#web/state/lazy-state.ts'
import { resetForgotten, resetLinkOpened } from '#web/state/reset.slice.ts'
import { startedStore } from '#web/state/started-store.ts'
import { useAppDispatch } from '#web/state/store.ts'
import { PasswordResetForm } from './password-reset-form.tsx'
import { useCloseDialog, useShownLocation } from '#web/navigation/use-dialogs.ts'
import { WithoutScripts } from '#web/session/without-scripts.tsx'

/** The dialog that the link for a new password opens. */
export function PasswordResetDialog() {
  return (
    <WithState>
      <PasswordReset />
    </WithState>
  )
}

function PasswordReset() {
  const { t } = useTranslation()
  const close = useCloseDialog()
  const dispatch = useAppDispatch()
  const isLinkRead = useResetLink()
  return (
    <PageDialogSheet
      title={t('session.resetTitle')}
      closeLabel={t('shell.close')}
      onClose={() => {
        close()
        dispatch(resetForgotten())
      }}
    >
      <WithoutScripts />
      <PasswordResetForm isLinkRead={isLinkRead} />
    </PageDialogSheet>
  )
}

/**
 * Moves the link's code and email address out of the address bar, where they would be seen and stored, into
 * the tab's storage, which has them until they are used, also after a reload. Returns whether it has done so.
 */
function useResetLink(): boolean {
  const [isRead, setIsRead] = useState(false)
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const { hash } = useShownLocation()
  const read = useEffectEvent((link: URLSearchParams) => {
    const code = link.get('code')
    if (!code) return
    // What this tab has stored is restored before a newer link is read.
    startedStore()
    dispatch(resetLinkOpened({ code, email: link.get('email') ?? '' }))
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => read(new URLSearchParams(hash.slice(1))), [hash])
  // By then the state also has what the tab has stored.
  useEffect(() => void withState(() => setIsRead(true)), [])
  return isRead
}
