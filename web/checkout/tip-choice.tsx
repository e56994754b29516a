import { useId, useState } from 'react'
import { TIP_MAXIMUM_PENCE } from '#contract/constants.ts'
import { formatPence, formatPounds, parsePence } from '#rules/money/pence.ts'
import { Field } from '#ui/field.tsx'
import { useTranslation } from '../messages/use-translation.ts'

interface TipChoiceProps {
  tipPence: number
  onChange: (tipPence: number) => void
}

const USUAL = [0, 100, 200, 300]
const OTHER = 'other'

/** What is for the courier, on top of everything else. */
export function TipChoice({ tipPence, onChange }: TipChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  const [isOther, setIsOther] = useState(!USUAL.includes(tipPence))
  const value = isOther ? OTHER : String(tipPence)
  const choose = (pence: number) => {
    setIsOther(false)
    onChange(pence)
  }
  return (
    <fieldset className="tip">
      <legend className="label">{t('payments.tip')}</legend>
      <p className="hint">{t('payments.tipHint')}</p>
      <div className="seg fill tip-amounts">
        {USUAL.map((pence) => (
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
      {isOther && <OtherTip tipPence={tipPence} onChange={onChange} />}
    </fieldset>
  )
}

/** An amount of one's own, counted when the field is left or Enter is pressed. */
function OtherTip({ tipPence, onChange }: TipChoiceProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(tipPence > 0 ? formatPence(tipPence).slice(1) : '')
  const [isWrong, setIsWrong] = useState(false)
  const take = () => {
    const pence = text.trim() === '' ? 0 : parsePence(text)
    const isRight = pence !== null && pence <= TIP_MAXIMUM_PENCE
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
        // Counting it comes first; ordering is the next press.
        event.preventDefault()
        take()
      }}
      error={isWrong && t('payments.tipProblem', { maximum: formatPence(TIP_MAXIMUM_PENCE) })}
    />
  )
}
