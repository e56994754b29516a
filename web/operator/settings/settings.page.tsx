import '#web/styles/staff/operator.css'
import '#web/styles/staff/marketplace.css'
import '#web/messages/marketplace.ts'
import '#web/messages/operator.ts'
import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { useMarketplaceName } from '#web/operator/marketplace-name.ts'
import { BagMinimums } from './bag-minimums.tsx'
import { Cuisines } from './cuisines.tsx'
import { LoadedSettings } from './loaded-settings.tsx'
import { Logo } from './logo.tsx'
import { OpeningList } from './opening-list.tsx'
import { PlatformFee } from './platform-fee.tsx'
import { RefundLimit } from './refund-limit.tsx'
import { Retention } from './retention.tsx'
import { SettingsForm } from './settings-form.tsx'
import { TestEmail } from './test-email.tsx'

/** What an owner sets of the marketplace, and what it still needs. */
export default function OperatorSettingsPage() {
  const { t } = useTranslation()
  const marketplace = useMarketplaceName()
  return (
    <ConsolePage
      name={t('marketplace.settings')}
      permission="settings"
      className="marketplace-settings"
    >
      {(user) => (
        <>
          <div>
            <h1>{t('marketplace.settings')}</h1>
            <p className="soft">{t('marketplace.settingsIntro', { marketplace })}</p>
          </div>
          {user && (
            <>
              <OpeningList />
              <Logo />
              <LoadedSettings>
                {(saved) => <SettingsForm saved={saved} parts={['look', 'contact', 'legal']} />}
              </LoadedSettings>
              <PlatformFee />
              <BagMinimums />
              <RefundLimit />
              <Cuisines />
              <Retention />
              <TestEmail to={user.email} />
            </>
          )}
        </>
      )}
    </ConsolePage>
  )
}
