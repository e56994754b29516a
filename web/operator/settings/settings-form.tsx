import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { useOutletContext } from 'react-router'
import {
  marketplaceSettings,
  type MarketplaceSettings,
  type SavedSettings,
} from '#contract/operator/settings/settings.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { showFieldFaults } from '#web/calls/request/use-field-problems.ts'
import { useChangeMarketplaceSettingsMutation } from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { ConsoleContext } from '#web/operator/marketplace-name.ts'
import { UnsavedChanges } from '#web/store-app/unsaved-changes.tsx'
import { ContactFields, LegalFields } from './settings-fields.tsx'
import { LookFields } from './look-fields.tsx'

const PARTS = { look: LookFields, contact: ContactFields, legal: LegalFields }
export type SettingsPart = keyof typeof PARTS

const NAMES = Object.keys(marketplaceSettings.shape) as (keyof MarketplaceSettings)[]

interface SettingsFormProps {
  saved: SavedSettings
  parts: readonly SettingsPart[]
  /** Missing: the form stays. */
  onSaved?: () => void
}

/** Some of the marketplace's settings, saved together. What somebody else has saved meanwhile is shown first. */
export function SettingsForm({ saved, parts, onSaved }: SettingsFormProps) {
  const { t } = useTranslation()
  const [isOutdated, setIsOutdated] = useState(false)
  const [version, setVersion] = useState(saved.version)
  const [change] = useChangeMarketplaceSettingsMutation()
  const { onRenamed } = useOutletContext<ConsoleContext>()
  const form = useForm<MarketplaceSettings>({
    resolver: zodResolver(marketplaceSettings),
    defaultValues: saved.settings,
  })
  const { handleSubmit, formState, reset, setError } = form
  const { isDirty, isSubmitting } = formState
  const begin = (from: SavedSettings) => {
    reset(from.settings)
    setVersion(from.version)
  }
  const leaveUnchanged = () =>
    onSaved ? onSaved() : showToast({ id: 'marketplace', title: t('marketplace.nothingToSave') })
  const submit = handleSubmit(async (settings) => {
    if (!isDirty) return leaveUnchanged()
    const { data, error } = await change({ body: { ...settings, version } })
    if (data) {
      // At once, so that nothing asks about unsaved changes on the way to the next page.
      flushSync(() => {
        begin(data)
        setIsOutdated(false)
      })
      onRenamed(data.settings.name || data.defaults.name)
      showToast({ id: 'marketplace', variant: 'positive', title: t('marketplace.saved') })
      onSaved?.()
    } else if (isApiFailure(error) && error.code === 'MARKETPLACE_HAS_CHANGED') {
      // The contract says that these are the settings there are now.
      begin(error.details['now'] as SavedSettings)
      setIsOutdated(true)
    } else if (isApiFailure(error) && error.fields.length > 0)
      showFieldFaults(error, NAMES, setError)
    else showFailure(error)
  })
  return (
    <FormProvider {...form}>
      <form className="settings-form" noValidate onSubmit={(event) => void submit(event)}>
        <UnsavedChanges isChanged={isDirty} />
        {isOutdated && (
          <Banner variant="warning" isAnnounced title={t('marketplace.changedTitle')}>
            {t('marketplace.changedText')}
          </Banner>
        )}
        {parts.map((part) => {
          const Part = PARTS[part]
          return <Part key={part} defaults={saved.defaults} />
        })}
        <div>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isLoading={isSubmitting}
            loadingLabel={t('marketplace.saving')}
          >
            {t(onSaved ? 'marketplace.saveAndGoOn' : 'marketplace.save')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
