import { useFormContext } from 'react-hook-form'
import type { MarketplaceSettings, SavedSettings } from '#contract/operator/settings/settings.ts'
import { Field } from '#ui/form/field.tsx'
import { useFieldProblems } from '#web/calls/request/use-field-problems.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

export interface FieldsProps {
  defaults: SavedSettings['defaults']
}

/** How people reach the marketplace, and what it says of itself at the end of every page. */
export function ContactFields({ defaults }: FieldsProps) {
  const { t } = useTranslation()
  const { register, formState } = useFormContext<MarketplaceSettings>()
  const problem = useFieldProblems(formState.errors)
  return (
    <section className="panel stack" aria-labelledby="contact">
      <h2 id="contact">{t('marketplace.contact')}</h2>
      <div className="settings-row">
        <Field
          label={t('marketplace.contactEmail')}
          hint={t('marketplace.contactEmailHint', { email: defaults.contactEmail })}
          type="email"
          autoComplete="off"
          error={problem('contactEmail')}
          {...register('contactEmail')}
        />
        <Field
          label={t('marketplace.contactPhone')}
          hint={t('marketplace.contactPhoneHint')}
          type="tel"
          autoComplete="off"
          error={problem('contactPhone')}
          {...register('contactPhone')}
        />
      </div>
      <Field
        label={t('marketplace.footerText')}
        hint={t('marketplace.footerTextHint')}
        error={problem('footerText')}
        {...register('footerText')}
      />
    </section>
  )
}

/** Who runs the marketplace by law. */
export function LegalFields() {
  const { t } = useTranslation()
  const { register, formState } = useFormContext<MarketplaceSettings>()
  const problem = useFieldProblems(formState.errors)
  const field = (name: 'legalName' | 'legalAddress' | 'companyNumber' | 'vatNumber') => ({
    label: t(`marketplace.${name}`),
    autoComplete: 'off',
    error: problem(name),
    ...register(name),
  })
  return (
    <section className="panel stack" aria-labelledby="legal">
      <div>
        <h2 id="legal">{t('marketplace.legal')}</h2>
        <p className="soft">{t('marketplace.legalIntro')}</p>
      </div>
      <Field hint={t('marketplace.legalNameHint')} {...field('legalName')} />
      <Field {...field('legalAddress')} />
      <div className="settings-row">
        <Field
          hint={t('marketplace.companyNumberHint')}
          spellCheck={false}
          {...field('companyNumber')}
        />
        <Field hint={t('marketplace.vatNumberHint')} spellCheck={false} {...field('vatNumber')} />
      </div>
    </section>
  )
}
