import { CircleAlert } from 'lucide-react'
import type { OrderLine } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { LINE_PROBLEMS } from '#rules/problems/problem-kinds.ts'
import { Chip } from '#ui/form/chip.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useId } from 'react'
import { optionWords } from '#web/messages/option-words.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { ReportDraft } from './report-draft.ts'

type Chosen = NonNullable<ReportDraft['lines'][number]>

interface ReportLineProps {
  line: OrderLine
  /** The store whose tablecloth is behind its picture. */
  seed: string
  /** The quantity that can be reported. */
  left: number
  chosen: Chosen | null
  isKindMissing: boolean
  onChange: (chosen: Chosen | null) => void
}

/** One item of an order: whether it had a problem, which, and how many of it. */
export function ReportLine(props: ReportLineProps) {
  const { line, seed, left, chosen, isKindMissing, onChange } = props
  const { t } = useTranslation()
  const details = optionWords(line.options).join(', ')
  const small = left === 0 ? t('problems.reportedBefore') : details || undefined
  return (
    <li>
      <div className="problem-line">
        <Choice
          type="checkbox"
          checked={chosen !== null}
          disabled={left === 0}
          onChange={({ target }) =>
            onChange(target.checked ? { quantity: left, kind: null } : null)
          }
          small={small}
          end={formatPence(line.linePence)}
        >
          <b>{t('problems.item', line)}</b>
        </Choice>
        <DishThumbnail seed={seed} dish={line.art} className="thumb" />
      </div>
      {chosen && <WhatWasWrong {...{ line, left, chosen, isKindMissing, onChange }} />}
    </li>
  )
}

function WhatWasWrong(props: Omit<ReportLineProps, 'seed' | 'chosen'> & { chosen: Chosen }) {
  const { line, left, chosen, isKindMissing, onChange } = props
  const { t } = useTranslation()
  const id = useId()
  const name = line.name
  return (
    <div className="problem-wrong">
      <fieldset
        className="problem-chips"
        aria-describedby={isKindMissing ? `${id}-error` : undefined}
      >
        <legend>{t('problems.whatOf', { name })}</legend>
        <div className="chips">
          {LINE_PROBLEMS.map((kind) => (
            <Chip
              key={kind}
              type="radio"
              name={id}
              checked={chosen.kind === kind}
              onChange={() => onChange({ ...chosen, kind })}
            >
              {t(`problems.kind.${kind}`)}
            </Chip>
          ))}
        </div>
        {isKindMissing && (
          <p className="problem" id={`${id}-error`} role="alert">
            <Icon of={CircleAlert} />
            {t('problems.chooseKind')}
          </p>
        )}
      </fieldset>
      {left > 1 && (
        <div className="row between">
          <span>{t('problems.howMany')}</span>
          <Stepper
            label={`${name}: ${t('problems.howMany')}`}
            value={chosen.quantity}
            maximum={left}
            lessLabel={t('problems.fewer', { name })}
            moreLabel={t('problems.more', { name })}
            onChange={(quantity) => onChange({ ...chosen, quantity })}
          />
        </div>
      )}
    </div>
  )
}
