import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Field } from '#ui/form/field.tsx'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { SubmitButton } from '#web/page/submit-button.tsx'
import { useAppSelector } from '#web/state/store.ts'
import type { DishForFriend } from './use-shared-menu-commands.ts'

/** The name to join with. A dish that was chosen before waits for it. */
export function JoinForm({ dishes }: { dishes: DishForFriend }) {
  const { t } = useTranslation()
  const firstName = useAppSelector(({ auth }) => auth.user?.firstName ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const [isJoining, setIsJoining] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { waiting } = dishes
  // What was typed before the page's scripts ran.
  useEffect(() => setTyped(field.current?.value || null), [])
  useEffect(() => {
    if (waiting) field.current?.focus()
  }, [waiting])
  const name = (typed ?? firstName).trim()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (name === '' || isJoining) return field.current?.focus()
    setIsJoining(true)
    try {
      await dishes.join(name)
      // This form is removed, and with it the focus.
      document.getElementById('main')?.focus({ preventScroll: true })
    } catch (thrown) {
      showFailure(thrown)
    }
    setIsJoining(false)
  }
  return (
    <form
      className="panel join-form"
      method="dialog"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <h2>{t('sharing.joinTitle')}</h2>
      {waiting && (
        <p role="status" className="strong">
          {t('sharing.joinAndAdd', { dish: waiting.name })}
        </p>
      )}
      <div className="join-fields">
        <Field
          ref={field}
          label={t('sharing.joinName')}
          hint={t('sharing.joinHint')}
          error={isTried && name === '' ? t('validation.enter.name') : undefined}
          autoComplete="given-name"
          maxLength={40}
          required
          value={typed ?? firstName}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SubmitButton
          isBlock={false}
          isLoading={isJoining}
          label={t('sharing.join')}
          loadingLabel={t('sharing.joining')}
        />
      </div>
      <noscript>
        <p className="small soft">{t('sharing.withoutScripts')}</p>
      </noscript>
    </form>
  )
}
