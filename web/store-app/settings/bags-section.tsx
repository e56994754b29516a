import { useState } from 'react'
import type { AnsweredSettings, StoreSettings } from '#contract/partner/settings.ts'
import { isBagChargeTooLow, NATION_NAMES } from '#rules/cart/bag-charge.ts'
import { formatFee, formatPence, parsePence } from '#rules/money/pence.ts'
import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { formatDate } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { SettingsSection, type SectionProps } from './settings-section.tsx'

type Bags = StoreSettings['bags']
type Minimum = AnsweredSettings['bagMinimum']

const CHARGE_MAXIMUM_PENCE = 500
const BAGS_MAXIMUM = 10

/** What cannot be read is no amount, and so refused. */
const NOT_READ = -1

/** What a carrier bag costs, and the least that the law asks. */
export function BagsSection({ minimum, ...props }: SectionProps<'bags'> & { minimum: Minimum }) {
  const { t } = useTranslation()
  const isRefused = (draft: Bags) =>
    draft.pencePerBag === NOT_READ ||
    draft.pencePerBag > CHARGE_MAXIMUM_PENCE ||
    isBagChargeTooLow(draft, minimum.pencePerBag)
  return (
    <SettingsSection
      {...props}
      name="bags"
      title={t('settings.bags.title')}
      text={t('settings.bags.text')}
      isRefused={isRefused}
    >
      {(draft, change, isTried) => (
        <>
          <ChargePerBag
            saved={props.saved}
            minimum={minimum}
            onTyped={(pencePerBag) => change({ pencePerBag })}
            isWrong={isTried && isRefused(draft)}
          />
          <Select
            label={t('settings.bags.number')}
            hint={t('settings.bags.numberHint')}
            value={draft.bagsPerOrder}
            onChange={({ target }) => change({ bagsPerOrder: Number(target.value) })}
          >
            {Array.from({ length: BAGS_MAXIMUM + 1 }, (_, bags) => (
              <option key={bags} value={bags}>
                {bags}
              </option>
            ))}
          </Select>
          <Choice
            type="checkbox"
            checked={draft.noBagAllowed}
            onChange={({ target }) => change({ noBagAllowed: target.checked })}
            small={t('settings.bags.noBagHint')}
          >
            {t('settings.bags.noBag')}
          </Choice>
        </>
      )}
    </SettingsSection>
  )
}

interface ChargeProps {
  saved: Bags
  minimum: Minimum
  onTyped: (pence: number) => void
  isWrong: boolean
}

function ChargePerBag({ saved, minimum, onTyped, isWrong }: ChargeProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(() => (saved.pencePerBag / 100).toFixed(2))
  const fee = formatFee(minimum.pencePerBag)
  const nation = NATION_NAMES[minimum.nation]
  return (
    <>
      {isBagChargeTooLow(saved, minimum.pencePerBag) && (
        <p>{t('settings.bags.raised', { fee, own: formatPence(saved.pencePerBag) })}</p>
      )}
      <Field
        label={t('settings.bags.charge')}
        hint={
          minimum.next
            ? t('settings.bags.minimumNext', {
                nation,
                fee,
                next: formatFee(minimum.next.pencePerBag),
                day: formatDate(minimum.next.fromDay),
              })
            : t('settings.bags.minimum', { nation, fee })
        }
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          onTyped(parsePence(target.value) ?? NOT_READ)
        }}
        error={
          isWrong && t('settings.bags.chargeProblem', { fee: formatPence(minimum.pencePerBag) })
        }
      />
    </>
  )
}
