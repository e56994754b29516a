import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import type { StoreZones } from '#contract/partner/zones.ts'
import { ZONE_TIERS_MAXIMUM } from '#rules/delivery/check-zone.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useReloadWarning } from '#web/staff/use-reload-warning.ts'
import { toggleSector } from './drawn-sectors.ts'
import { SectorMap } from './sector-map.tsx'
import { useZoneForm, type ZoneForm, type ZoneFormOptions } from './use-zone-form.ts'
import { ZoneCheckText, ZoneCheckButtons } from './zone-check.tsx'
import { faultWords } from './zone-words.ts'

interface ZoneFormDialogProps extends Omit<ZoneFormOptions, 'focusFault'> {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** A new zone or one that is there, typed and then checked before it is saved. */
export function ZoneFormDialog({ isOpen, onClose, onClosed, ...options }: ZoneFormDialogProps) {
  const { t } = useTranslation()
  const [isLeaving, setIsLeaving] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const form = useZoneForm({
    ...options,
    focusFault: () => requestAnimationFrame(() => focusFault(element.current)),
  })
  const { zone } = options
  const { check, isChanged } = form
  useReloadWarning(isChanged)
  const close = () => (isChanged ? setIsLeaving(true) : onClose())
  if (isLeaving)
    return <UnsavedZone {...{ isOpen, onClose, onClosed }} onStay={() => setIsLeaving(false)} />
  return (
    <Dialog
      {...{ isOpen, onClosed }}
      onClose={close}
      isPressBesideIgnored
      view={check ? 'check' : 'form'}
      startsOn={check ? 'title' : 'field'}
      onSubmit={check ? undefined : form.save}
      className="zone-dialog"
      title={
        check
          ? check.zone
            ? t('zones.check.title')
            : t('zones.check.deleteTitle', { letter: zone?.letter ?? '', name: zone?.name ?? '' })
          : zone
            ? t('zones.form.editTitle', { letter: zone.letter })
            : t('zones.form.addTitle')
      }
      closeLabel={t('zones.form.close')}
      footer={
        check ? (
          <ZoneCheckButtons {...{ form, check }} />
        ) : (
          <>
            <Button
              variant="primary"
              size="lg"
              type="submit"
              isLoading={form.isChecking || form.isSending}
              loadingLabel={t(form.isSending ? 'zones.form.saving' : 'zones.form.checking')}
            >
              {t('zones.form.save')}
            </Button>
            {zone && (
              <Button variant="danger" size="lg" onClick={form.askToDelete}>
                {t('zones.form.delete')}
              </Button>
            )}
          </>
        )
      }
    >
      {check ? (
        <ZoneCheckText check={check} />
      ) : (
        <ZoneFields form={form} zones={options.zones} zoneId={zone?.id ?? null} element={element} />
      )}
    </Dialog>
  )
}

type UnsavedZoneProps = Pick<ZoneFormDialogProps, 'isOpen' | 'onClose' | 'onClosed'> & {
  onStay: () => void
}

/** Asks before what was typed of a zone is lost. */
function UnsavedZone({ onClose, onStay, ...frame }: UnsavedZoneProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      {...frame}
      view="unsaved"
      onClose={onStay}
      isPressBesideIgnored
      startsOn="title"
      title={t('zones.unsaved.title')}
      closeLabel={t('zones.form.close')}
      footer={
        <>
          <Button variant="danger" size="lg" onClick={onClose}>
            {t('zones.unsaved.discard')}
          </Button>
          <Button size="lg" onClick={onStay}>
            {t('zones.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{t('zones.unsaved.text')}</p>
    </Dialog>
  )
}

interface ZoneFieldsProps {
  form: ZoneForm
  zones: StoreZones
  /** Null: a new one. */
  zoneId: string | null
  element: RefObject<HTMLDivElement | null>
}

function ZoneFields({ form, zones, zoneId, element }: ZoneFieldsProps) {
  const { t } = useTranslation()
  const { draft, faults, type } = form
  const problems = faultWords(t, faults, draft)
  const text = (name: 'name' | 'radiusMiles' | 'minimumOrder' | 'minMinutes' | 'maxMinutes') => ({
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
    error: problems.get(name === 'minimumOrder' ? 'minimumOrderPence' : name),
  })
  const number = { inputMode: 'decimal' } as const
  return (
    <div ref={element} className="stack zone-form">
      <Field label={t('zones.form.name')} hint={t('zones.form.nameHint')} {...text('name')} />
      <TextArea
        label={t('zones.form.prefixes')}
        hint={t('zones.form.prefixesHint')}
        rows={2}
        value={draft.prefixes}
        autoComplete="off"
        error={problems.get('prefixes')}
        onChange={({ target }) => type({ prefixes: target.value })}
      />
      {zones.sectors.length > 0 && (
        <SectorMap
          zones={zones}
          zoneId={zoneId}
          prefixes={draft.prefixes}
          onToggle={(code) => type({ prefixes: toggleSector(draft.prefixes, code) })}
        />
      )}
      <Field
        label={t('zones.form.radius')}
        hint={t('zones.form.radiusHint')}
        end={<Unit>{t('zones.form.miles')}</Unit>}
        className="zone-short"
        {...number}
        {...text('radiusMiles')}
      />
      <TierFields {...{ form, problems }} />
      <div className="zone-pair">
        <Field
          label={t('zones.form.minimum')}
          end={<Unit>£</Unit>}
          className="zone-pounds"
          {...number}
          {...text('minimumOrder')}
        />
      </div>
      <div>
        <div className="zone-pair">
          {(['minMinutes', 'maxMinutes'] as const).map((name) => (
            <Field
              key={name}
              label={t(`zones.form.${name}`)}
              end={<Unit>{t('zones.form.minutes')}</Unit>}
              inputMode="numeric"
              {...text(name)}
            />
          ))}
        </div>
        <p className="small soft">{t('zones.form.minutesHint')}</p>
      </div>
    </div>
  )
}

interface TierFieldsProps {
  form: ZoneForm
  problems: ReadonlyMap<string, string>
}

/** The fee from each sum on; the first is from nothing. */
function TierFields({ form: { draft, type }, problems }: TierFieldsProps) {
  const { t } = useTranslation()
  const { tiers } = draft
  const change = (key: number, part: { from?: string; fee?: string }) =>
    type({ tiers: tiers.map((tier) => (tier.key === key ? { ...tier, ...part } : tier)) })
  const add = () => {
    const key = Math.max(...tiers.map((tier) => tier.key)) + 1
    type({ tiers: [...tiers, { key, from: '', fee: '' }] })
  }
  return (
    <fieldset className="stack zone-tier-fields">
      <legend>{t('zones.form.fees')}</legend>
      <p className="small soft">{t('zones.form.feesHint')}</p>
      {tiers.map(({ key, from, fee }, index) => {
        const number = index + 1
        return (
          <div key={key} className="zone-tier">
            <Field
              label={t(index === 0 ? 'zones.form.from' : 'zones.form.fromStep', { number })}
              end={<Unit>£</Unit>}
              className="zone-pounds"
              inputMode="decimal"
              autoComplete="off"
              readOnly={index === 0}
              value={index === 0 ? '0' : from}
              error={problems.get(`feeTiers.${index}.fromPence`)}
              onChange={({ target }) => change(key, { from: target.value })}
            />
            <Field
              label={t(index === 0 ? 'zones.form.fee' : 'zones.form.feeStep', { number })}
              end={<Unit>£</Unit>}
              className="zone-pounds"
              inputMode="decimal"
              autoComplete="off"
              value={fee}
              error={problems.get(`feeTiers.${index}.feePence`)}
              onChange={({ target }) => change(key, { fee: target.value })}
            />
            {index > 0 && (
              <IconButton
                icon={Trash2}
                label={t('zones.form.removeStep', { number })}
                onClick={() => type({ tiers: tiers.filter((tier) => tier.key !== key) })}
              />
            )}
          </div>
        )
      })}
      {tiers.length < ZONE_TIERS_MAXIMUM && (
        <div>
          <Button variant="quiet" onClick={add}>
            <Icon of={Plus} />
            {t('zones.form.addStep')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function Unit({ children }: { children: ReactNode }) {
  return (
    <span className="soft small" aria-hidden>
      {children}
    </span>
  )
}
