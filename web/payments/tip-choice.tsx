import { useId, useState } from 'react'
import { LATER_TIP_MINIMUM_PENCE, TIP_MAXIMUM_PENCE } from '#contract/constants.ts'
import { formatPence, formatPounds, parsePence } from '#rules/money/pence.ts'
import { Field } from '#ui/form/field.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface TipChoiceProps {
  tipPence: number
  onChange: (tipPence: number) => void
  /** After delivery, where it is offered by itself: then nothing is preselected. */
  isLater?: boolean
}

const USUAL = [100, 200, 300]
const OTHER = 'other'

/** The courier's tip, on top of everything else; 0: none. */
export function TipChoice({ tipPence, onChange, isLater = false }: TipChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  const [isOther, setIsOther] = useState(tipPence > 0 && !USUAL.includes(tipPence))
  const value = isOther ? OTHER : String(tipPence)
  const choose = (pence: number) => {
    setIsOther(false)
    onChange(pence)
  }
  return (
    <fieldset className="tip">
      <legend className="label">{t('payments.tip')}</legend>
      {!isLater && <p className="hint">{t('payments.tipHint')}</p>}
      <div className="seg fill tip-amounts">
        {(isLater ? USUAL : [0, ...USUAL]).map((pence) => (
          <label key={pence}>
            <input
              type="radio"
              name={name}
              value={pence}
              checked={value === String(pence)}
              onChange={() => choose(pence)}
            />
            {pence === 0 ? t('payments.tipNone') : formatPounds(pence)}
          </label>
        ))}
        <label>
          <input
            type="radio"
            name={name}
            value={OTHER}
            checked={isOther}
            onChange={() => setIsOther(true)}
          />
          {t('payments.tipOther')}
        </label>
      </div>
      {isOther && <OtherTip {...{ tipPence, onChange, isLater }} />}
    </fieldset>
  )
}

/** A custom amount, applied when the field loses focus or Enter is pressed. */
function OtherTip({ tipPence, onChange, isLater = false }: TipChoiceProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(tipPence > 0 ? formatPence(tipPence).slice(1) : '')
  const [isWrong, setIsWrong] = useState(false)
  const take = () => {
    const pence = text.trim() === '' ? 0 : parsePence(text)
    const least = isLater ? LATER_TIP_MINIMUM_PENCE : 0
    const isRight = pence !== null && pence >= least && pence <= TIP_MAXIMUM_PENCE
    setIsWrong(!isRight)
    if (isRight && pence !== tipPence) onChange(pence)
  }
  return (
    <Field
      label={t('payments.tipAmount')}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Enter applies the amount first; the next press orders.
        event.preventDefault()
        take()
      }}
      error={
        isWrong &&
        t(isLater ? 'payments.laterTipProblem' : 'payments.tipProblem', {
          minimum: formatPence(LATER_TIP_MINIMUM_PENCE),
          maximum: formatPence(TIP_MAXIMUM_PENCE),
        })
      }
    />
  )
}
