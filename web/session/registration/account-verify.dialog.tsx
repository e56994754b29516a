import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { VERIFY_DIALOG_CLOSE_DELAY_MS } from '#contract/constants.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { PageDialogSheet } from '#ui/dialog/page-dialog.tsx'
import type { PlacedDish } from '#ui/table-setting/dish.ts'
import { TableSetting } from '#ui/table-setting/table-setting.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useIsOverCheckout, useSavePath } from '#web/session/use-path-afterwards.ts'
import { WaitingSheet } from '#web/session/without-scripts.tsx'
import { useCloseDialog } from '#web/navigation/use-dialogs.ts'
import { useGoTo } from '#web/navigation/use-go-to.ts'
import { WithState } from '#web/page/with-state.tsx'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { registeredFlagReset } from '#web/state/register.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { EmailOnItsWay } from './email-sent.tsx'
import { useConfirmLink } from './use-confirm-link.ts'

const TABLE: readonly PlacedDish[] = [
  { picture: 'envelope', vessel: 'plate', x: 50, y: 52, size: 128, fill: 62 },
  { picture: 'fork-and-knife', vessel: 'bare', x: 29, y: 52, size: 84 },
  { picture: 'hot-pepper', vessel: 'bare', x: 80, y: 78, size: 42 },
]

/**
 * A link to confirm the email address is on its way. The link leads here too, with its code: then the address
 * is confirmed, and the next dialog shows the result.
 */
export function AccountVerifyDialog() {
  return (
    <WithState>
      <AccountVerify />
    </WithState>
  )
}

function AccountVerify() {
  const { t } = useTranslation()
  const email = useAppSelector(({ register }) => register.email)
  // Only the browser has the code.
  const isInBrowser = useIsInBrowser()
  const { isConfirming, problem, tryAgain } = useConfirmLink()
  // The link itself has no page to go back to.
  useSavePath({ isWaiting: !isConfirming && problem === null })
  const close = useClose()
  const isWaiting = !isInBrowser || isConfirming
  return (
    <PageDialogSheet
      title={t(isWaiting || problem ? 'session.confirmingTitle' : 'session.verifyTitle')}
      closeLabel={t('shell.close')}
      onClose={close}
      picture={<TableSetting seed="verify" cloth="custard" weave="gingham" dishes={TABLE} />}
    >
      {problem ? (
        <>
          <Banner variant="danger">{problem}</Banner>
          <Button variant="primary" size="lg" isBlock onClick={tryAgain}>
            {t('session.tryAgain')}
          </Button>
        </>
      ) : isWaiting ? (
        <WaitingSheet text={t('session.confirming')} />
      ) : (
        <EmailOnItsWay email={email} message="verify" />
      )}
    </PageDialogSheet>
  )
}

/** Closes to home, or to checkout if the registration started there, a moment later. */
function useClose(): () => void {
  const goTo = useGoTo()
  const dispatch = useAppDispatch()
  const closeHome = useCloseDialog()
  const isOverCheckout = useIsOverCheckout()
  const cartToken = useAppSelector(({ cart }) => cart.cartToken)
  return () => {
    dispatch(registeredFlagReset())
    setTimeout(() => {
      if (cartToken !== null && isOverCheckout) goTo(links.checkout())
      else closeHome()
    }, VERIFY_DIALOG_CLOSE_DELAY_MS)
  }
}
