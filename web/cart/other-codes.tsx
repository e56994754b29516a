import { useState } from 'react'
import type { OtherCode } from '#contract/discount.ts'
import { formatFee } from '#rules/money/pence.ts'
import { Spinner } from '#ui/spinner.tsx'
import { marked } from '#web/messages/marked.tsx'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface OtherCodesProps {
  codes: readonly OtherCode[]
  /** Answers once the basket has it. */
  onUse: (code: string) => Promise<void>
}

/** Codes that were given but do not count, each with what it would save before it is pressed. */
export function OtherCodes({ codes, onUse }: OtherCodesProps) {
  const { t } = useTranslation()
  const [used, setUsed] = useState<string | null>(null)
  const use = async (code: string) => {
    if (used !== null) return
    setUsed(code)
    await onUse(code)
    setUsed(null)
  }
  return codes.map((other) => {
    const { code, name } = other
    return (
      <div key={code} className="other-code">
        <p>
          {marked(t('discount.alsoHave', { code, name }), (part) => (
            <b>{part}</b>
          ))}
        </p>
        <button
          type="button"
          className="link-btn"
          aria-busy={used === code || undefined}
          onClick={() => void use(code)}
        >
          {insteadWords(t, other)} {used === code && <Spinner />}
        </button>
      </div>
    )
  })
}

/** "Use TUCK10 instead (saves £1.96, £3.04 less than now)" */
export function insteadWords(
  t: Translate,
  { code, savesPence, savesLessPence }: OtherCode,
): string {
  if (savesPence === 0) return t('discount.useUnknown', { code })
  const words = {
    code,
    amount: formatFee(savesPence),
    difference: formatFee(Math.abs(savesLessPence)),
  }
  if (savesLessPence === 0) return t('discount.useSame', words)
  return t(savesLessPence > 0 ? 'discount.useLess' : 'discount.useMore', words)
}
