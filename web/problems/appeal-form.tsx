import { useState } from 'react'
import { PROBLEM_TEXT_MAXIMUM } from '#contract/constants.ts'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useAppealProblemMutation } from '#web/calls/problem-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface AskMarketplaceProps {
  report: ProblemReport
  orderToken: string | null
  marketplace: string
  /** The deadline, as a text. */
  until: string
}

/** The opened form replaces the pressed button. */
const focus = (area: HTMLTextAreaElement | null) => area?.focus()

/** Asks the marketplace's operators to decide, if the store's answer does not help. */
export function AskMarketplace({ report, orderToken, marketplace, until }: AskMarketplaceProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [appeal, { isLoading }] = useAppealProblemMutation()
  const isTooLong = text.trim().length > PROBLEM_TEXT_MAXIMUM

  const send = async () => {
    if (isTooLong) return
    const params = { orderId: report.order.id, reportId: report.id }
    const { error } = await appeal({ params, body: { text: text.trim() }, orderToken })
    if (error !== undefined) return showFailure(error)
    // The pressed button is removed; its report stays.
    document.querySelector<HTMLElement>(`[aria-labelledby="report-${report.id}"]`)?.focus()
    showToast({
      id: `appeal ${report.id}`,
      variant: 'positive',
      title: t('problems.appealSent', { marketplace }),
      text: t('problems.appealSentText'),
    })
  }

  if (!isOpen)
    return (
      <div className="problem-ask">
        <Button isBlock onClick={() => setIsOpen(true)}>
          {t('problems.appeal', { marketplace })}
        </Button>
        <p className="small muted">{t('problems.appealText', { time: until })}</p>
      </div>
    )
  return (
    <form
      className="problem-ask"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        ref={focus}
        label={t('problems.appealReason')}
        hint={t('problems.appealText', { time: until })}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isTooLong && t('problems.tooLong', { count: PROBLEM_TEXT_MAXIMUM })}
      />
      <Button
        type="submit"
        variant="primary"
        isBlock
        isLoading={isLoading}
        loadingLabel={t('problems.appealSending')}
      >
        {t('problems.appealSend', { marketplace })}
      </Button>
    </form>
  )
}
