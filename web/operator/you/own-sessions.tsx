import type { OpenSession } from '#contract/account/account.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useEndOperatorSessionMutation,
  useEndOtherOperatorSessionsMutation,
  useListOperatorSessionsQuery,
} from '#web/calls/staff/console/operator-team-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { instantWords } from '#web/staff/instant-words.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

interface OwnSessionsProps {
  accountId: string
  /** The heading, which has the focus once the button has gone. */
  titleId: string
}

/** Where the signed-in operator is logged in, this browser first, others are ended one by one or all at once. */
export function OwnSessions({ accountId, titleId }: OwnSessionsProps) {
  const { t } = useTranslation()
  const query = useListOperatorSessionsQuery(accountId, { refetchOnMountOrArgChange: true })
  const [end, { isLoading }] = useEndOtherOperatorSessionsMutation()
  const loading = (
    <div aria-busy>
      <p className="sr">{t('ownAccount.loading')}</p>
      <Skeleton height="6rem" radius="var(--radius-lg)" />
    </div>
  )
  if (!query.data) return <NotLoaded {...query} loading={loading} failed={t('ownAccount.failed')} />
  // The button that was pressed is removed.
  const focusTitle = () => document.getElementById(titleId)?.focus()
  const endOthers = async () => {
    const { error } = await end()
    if (error) return showFailure(error)
    showToast({ id: 'account', variant: 'positive', title: t('ownAccount.othersEnded') })
    focusTitle()
  }
  const { items } = query.data
  return (
    <div className="stack">
      <ul className="panel rows">
        {items.map((session) => (
          <ListedSession key={session.id} session={session} onEnded={focusTitle} />
        ))}
      </ul>
      {items.length > 1 ? (
        <div>
          <Button
            isLoading={isLoading}
            loadingLabel={t('ownAccount.endingOthers')}
            onClick={() => void endOthers()}
          >
            {t('ownAccount.endOthers')}
          </Button>
        </div>
      ) : (
        <p className="small soft">{t('ownAccount.onlyHere')}</p>
      )}
    </div>
  )
}

interface ListedSessionProps {
  session: OpenSession
  onEnded: () => void
}

function ListedSession({ session, onEnded }: ListedSessionProps) {
  const { t } = useTranslation()
  const { device, signedInAt, lastUsedAt, isCurrent } = session
  return (
    <li>
      <div className="row between wrap">
        <div>
          <p className="strong">
            {device || t('ownAccount.unknownDevice')}{' '}
            {isCurrent && <Badge variant="positive">{t('ownAccount.thisDevice')}</Badge>}
          </p>
          <p className="small muted">
            {t('ownAccount.since', { time: instantWords(signedInAt) })}
            {!isCurrent && ` · ${t('ownAccount.lastUsed', { time: instantWords(lastUsedAt) })}`}
          </p>
        </div>
        {!isCurrent && <EndSession session={session} onEnded={onEnded} />}
      </div>
    </li>
  )
}

function EndSession({ session: { id, device }, onEnded }: ListedSessionProps) {
  const { t } = useTranslation()
  const [end, { isLoading }] = useEndOperatorSessionMutation()
  const name = device || t('ownAccount.unknownDevice')
  const press = async () => {
    const { error } = await end({ params: { sessionId: id } })
    if (error) return showFailure(error)
    const title = t('ownAccount.deviceEnded', { device: name })
    showToast({ id: 'account', variant: 'positive', title })
    onEnded()
  }
  return (
    <Button
      variant="quiet"
      aria-label={t('ownAccount.endOne', { device: name })}
      isLoading={isLoading}
      loadingLabel={t('ownAccount.endingOthers')}
      onClick={() => void press()}
    >
      {t('ownAccount.logOut')}
    </Button>
  )
}
