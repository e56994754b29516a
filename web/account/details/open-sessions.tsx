import { MonitorSmartphone } from 'lucide-react'
import type { OpenSession } from '#contract/account/account.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '#web/calls/account-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { dateFormat } from '#web/messages/intl-formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useRefetchOnReturn } from '#web/page/use-refetch-on-return.ts'

const when = dateFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

/** The sessions of an account, this browser first; others are ended one by one or all at once. */
export function OpenSessions({ accountId, titleId }: { accountId: string; titleId: string }) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useListSessionsQuery(accountId, {
    refetchOnMountOrArgChange: true,
  })
  useRefetchOnReturn(refetch)
  if (!data && isError && !isFetching)
    return (
      <Banner
        variant="warning"
        action={<Button onClick={() => void refetch()}>{t('account.tryAgain')}</Button>}
      >
        {t('account.sessionsFailed')}
      </Banner>
    )
  if (!data)
    return (
      <div aria-busy>
        <p className="sr">{t('account.sessionsLoading')}</p>
        <Skeleton height="4.5rem" radius="var(--radius-lg)" />
      </div>
    )
  const { items } = data
  // The button that was pressed is removed.
  const focusTitle = () => document.getElementById(titleId)?.focus()
  return (
    <>
      <ul className="stack">
        {items.map((session) => (
          <SessionItem key={session.id} session={session} onEnded={focusTitle} />
        ))}
      </ul>
      {items.length > 1 ? (
        <EndOthers onEnded={focusTitle} />
      ) : (
        <p className="small soft">{t('account.onlyHere')}</p>
      )}
    </>
  )
}

interface SessionItemProps {
  session: OpenSession
  onEnded: () => void
}

function SessionItem({ session, onEnded }: SessionItemProps) {
  const { t } = useTranslation()
  const { device, signedInAt, lastUsedAt, isCurrent } = session
  return (
    <li className="panel saved-address">
      <Icon of={MonitorSmartphone} />
      <div className="saved-address-words">
        <p className="strong">
          {device || t('account.unknownDevice')}{' '}
          {isCurrent && <Badge variant="positive">{t('account.thisBrowser')}</Badge>}
        </p>
        <p className="small soft">
          {t('account.signedInAt', { time: when.format(new Date(signedInAt)) })}
          {!isCurrent && (
            <> · {t('account.lastUsedAt', { time: when.format(new Date(lastUsedAt)) })}</>
          )}
        </p>
      </div>
      {!isCurrent && <EndOne session={session} onEnded={onEnded} />}
    </li>
  )
}

function EndOne({ session: { id, device }, onEnded }: SessionItemProps) {
  const { t } = useTranslation()
  const [end, { isLoading }] = useEndSessionMutation()
  const name = device || t('account.unknownDevice')
  const press = async () => {
    const { error } = await end({ params: { sessionId: id } })
    if (error) return showFailure(error)
    showToast({
      id: 'account',
      variant: 'positive',
      title: t('account.deviceEnded', { device: name }),
    })
    onEnded()
  }
  return (
    <Button
      variant="quiet"
      aria-label={t('account.endOne', { device: name })}
      isLoading={isLoading}
      loadingLabel={t('account.endingOthers')}
      onClick={() => void press()}
    >
      {t('account.logOut')}
    </Button>
  )
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const { t } = useTranslation()
  const [end, { isLoading }] = useEndOtherSessionsMutation()
  const press = async () => {
    try {
      await end().unwrap()
      showToast({ id: 'account', variant: 'positive', title: t('account.othersEnded') })
      onEnded()
    } catch (thrown) {
      showFailure(thrown)
    }
  }
  return (
    <div>
      <Button
        isLoading={isLoading}
        loadingLabel={t('account.endingOthers')}
        onClick={() => void press()}
      >
        {t('account.endOthers')}
      </Button>
    </div>
  )
}
