import { WAITING_EMAIL_MINUTES } from '#rules/orders/waiting-email.ts'
import { Select } from '#ui/form/select.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { SettingsSection, type SectionProps } from './settings-section.tsx'

const choiceOf = (minutes: number | null) => (minutes === null ? '' : String(minutes))
const minutesOf = (choice: string) => (choice === '' ? null : Number(choice))

/** How staff hear of what nobody has looked at. */
export function AlertsSection(props: SectionProps<'alerts'>) {
  const { t } = useTranslation()
  return (
    <SettingsSection
      {...props}
      name="alerts"
      title={t('settings.alerts.title')}
      text={t('settings.alerts.text')}
    >
      {(draft, change) => (
        <Select
          label={t('settings.alerts.waitingEmail')}
          hint={t('settings.alerts.waitingEmailHint')}
          value={choiceOf(draft.waitingEmailMinutes)}
          onChange={(event) => change({ waitingEmailMinutes: minutesOf(event.target.value) })}
        >
          {WAITING_EMAIL_MINUTES.map((minutes) => (
            <option key={minutes} value={choiceOf(minutes)}>
              {t('settings.alerts.afterMinutes', { count: minutes })}
            </option>
          ))}
          <option value="">{t('settings.alerts.never')}</option>
        </Select>
      )}
    </SettingsSection>
  )
}
