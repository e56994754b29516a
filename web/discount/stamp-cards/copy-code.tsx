import { Copy } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** A promo code to read, and to copy where scripts run. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      showToast({ id: 'code', variant: 'positive', title: t('discount.copied', { code }) })
    } catch {
      showToast({ id: 'code', variant: 'warning', title: t('discount.notCopied', { code }) })
    }
  }
  return (
    <button
      type="button"
      className="offer-code"
      aria-label={t('discount.copyCode', { code })}
      onClick={() => void copy()}
    >
      <b>{code}</b>
      <span className="only-scripted">
        <Icon of={Copy} /> {t('discount.copy')}
      </span>
    </button>
  )
}
