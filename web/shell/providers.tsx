import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { PageProgress } from '#ui/page-progress.tsx'
import { Toasts } from '#ui/toast/toasts.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useStateLater } from '#web/state/lazy-state.ts'
import { AddressQuestion } from './dialogs/address-question.tsx'
import { GlobalDialogs } from './dialogs/global-dialogs.tsx'
import { useConnection } from '#web/navigation/use-connection.ts'

/** What is around every page: the progress of calls, the dialogs over it, and toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <Progress />
      <GlobalDialogs>{children}</GlobalDialogs>
      <AddressQuestion />
    </>
  )
}

function Progress() {
  const { t } = useTranslation()
  const isCalling = useStateLater(({ app }) => app.progress > 0) ?? false
  const isRunning = useNavigation().state !== 'idle' || isCalling
  return <PageProgress label={t('shell.working')} isRunning={isRunning} isCalling={isCalling} />
}

/** What shows failures is outside of the page, so that it works when the page has failed. */
export function Messages() {
  const { t } = useTranslation()
  useConnection()
  return <Toasts label={t('shell.toasts')} closeLabel={t('shell.closeToast')} />
}
