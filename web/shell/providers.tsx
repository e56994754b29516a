import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Provider } from 'react-redux'
import { useNavigation } from 'react-router'
import { PageProgress } from '#ui/page-progress.tsx'
import { persist } from '../state/persistence.ts'
import { makeStore, useAppSelector } from '../state/store.ts'
import { useIsInBrowser } from './use-is-in-browser.ts'

const Toasts = lazy(() => import('#ui/toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/** What every page stands in: the state, the progress of calls, and messages. */
export function Providers({ children }: { children: ReactNode }) {
  const [store] = useState(makeStore)
  const isInBrowser = useIsInBrowser()

  // After hydration, because the server knows nothing that was kept in this browser.
  useEffect(() => persist(store), [store])

  return (
    <Provider store={store}>
      <Progress />
      {children}
      {isInBrowser && (
        <Suspense>
          <Messages />
        </Suspense>
      )}
    </Provider>
  )
}

function Progress() {
  const { t } = useTranslation()
  const isCalling = useAppSelector(({ app }) => app.progress > 0)
  const isRunning = useNavigation().state !== 'idle' || isCalling
  return <PageProgress label={t('shell.working')} isRunning={isRunning} />
}

function Messages() {
  const { t } = useTranslation()
  return <Toasts label={t('shell.toasts')} closeLabel={t('shell.closeToast')} />
}
