import '#web/styles/staff/hours.css'
import '#web/messages/hours.ts'
import { Plus, X } from 'lucide-react'
import { DAY_NAMES } from '#rules/stores/usual-week.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { readSpan, type SoldWhenDraft, type SpanDraft } from './sold-when-draft.ts'

interface SoldWhenFieldsProps {
  /** What it is when it has no times of its own. */
  usual: 'asCategory' | 'always'
  value: SoldWhenDraft
  onChange: (value: SoldWhenDraft) => void
  /** Says what is wrong with a time. */
  isChecked: boolean
}

const lunch: Omit<SpanDraft, 'key'> = { weekdays: [1, 2, 3, 4, 5], from: '12:00', until: '15:00' }

/** By which services and at which times something is sold. */
export function SoldWhenFields({ usual, value, onChange, isChecked }: SoldWhenFieldsProps) {
  const { t } = useTranslation()
  const { isOwn, services, spans } = value
  const type = (key: number, typed: Partial<SpanDraft>) =>
    onChange({
      ...value,
      spans: spans.map((span) => (span.key === key ? { ...span, ...typed } : span)),
    })
  const add = () => {
    const key = Math.max(-1, ...spans.map((span) => span.key)) + 1
    onChange({ ...value, spans: [...spans, { key, ...lunch }] })
  }
  return (
    <div className="stack menu-sold-when">
      <ChoiceGroup
        legend={t('menuEditor.soldWhen')}
        name="sold-when"
        value={isOwn ? 'own' : 'usual'}
        onChange={(chosen) => onChange({ ...value, isOwn: chosen === 'own' })}
        options={[
          { value: 'usual', label: t(`menuEditor.${usual}`) },
          { value: 'own', label: t('menuEditor.ownTimes') },
        ]}
      />
      {isOwn && (
        <>
          <Select
            label={t('menuEditor.services')}
            value={services}
            onChange={({ target }) =>
              onChange({ ...value, services: target.value as SoldWhenDraft['services'] })
            }
          >
            {(['both', 'delivery', 'collection'] as const).map((each) => (
              <option key={each} value={each}>
                {t(`menuEditor.service.${each}`)}
              </option>
            ))}
          </Select>
          {spans.length === 0 && <p className="small soft">{t('menuEditor.noTimes')}</p>}
          {spans.map((span, index) => (
            <fieldset key={span.key} className="stack">
              <legend className="label">
                {t('menuEditor.nthTime', { number: String(index + 1) })}
              </legend>
              <div className="hours-days">
                <div>
                  {DAY_NAMES.map((day, at) => (
                    <label key={day}>
                      <input
                        type="checkbox"
                        aria-label={t(`hours.day.${day}`)}
                        checked={span.weekdays.includes(at + 1)}
                        onChange={({ target }) =>
                          type(span.key, {
                            weekdays: DAY_NAMES.map((_, each) => each + 1).filter((each) =>
                              each === at + 1 ? target.checked : span.weekdays.includes(each),
                            ),
                          })
                        }
                      />
                      <span aria-hidden>{t(`hours.initial.${day}`)}</span>
                    </label>
                  ))}
                </div>
              </div>
              <div className="menu-times">
                <Field
                  type="time"
                  label={t('hours.from')}
                  value={span.from}
                  error={isChecked && !readSpan(span) && t('menuEditor.problem.noTime')}
                  onChange={({ target }) => type(span.key, { from: target.value })}
                />
                <Field
                  type="time"
                  label={t('hours.end')}
                  value={span.until}
                  onChange={({ target }) => type(span.key, { until: target.value })}
                />
                <IconButton
                  icon={X}
                  label={t('menuEditor.removeTime', { number: String(index + 1) })}
                  onClick={() =>
                    onChange({ ...value, spans: spans.filter(({ key }) => key !== span.key) })
                  }
                />
              </div>
            </fieldset>
          ))}
          <Button onClick={add}>
            <Icon of={Plus} />
            {t('menuEditor.addTime')}
          </Button>
        </>
      )}
    </div>
  )
}
