import { useFormContext, useWatch } from 'react-hook-form'
import type { MarketplaceSettings } from '#contract/operator/settings/settings.ts'
import { Field } from '#ui/form/field.tsx'
import { useFieldProblems } from '#web/calls/request/use-field-problems.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ColourCheck } from './colour-check.tsx'
import type { FieldsProps } from './settings-fields.tsx'

/** The product's own first; all of them can be read on every ground. */
const ACCENTS = {
  rhubarb: '#a8174a',
  blueberry: '#2f4a9c',
  pea: '#2c6e2f',
  damson: '#6b3a8c',
  tomato: '#b8301a',
  steel: '#37505c',
} as const
const ACCENT_NAMES = Object.keys(ACCENTS) as (keyof typeof ACCENTS)[]

/** The marketplace's name, its first words, and its colours. */
export function LookFields({ defaults }: FieldsProps) {
  const { t } = useTranslation()
  const { register, formState } = useFormContext<MarketplaceSettings>()
  const problem = useFieldProblems(formState.errors)
  return (
    <section className="panel stack" aria-labelledby="look">
      <h2 id="look">{t('marketplace.look')}</h2>
      <div className="settings-row">
        <Field
          label={t('marketplace.name')}
          hint={t('marketplace.nameHint', { name: defaults.name })}
          autoComplete="off"
          error={problem('name')}
          {...register('name')}
        />
        <Field
          label={t('marketplace.welcomeLine')}
          hint={t('marketplace.welcomeLineHint')}
          autoComplete="off"
          error={problem('welcomeLine')}
          {...register('welcomeLine')}
        />
      </div>
      <AccentChoice />
      <div className="settings-row">
        <Field
          label={t('marketplace.ownAccent')}
          hint={t('marketplace.ownColourHint')}
          autoComplete="off"
          spellCheck={false}
          error={problem('accentColour')}
          {...register('accentColour')}
        />
        <Field
          label={t('marketplace.welcomeColour')}
          hint={t('marketplace.ownColourHint')}
          autoComplete="off"
          spellCheck={false}
          error={problem('welcomeColour')}
          {...register('welcomeColour')}
        />
      </div>
      <ColourCheck defaultName={defaults.name} />
    </section>
  )
}

function AccentChoice() {
  const { t } = useTranslation()
  const { control, setValue } = useFormContext<MarketplaceSettings>()
  const accent = useWatch({ control, name: 'accentColour' })
  const choose = (colour: string) =>
    setValue('accentColour', colour, { shouldDirty: true, shouldValidate: true })
  return (
    <fieldset className="swatches">
      <legend>
        {t('marketplace.accent')} <span className="small muted">{t('marketplace.accentHint')}</span>
      </legend>
      <div>
        {ACCENT_NAMES.map((name) => {
          const colour = name === 'rhubarb' ? '' : ACCENTS[name]
          return (
            <label key={name} className="swatch">
              <input
                type="radio"
                name="accent"
                checked={accent.toLowerCase() === colour}
                onChange={() => choose(colour)}
              />
              <span style={{ background: ACCENTS[name] }} aria-hidden />
              {t(`marketplace.colour.${name}`)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
