import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { StoreSettings } from '#contract/partner/settings.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useSaveStoreSettingsMutation } from '#web/calls/staff/settings-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What every section of the settings is given. */
export interface SectionProps<Name extends keyof StoreSettings> {
  storeId: string
  saved: StoreSettings[Name]
  /** Whether there are changes that are not saved. */
  onChanged: (isChanged: boolean) => void
}

interface SettingsSectionProps<Name extends keyof StoreSettings> extends SectionProps<Name> {
  name: Name
  title: string
  text: string
  /** Tells which field to correct before it is sent; false: none. */
  isRefused?: (draft: StoreSettings[Name]) => boolean
  children: (
    draft: StoreSettings[Name],
    change: (change: Partial<StoreSettings[Name]>) => void,
    isTried: boolean,
  ) => ReactNode
}

/** A section of the settings, with a form and a button of its own. What is not saved stays when it was refused. */
export function SettingsSection<Name extends keyof StoreSettings>(
  props: SettingsSectionProps<Name>,
) {
  const { storeId, name, title, text, saved, onChanged, isRefused, children } = props
  const { t } = useTranslation()
  const id = useId()
  const [changes, setChanges] = useState<Partial<StoreSettings[Name]>>({})
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [save, { error, isLoading }] = useSaveStoreSettingsMutation()
  const draft = { ...saved, ...changes }
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  const reportChanged = useEffectEvent(onChanged)
  useEffect(() => reportChanged(isChanged), [isChanged])

  const submit = async () => {
    flushSync(() => setIsTried(true))
    if (isRefused?.(draft)) return focusFault(form.current)
    const answer = await save({ params: { storeId }, body: { [name]: draft } })
    if (answer.error) return
    setChanges({})
    setIsTried(false)
    showToast({ id: 'settings', variant: 'positive', title: t('settings.saved') })
  }
  return (
    <form
      ref={form}
      className="panel stack"
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div>
        <h2 id={id}>{title}</h2>
        <p className="soft">{text}</p>
      </div>
      {isApiFailure(error) && !isLoading && (
        <Banner variant="danger" isAnnounced>
          {textOfFailure(error)}
        </Banner>
      )}
      {children(draft, (change) => setChanges({ ...changes, ...change }), isTried)}
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('settings.saving')}
        >
          {t('settings.save')}
        </Button>
      </div>
    </form>
  )
}
