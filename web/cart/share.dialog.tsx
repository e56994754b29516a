import '#web/styles/sharing.css'
import '#web/messages/validation.ts'
import { Check, Copy, Lock, Share2 } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { copyText, shareLink, type Shared } from '#ui/share-link.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useChangeSharingMutation,
  useShareCartMutation,
  useStopSharingMutation,
} from '#web/calls/sharing-calls.ts'
import { hrefOf } from '#web/language.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppSelector } from '#web/state/store.ts'

interface ShareDialogProps {
  cart: Cart
  isOpen: boolean
  onClose: () => void
}

/** Shares a basket with friends, shows who has joined, locks it and stops the sharing. */
export function ShareDialog({ cart, isOpen, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  const { sharing } = cart
  useFocusOnNew(FIRST_FIELD_ID, isOpen, sharing !== null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="medium"
      className="share-dialog"
      title={t('sharing.title')}
      closeLabel={t('shell.close')}
    >
      {sharing ? <Shared cart={cart} sharing={sharing} /> : <NotShared cart={cart} />}
    </Dialog>
  )
}

/** What is first in the dialog, shared or not. */
const FIRST_FIELD_ID = 'share-first'

/** The pressed button disappears once a basket is shared, or no longer: focus the first field. */
function useFocusOnNew(id: string, isOpen: boolean, state: boolean): void {
  const before = useRef(state)
  useEffect(() => {
    const isNew = before.current !== state
    before.current = state
    if (isNew && isOpen) document.getElementById(id)?.focus()
  }, [id, isOpen, state])
}

function NotShared({ cart: { cartToken } }: { cart: Cart }) {
  const { t } = useTranslation()
  const firstName = useAppSelector(({ auth }) => auth.user?.firstName ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const [share, { isLoading }] = useShareCartMutation()
  const [isTried, setIsTried] = useState(false)
  const name = (typed ?? firstName).trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (name === '' || isLoading) return
    share({ params: { cartToken }, body: { ownerName: name } })
      .unwrap()
      .catch(showFailure)
  }
  return (
    <form className="stack spaced" onSubmit={submit} noValidate>
      <p className="soft">{t('sharing.text')}</p>
      <Field
        id={FIRST_FIELD_ID}
        label={t('sharing.yourName')}
        hint={t('sharing.yourNameHint')}
        error={isTried && name === '' ? t('validation.enter.name') : undefined}
        autoComplete="given-name"
        maxLength={40}
        required
        value={typed ?? firstName}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isLoading={isLoading}
        loadingLabel={t('sharing.making')}
      >
        {t('sharing.make')}
      </Button>
    </form>
  )
}

interface SharedProps {
  cart: Cart
  sharing: NonNullable<Cart['sharing']>
}

function Shared({ cart, sharing }: SharedProps) {
  const { t } = useTranslation()
  const { cartToken } = cart
  const [change] = useChangeSharingMutation()
  // Shown at once; the server’s answer counts as soon as it arrives.
  const [isLockWanted, setIsLockWanted] = useState<boolean | null>(null)
  const [stop, { isLoading: isStopping }] = useStopSharingMutation()
  const lock = async (isLocked: boolean) => {
    setIsLockWanted(isLocked)
    await change({ params: { cartToken }, body: { isLocked } }).unwrap().catch(showFailure)
    setIsLockWanted(null)
  }
  return (
    <div className="stack spaced">
      <ShareLink cart={cart} sharing={sharing} />
      <section className="stack">
        <h3>{t('sharing.who')}</h3>
        <ul className="who-is-in" aria-live="polite">
          <Member name={t('sharing.owner', { name: sharing.ownerName })} id={null} cart={cart} />
          {sharing.members.map(({ id, name }) => (
            <Member key={id} name={name} id={id} cart={cart} />
          ))}
        </ul>
        {sharing.members.length === 0 && <p className="small muted">{t('sharing.nobody')}</p>}
      </section>
      <div className="stack lock">
        <Switch
          icon={Lock}
          checked={isLockWanted ?? sharing.isLocked}
          aria-describedby="lock-text"
          onChange={({ target }) => void lock(target.checked)}
        >
          {t('sharing.lock')}
        </Switch>
        <p id="lock-text" className="small muted">
          {t('sharing.lockText')}
        </p>
      </div>
      <div className="stack stop">
        <Button
          isLoading={isStopping}
          loadingLabel={t('sharing.stopping')}
          aria-describedby="stop-text"
          onClick={() => void stop({ params: { cartToken } }).unwrap().catch(showFailure)}
        >
          {t('sharing.stop')}
        </Button>
        <p id="stop-text" className="small muted">
          {t('sharing.stopText')}
        </p>
      </div>
    </div>
  )
}

function Member({ name, id, cart }: { name: string; id: string | null; cart: Cart }) {
  const { t } = useTranslation()
  const count = cart.lines
    .filter(({ memberId }) => memberId === id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className="row between">
      <span className="strong">{name}</span>
      <span className="small muted">{t('sharing.itemsOf', { count })}</span>
    </li>
  )
}

/** The link, to copy or to share with the device's own share sheet. */
function ShareLink({ cart, sharing }: SharedProps) {
  const { t } = useTranslation()
  const [copying, setCopying] = useState<'copied' | 'failed' | null>(null)
  const url = `${location.origin}${hrefOf(links.sharedBasket(sharing.shareToken))}`
  const title = t('sharing.sendTitle', { name: sharing.ownerName, store: cart.store.name })
  const show = (became: Shared) =>
    setCopying(became === 'copied' || became === 'failed' ? became : null)
  return (
    <div className="stack">
      <Field
        id={FIRST_FIELD_ID}
        label={t('sharing.link')}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="row wrap">
        {'share' in navigator && (
          <Button variant="primary" onClick={() => void shareLink({ title, url }).then(show)}>
            <Icon of={Share2} />
            {t('sharing.send')}
          </Button>
        )}
        <Button
          variant={'share' in navigator ? 'secondary' : 'primary'}
          onClick={() => void copyText(url).then(show)}
        >
          <Icon of={copying === 'copied' ? Check : Copy} />
          {t(copying === 'copied' ? 'sharing.copied' : 'sharing.copy')}
        </Button>
      </div>
      <p className="sr" role="status">
        {copying === 'copied' && t('sharing.copied')}
      </p>
      {copying === 'failed' && <Banner variant="warning">{t('sharing.copyFailed')}</Banner>}
    </div>
  )
}
