import '#web/styles/staff/operator.css'
import '#web/styles/staff/console-now.css'
import '#web/messages/now.ts'
import '#web/messages/operator.ts'
import '#web/messages/store-app.ts'
import { isOperatorAllowed } from '#contract/operator/operator-roles.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from './console-page.tsx'
import { Now, NowLoading } from './now/now.tsx'
import { PauseArea } from './now/pause-area.tsx'
import { SetUpNotice } from './now/set-up-notice.tsx'

/** The first page of the console: what waits for a person. */
export default function ConsoleStartPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage name={t('now.title')} permission="now">
      {(user) => (
        <>
          <div className="row wrap">
            <h1>{t('now.title')}</h1>
            {user?.operatorRole && isOperatorAllowed(user.operatorRole, 'stores') && <PauseArea />}
          </div>
          {user?.operatorRole && isOperatorAllowed(user.operatorRole, 'settings') && (
            <SetUpNotice />
          )}
          {user ? <Now role={user.operatorRole} /> : <NowLoading />}
        </>
      )}
    </ConsolePage>
  )
}
