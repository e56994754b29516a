import { Button, buttonClass } from '#ui/button.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DialogLink } from '#web/navigation/dialog-link.tsx'
import { useFocusHandover } from '#web/checkout/use-focus-handover.ts'
import { useState } from 'react'
import { useAppSelector } from '#web/state/store.ts'
import { hasChosenGuest, saveGuestChoice } from '#web/checkout/checkout-draft.ts'

/** Offers a guest to log in; the form below works either way. */
export function GuestOrLogIn({ onGuest }: { onGuest: () => void }) {
  const { t } = useTranslation()
  const panel = useFocusHandover<HTMLElement>(firstFieldAfter)
  return (
    <section ref={panel} className="panel step guest-or-log-in">
      <div>
        <h2>{t('checkout.logInTitle')}</h2>
        <p className="soft">{t('checkout.logInText')}</p>
      </div>
      <div className="two">
        <DialogLink
          className={buttonClass({ isBlock: true })}
          dialog={links.login()}
          aria-haspopup="dialog"
        >
          {t('checkout.logIn')}
        </DialogLink>
        <Button variant="quiet" isBlock onClick={onGuest}>
          {t('checkout.asGuest')}
        </Button>
      </div>
    </section>
  )
}

const firstFieldAfter = (panel: HTMLElement) =>
  panel.parentElement?.querySelector<HTMLElement>('[aria-required]') ?? null

/** Whether to show the choice between logging in and continuing as a guest, and the answer. */
export function useGuestChoice() {
  const isSignedIn = useAppSelector(({ auth }) => auth.isAuthenticated)
  const [isGuest, setIsGuest] = useState(hasChosenGuest)
  return {
    isOpen: !isSignedIn && !isGuest,
    orderAsGuest: () => {
      saveGuestChoice()
      setIsGuest(true)
    },
  }
}
