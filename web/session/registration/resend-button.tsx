import { useEffect, useState } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useResendConfirmationMutation } from '#web/calls/session-calls.ts'
import { showSuccess } from '#web/calls/request/show-success.ts'
import { textOfRefusal } from '#web/calls/request/use-field-problems.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
/** The time an email needs to arrive before another one is of use. */
const SECONDS_BETWEEN = 30

interface ResendButtonProps {
  email: string
  /** One is on its way already. */
  isSent: boolean
  /** It has the focus when its dialog opens. */
  isFirst?: boolean
  onSent?: () => void
}

/** Sends the confirmation link again, but not at once. */
export function ResendButton({ email, isSent, isFirst, onSent }: ResendButtonProps) {
  const { t } = useTranslation()
  const [resend, { isLoading, error }] = useResendConfirmationMutation()
  const { secondsLeft, start } = useSecondsLeft(isSent ? SECONDS_BETWEEN : 0)
  const [wasSent, setWasSent] = useState(isSent)
  const send = async () => {
    if (secondsLeft > 0) return
    const sent = await resend({ body: { email } })
    if (!sent.data) return
    setWasSent(true)
    start(SECONDS_BETWEEN)
    showSuccess(sent.data.message)
    onSent?.()
  }
  const refusal = textOfRefusal(error)
  const time = `0:${String(secondsLeft).padStart(2, '0')}`
  return (
    <>
      {refusal && !isLoading && <Banner variant="danger">{refusal}</Banner>}
      <Button
        variant={wasSent ? 'secondary' : 'primary'}
        size={wasSent ? undefined : 'lg'}
        isBlock
        isLoading={isLoading}
        loadingLabel={t('session.sendingLink')}
        // Not `disabled`, which would lose the focus.
        aria-disabled={secondsLeft > 0 || undefined}
        className="tabular"
        data-first-focus={isFirst || undefined}
        onClick={() => void send()}
      >
        {secondsLeft > 0
          ? t('session.sendAgainIn', { time })
          : t(wasSent ? 'session.sendAgain' : 'session.sendNewLink')}
      </Button>
    </>
  )
}

/** Counts down to zero; `start` starts again. Tabs in the background catch up when they are visible. */
function useSecondsLeft(initialSeconds: number): {
  secondsLeft: number
  start: (seconds: number) => void
} {
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds)
  const [count, setCount] = useState({ seconds: initialSeconds })
  useEffect(() => {
    const endsAtMs = performance.now() + count.seconds * 1000
    const timer = setInterval(() => {
      const leftMs = endsAtMs - performance.now()
      setSecondsLeft(Math.max(0, Math.ceil(leftMs / 1000)))
      if (leftMs <= 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [count])
  const start = (seconds: number) => {
    setSecondsLeft(seconds)
    setCount({ seconds })
  }
  return { secondsLeft, start }
}
