import { CircleCheck, CircleX, MapPin } from 'lucide-react'
import { useId, useState, type SyntheticEvent } from 'react'
import type { Result } from '#web/calls/api.ts'
import type { StoreZones } from '#contract/partner/zones.ts'
import { parsePostcode } from '#rules/address/postcode.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useLazyTryPostcodeQuery } from '#web/calls/staff/zone-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { feeWords, milesText } from './zone-words.ts'

export type Tried = Result<'tryPostcode'>

interface TryPostcodeProps {
  storeId: string
  zones: StoreZones
  /** What was tried last, which the map marks. */
  tried: Tried | null
  onTried: (tried: Tried | null) => void
}

/** What somebody at a postcode pays, or what is missing for a delivery there. */
export function TryPostcode({ storeId, zones, tried, onTried }: TryPostcodeProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<'empty' | 'unknown' | null>(null)
  const [ask, { isFetching }] = useLazyTryPostcodeQuery()
  const fieldId = useId()

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const postCode = text.trim()
    onTried(null)
    setProblem(postCode === '' ? 'empty' : null)
    if (postCode === '') return document.getElementById(fieldId)?.focus()
    try {
      onTried(await ask({ params: { storeId }, query: { postCode } }).unwrap())
    } catch (thrown) {
      const isUnknown = isApiFailure(thrown) && (thrown.status === 404 || thrown.fields.length > 0)
      if (!isUnknown) return showFailure(thrown)
      setProblem('unknown')
      document.getElementById(fieldId)?.focus()
    }
  }

  return (
    <div className="zone-try">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          id={fieldId}
          icon={MapPin}
          label={t('zones.try.label')}
          autoComplete="off"
          maxLength={16}
          value={text}
          error={problem && t(`zones.try.${problem}`)}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" isLoading={isFetching} loadingLabel={t('zones.try.trying')}>
          {t('zones.try.button')}
        </Button>
      </form>
      <div role="status">{tried && <Answer {...{ tried, zones }} />}</div>
    </div>
  )
}

function Answer({ tried, zones }: { tried: Tried; zones: StoreZones }) {
  const { t } = useTranslation()
  const { postCode, zoneId, minutes } = tried
  const zone = zones.items.find(({ id }) => id === zoneId)
  const miles = milesText(tried.distanceMiles)
  if (!zone || !minutes)
    return (
      <div className="zone-answer outside">
        <Icon of={CircleX} />
        <p>
          <b>{t('zones.try.nobody', { postCode })}</b> <MissingWords {...{ tried, zones }} />
        </p>
      </div>
    )
  return (
    <div className="zone-answer">
      <Icon of={CircleCheck} />
      <p>
        <b>{t('zones.try.inZone', { postCode, letter: zone.letter, name: zone.name })}</b>
        <br />
        {t('zones.try.terms', {
          fees: feeWords(t, zone.feeTiers),
          minimum: formatPence(zone.minimumOrderPence),
          ...minutes,
          miles,
        })}
      </p>
    </div>
  )
}

/** How far it is, and which zone would reach it. */
function MissingWords({ tried, zones }: { tried: Tried; zones: StoreZones }) {
  const { t } = useTranslation()
  if (!zones.isDeliveryOffered) return t('zones.try.notOffered')
  const { distanceMiles, postCode } = tried
  const largest = Math.max(0, ...zones.items.map(({ radiusMiles }) => radiusMiles ?? 0))
  const prefix = parsePostcode(postCode)?.outward ?? postCode
  // A tenth of a mile above, as the circle has to reach it.
  const circle = Math.ceil(distanceMiles * 10 + 0.01) / 10
  const sentences = [
    t('zones.try.away', { miles: milesText(distanceMiles) }),
    ...(largest > 0 ? [t('zones.try.largest', { count: largest })] : []),
    distanceMiles <= MAXIMUM_CIRCLE_TO_SUGGEST
      ? t('zones.try.missingCircle', { prefix, miles: circle })
      : t('zones.try.missing', { prefix }),
  ]
  return sentences.join(' ')
}

/** Further away nobody brings food. */
const MAXIMUM_CIRCLE_TO_SUGGEST = 10
