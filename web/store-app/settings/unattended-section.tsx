import { UNATTENDED_PAUSE_MINUTES, UNATTENDED_WARNING_MINUTES } from '#rules/stores/unattended.ts'
import { Choice } from '#ui/form/choice.tsx'
import { Select } from '#ui/form/select.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { SettingsSection, type SectionProps } from './settings-section.tsx'

const choiceOf = (minutes: number | null) => (minutes === null ? '' : String(minutes))
const minutesOf = (choice: string) => (choice === '' ? null : Number(choice))

/** What happens while the store takes orders and no device has its store app open. */
export function UnattendedSection(props: SectionProps<'unattended'>) {
  const { t } = useTranslation()
  return (
    <SettingsSection
      {...props}
      name="unattended"
      title={t('settings.unattended.title')}
      text={t('settings.unattended.text')}
    >
      {(draft, change) => (
        <>
          <Choice
            type="checkbox"
            checked={draft.warnsUnattended}
            onChange={(event) => change({ warnsUnattended: event.target.checked })}
            small={t('settings.unattended.warnHint')}
          >
            {t('settings.unattended.warn', { count: UNATTENDED_WARNING_MINUTES })}
          </Choice>
          <Select
            label={t('settings.unattended.pause')}
            hint={t('settings.unattended.pauseHint')}
            value={choiceOf(draft.unattendedPauseMinutes)}
            onChange={(event) => change({ unattendedPauseMinutes: minutesOf(event.target.value) })}
          >
            <option value="">{t('settings.alerts.never')}</option>
            {UNATTENDED_PAUSE_MINUTES.map((minutes) => (
              <option key={minutes} value={choiceOf(minutes)}>
                {t('settings.alerts.afterMinutes', { count: minutes })}
              </option>
            ))}
          </Select>
        </>
      )}
    </SettingsSection>
  )
}
