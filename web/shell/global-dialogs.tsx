import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageDialog } from '#ui/page-dialog.tsx'
import { dialogAt, type DialogPath } from '../session/dialog-paths.ts'
import { focusMain } from './focus-main.ts'
import { useIsInBrowser } from './use-is-in-browser.ts'

/** Each is fetched when it is first opened, and holds one `PageDialogSheet`. */
const fetchers = {
  '/login': () => import('../session/login.dialog.tsx').then(({ LoginDialog }) => LoginDialog),
  '/register': () =>
    import('../session/register.dialog.tsx').then(({ RegisterDialog }) => RegisterDialog),
  '/forgot-password': () =>
    import('../session/forgot-password.dialog.tsx').then(
      ({ ForgotPasswordDialog }) => ForgotPasswordDialog,
    ),
  '/password-reset': () =>
    import('../session/password-reset.dialog.tsx').then(
      ({ PasswordResetDialog }) => PasswordResetDialog,
    ),
  '/password-reset-failed': () =>
    import('../session/password-reset-failed.dialog.tsx').then(
      ({ PasswordResetFailedDialog }) => PasswordResetFailedDialog,
    ),
  '/account-verify': () =>
    import('../session/account-verify.dialog.tsx').then(
      ({ AccountVerifyDialog }) => AccountVerifyDialog,
    ),
  '/account-verified-success': () =>
    import('../session/account-verified-success.dialog.tsx').then(
      ({ AccountVerifiedSuccessDialog }) => AccountVerifiedSuccessDialog,
    ),
  '/account-verification-failed': () =>
    import('../session/account-verification-failed.dialog.tsx').then(
      ({ AccountVerificationFailedDialog }) => AccountVerificationFailedDialog,
    ),
  '/account-confirmed': () =>
    import('../session/account-confirmed.dialog.tsx').then(
      ({ AccountConfirmedDialog }) => AccountConfirmedDialog,
    ),
  '/create-customer-account': () =>
    import('../session/create-customer-account.dialog.tsx').then(
      ({ CreateCustomerAccountDialog }) => CreateCustomerAccountDialog,
    ),
} satisfies Record<DialogPath, () => Promise<() => ReactNode>>

function later(path: DialogPath) {
  return lazy(() => fetchers[path]().then((Dialog) => ({ default: Dialog })))
}

const dialogs = Object.fromEntries(
  Object.keys(fetchers).map((path) => [path, later(path as DialogPath)]),
) as Record<DialogPath, ReturnType<typeof later>> // its keys are the fetchers'

// On a page that is loaded with a dialog, it is fetched along with the page.
if (typeof document !== 'undefined') fetchAhead(window.location.pathname)

/**
 * The page, and over it the dialog whose address the address bar shows. The page is the one that was
 * there when the dialog was opened, or the first page where its address was loaded anew.
 */
export function GlobalDialogs({ children }: { children: ReactNode }) {
  const location = useLocation()
  const open = dialogAt((location.mask ?? location).pathname)
  return (
    <>
      <div className="beneath-dialog" inert={open !== null}>
        {children}
      </div>
      <Suspense>
        <OpenDialog open={open} />
      </Suspense>
    </>
  )
}

/** The dialog stays until it has left in its own time; another one takes its place at once. */
function OpenDialog({ open }: { open: DialogPath | null }) {
  const isInBrowser = useIsInBrowser()
  const [shown, setShown] = useState({ path: open, isRising: isInBrowser })
  if (open !== null && open !== shown.path)
    setShown({ path: open, isRising: shown.path === null || shown.isRising })
  useFetchingAhead()
  const isLeaving = open === null && shown.path !== null
  useEffect(() => {
    // Whatever opened it may be gone, such as the way to log in.
    if (isLeaving && document.activeElement === document.body) focusMain()
  }, [isLeaving])
  const forget = useCallback(() => setShown({ path: null, isRising: true }), [])
  if (shown.path === null) return null
  const Dialog = dialogs[shown.path]
  return (
    <PageDialog isOpen={open !== null} isRising={shown.isRising} onClosed={forget}>
      <Dialog key={shown.path} />
    </PageDialog>
  )
}

/** Fetches a dialog as soon as somebody points at a link to it or reaches it by the keyboard. */
function useFetchingAhead(): void {
  useEffect(() => {
    const notice = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && link.origin === window.location.origin) fetchAhead(link.pathname)
    }
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, notice)
    return () => {
      for (const type of ['pointerover', 'focusin']) document.removeEventListener(type, notice)
    }
  }, [])
}

function fetchAhead(pathname: string): void {
  const path = dialogAt(pathname)
  // When it is opened it is fetched again, and then a failure is told.
  if (path) void fetchers[path]().catch(() => null)
}
