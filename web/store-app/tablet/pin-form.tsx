import { Delete } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { PIN } from '#rules/session/guessable-pin.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useSwitchPersonMutation } from '#web/calls/staff/tablet-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { touchTablet } from './use-tablet.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const LONGEST = 6

interface PinFormProps {
  storeId: string
  person: { accountId: string; name: string }
  onDone: () => void
  onBack: () => void
}

/** The PIN of a person, by a keyboard or the pad under it. */
export function PinForm({ storeId, person, onDone, onBack }: PinFormProps) {
  const { t } = useTranslation()
  const [pin, setPin] = useState('')
  const [switchTo, { error, isLoading, reset }] = useSwitchPersonMutation()
  const problem = useProblem(error)
  const input = useRef<HTMLInputElement>(null)
  const { accountId, name } = person
  useEffect(() => input.current?.focus(), [])

  const write = (typed: string) => {
    if (error) reset()
    setPin(typed.replaceAll(/\D/g, '').slice(0, LONGEST))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading || !PIN.test(pin)) return input.current?.focus()
    // Before they act, as a tablet that somebody acts on and nobody has touched is locked.
    touchTablet()
    const answer = await switchTo({ params: { storeId }, body: { accountId, pin } })
    setPin('')
    if (answer.error) return input.current?.focus()
    onDone()
  }
  return (
    <form className="stack pin-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={input}
        label={t('tablet.pinOf', { name })}
        // Not a password to the browser, which would offer to remember it for everybody here.
        className="pin-field"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={pin}
        error={problem}
        onChange={(event) => write(event.target.value)}
      />
      <div className="pin-pad" role="group" aria-label={t('tablet.digits')}>
        {DIGITS.map((digit) => (
          <Button key={digit} size="lg" onClick={() => write(pin + digit)}>
            {digit}
          </Button>
        ))}
        <span />
        <Button size="lg" onClick={() => write(`${pin}0`)}>
          0
        </Button>
        <Button
          size="lg"
          aria-label={t('tablet.deleteDigit')}
          onClick={() => write(pin.slice(0, -1))}
        >
          <Icon of={Delete} />
        </Button>
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isLoading={isLoading}
        loadingLabel={t('tablet.entering')}
      >
        {t('tablet.enter', { name })}
      </Button>
      <Button variant="quiet" isBlock onClick={onBack}>
        {t('tablet.somebodyElse')}
      </Button>
    </form>
  )
}

/** Says how long there is to wait after too many wrong PINs. */
function useProblem(error: unknown): string | undefined {
  const { t } = useTranslation()
  if (!isApiFailure(error)) return undefined
  const seconds = error.details['retryAfterSeconds']
  if (error.code === 'TOO_MANY_REQUESTS' && typeof seconds === 'number')
    return t('tablet.tooMany', { count: Math.ceil(seconds / 60) })
  return textOfFailure(error)
}
