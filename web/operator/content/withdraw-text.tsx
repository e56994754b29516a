import { useState } from 'react'
import type { EditedText } from '#contract/operator/settings/site-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { useWithdrawSiteTextMutation } from '#web/calls/staff/operator/site-text-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** Takes a text off the website, after a question. */
export function WithdrawText({ text }: { text: EditedText }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [withdraw, { error: refused, isLoading, reset }] = useWithdrawSiteTextMutation()
  const send = async () => {
    const { slug, revision } = text
    const { error } = await withdraw({ params: { slug }, body: { revision } })
    if (error !== undefined) return
    showToast({ id: 'text', variant: 'positive', title: t('siteTexts.withdrawn') })
    setIsOpen(false)
  }
  return (
    <>
      <Button
        onClick={() => {
          reset()
          setIsOpen(true)
        }}
      >
        {t('siteTexts.withdraw')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('siteTexts.withdrawTitle')}
        closeLabel={t('siteTexts.close')}
        startsOn="title"
        refusal={isLoading ? null : textOfEveryRefusal(refused)}
        footer={
          <Button
            variant="danger"
            size="lg"
            isLoading={isLoading}
            loadingLabel={t('siteTexts.saving')}
            onClick={() => void send()}
          >
            {t('siteTexts.withdraw')}
          </Button>
        }
      >
        <p>{t(text.isBuiltIn ? 'siteTexts.withdrawBuiltIn' : 'siteTexts.withdrawOwn')}</p>
      </Dialog>
    </>
  )
}
