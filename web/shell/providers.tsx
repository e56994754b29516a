import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { PageProgress } from '#ui/page-progress.tsx'
import { listenForToasts, showToast } from '#ui/toast-queue.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { useStateLater } from '../state/later.ts'
import { AddressQuestion } from './address-question.tsx'
import { GlobalDialogs } from './global-dialogs.tsx'

const Toasts = lazy(() => import('#ui/toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/** What every page stands in: the progress of calls, the dialogs over it, and messages. */
export function Providers({ children }: { children: ReactNode }) {
  const isSomethingSaid = useIsSomethingSaid()
  return (
    <>
      <Progress />
      <GlobalDialogs>{children}</GlobalDialogs>
      <AddressQuestion />
      {isSomethingSaid && (
        <Suspense>
          <Messages />
        </Suspense>
      )}
    </>
  )
}

/** Until the first message there is nothing to draw messages with, so that no page waits for it. */
function useIsSomethingSaid(): boolean {
  const [isSaid, setIsSaid] = useState(false)
  useEffect(() => {
    if (isSaid) return
    const stop = listenForToasts((toast) =>
      queueMicrotask(() => {
        stop()
        // Waits again, for the part that is fetched now.
        showToast(toast)
        setIsSaid(true)
      }),
    )
    return stop
  }, [isSaid])
  return isSaid
}

function Progress() {
  const { t } = useTranslation()
  const isCalling = useStateLater(({ app }) => app.progress > 0) ?? false
  const isRunning = useNavigation().state !== 'idle' || isCalling
  return <PageProgress label={t('shell.working')} isRunning={isRunning} />
}

function Messages() {
  const { t } = useTranslation()
  return <Toasts label={t('shell.toasts')} closeLabel={t('shell.closeToast')} />
}
