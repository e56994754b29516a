import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { PageDialog, PageDialogSheet } from '#ui/dialog/page-dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { fetchAhead } from '#web/calls/request/connection.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { DialogPath } from '#web/dialog-paths.ts'
import { focusMain } from '#web/navigation/focus-main.ts'
import { useCloseDialog } from '#web/navigation/use-dialogs.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'

/** Each is loaded when it is first opened, and renders one `PageDialogSheet`. */
const fetchers = {
  '/login': () =>
    import('#web/session/sign-in/login.dialog.tsx').then(({ LoginDialog }) => LoginDialog),
  '/register': () =>
    import('#web/session/registration/register.dialog.tsx').then(
      ({ RegisterDialog }) => RegisterDialog,
    ),
  '/forgot-password': () =>
    import('#web/session/password/forgot-password.dialog.tsx').then(
      ({ ForgotPasswordDialog }) => ForgotPasswordDialog,
    ),
  '/password-reset': () =>
    import('#web/session/password/password-reset.dialog.tsx').then(
      ({ PasswordResetDialog }) => PasswordResetDialog,
    ),
  '/password-reset-failed': () =>
    import('#web/session/password/password-reset-failed.dialog.tsx').then(
      ({ PasswordResetFailedDialog }) => PasswordResetFailedDialog,
    ),
  '/account-verify': () =>
    import('#web/session/registration/account-verify.dialog.tsx').then(
      ({ AccountVerifyDialog }) => AccountVerifyDialog,
    ),
  '/account-verified-success': () =>
    import('#web/session/registration/account-verified-success.dialog.tsx').then(
      ({ AccountVerifiedSuccessDialog }) => AccountVerifiedSuccessDialog,
    ),
  '/account-verification-failed': () =>
    import('#web/session/registration/account-verification-failed.dialog.tsx').then(
      ({ AccountVerificationFailedDialog }) => AccountVerificationFailedDialog,
    ),
  '/account-confirmed': () =>
    import('#web/session/registration/account-confirmed.dialog.tsx').then(
      ({ AccountConfirmedDialog }) => AccountConfirmedDialog,
    ),
  '/create-customer-account': () =>
    import('#web/session/registration/create-customer-account.dialog.tsx').then(
      ({ CreateCustomerAccountDialog }) => CreateCustomerAccountDialog,
    ),
} satisfies Record<DialogPath, () => Promise<() => ReactNode>>

function later(path: DialogPath) {
  return lazyPart(() => fetchers[path]().then((Dialog) => ({ default: Dialog })))
}

const dialogs = Object.fromEntries(
  Object.keys(fetchers).map((path) => [path, later(path as DialogPath)]),
) as Record<DialogPath, ReturnType<typeof later>> // its keys are the fetchers'

interface OpenDialogProps {
  open: DialogPath | null
  /** The element that had the focus before. */
  openerRef: RefObject<Element | null>
}

/** The dialog stays mounted until its closing animation ends; another one replaces it at once. */
export function OpenDialog({ open, openerRef }: OpenDialogProps) {
  const isInBrowser = useIsInBrowser()
  const [shown, setShown] = useState({ path: open, isRising: isInBrowser })
  if (open !== null && open !== shown.path)
    setShown({ path: open, isRising: shown.path === null || shown.isRising })
  const isLeaving = open === null && shown.path !== null
  useEffect(() => {
    // The button that opened it may have been removed, such as the login link.
    if (isLeaving && !openerRef.current?.isConnected) focusMain()
  }, [isLeaving, openerRef])
  const clear = useCallback(() => setShown({ path: null, isRising: true }), [])
  const sheet = useSheet(shown.path)
  if (shown.path === null) return null
  return (
    <PageDialog
      openerRef={openerRef}
      isOpen={open !== null}
      isRising={shown.isRising}
      onClosed={clear}
    >
      {sheet}
    </PageDialog>
  )
}

/**
 * The content of the dialog. The same element for as long as it is the same dialog: rendered again before its
 * script has loaded, it would lose what was typed into the one that the server rendered.
 */
function useSheet(path: DialogPath | null): ReactNode {
  return useMemo(() => {
    if (path === null) return null
    const Dialog = dialogs[path]
    return (
      <Suspense fallback={<DialogOnItsWay />}>
        <Dialog key={path} />
      </Suspense>
    )
  }, [path])
}

/** Shown while a dialog is loading, however long that takes. */
function DialogOnItsWay() {
  const { t } = useTranslation()
  const close = useCloseDialog()
  return (
    <PageDialogSheet title={t('shell.oneMoment')} closeLabel={t('shell.close')} onClose={close}>
      <p className="waiting soft" role="status">
        <Spinner className="text-accent" />
        {t('shell.fetching')}
      </p>
    </PageDialogSheet>
  )
}

/** Loads a dialog before it is opened. */
export function fetchDialog(path: DialogPath): void {
  fetchAhead(fetchers[path])
}
