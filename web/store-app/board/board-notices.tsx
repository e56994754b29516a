import {
  Flame,
  Pause,
  Phone,
  Printer,
  ServerOff,
  Volume2,
  WifiOff,
  MessageCircleWarning,
} from 'lucide-react'
import type { Footer } from '#contract/content.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { isByMarketplace } from '#rules/stores/pause.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMarkStoreBusyMutation, usePauseStoreMutation } from '#web/calls/staff/partner-calls.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Board } from '#web/store-app/live/use-board.ts'
import type { Sound } from '#web/store-app/live/use-bell.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { Link, useSearchParams } from 'react-router'
import { LifecycleNotice } from './lifecycle-notice.tsx'
import { MessagesNotice } from './messages-notice.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useAppSelector } from '#web/state/store.ts'
import { useProblemCount } from '#web/store-app/problems/use-problem-count.ts'

interface BoardNoticesProps {
  board: Board
  sound: Sound
  onTurnSoundOn: () => void
}

/** What everyone in the kitchen must know: no connection, no sound, messages, problems to answer, paused, busy. */
export function BoardNotices({ board, sound, onTurnSoundOn }: BoardNoticesProps) {
  const { t } = useTranslation()
  const hasEnded = useAppSelector(({ partner }) => partner.hasEnded)
  return (
    <div className="notices">
      {!hasEnded && <Lost board={board} />}
      {sound === 'blocked' && (
        <Banner
          variant="brand"
          icon={Volume2}
          title={t('storeApp.soundBlockedTitle')}
          action={
            <Button variant="primary" onClick={onTurnSoundOn}>
              {t('storeApp.turnSoundOn')}
            </Button>
          }
        >
          {t('storeApp.soundBlockedText')}
        </Banner>
      )}
      {board.store && <MessagesNotice store={board.store} />}
      <ProblemsNotice />
      {board.store && <PrintersNotice store={board.store} />}
      {board.store && <LifecycleNotice store={board.store} />}
      {board.store && <Overrides store={board.store} />}
    </div>
  )
}

function Lost({ board: { isAway, link, seenAt } }: { board: Board }) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace, footer } = useSiteFacts()
  const phone = phoneOf(footer)
  if (link.isFailing && !isAway)
    return (
      <Banner variant="danger" icon={ServerOff} title={t('storeApp.failingTitle')} className="lost">
        {t('storeApp.failingText')}
      </Banner>
    )
  if (!isAway) return null
  return (
    <Banner
      variant="danger"
      icon={WifiOff}
      title={
        seenAt
          ? t('storeApp.offlineTitleSince', { time: formatLondonTime(seenAt) })
          : t('storeApp.offlineTitle')
      }
      className="lost"
      action={
        phone && (
          <a className={buttonClass()} href={phone}>
            <Icon of={Phone} />
            {t('storeApp.offlineRing', { marketplace })}
          </a>
        )
      }
    >
      {t(seenAt ? 'storeApp.offlineText' : 'storeApp.offlineTextNever')}
    </Banner>
  )
}

/** The marketplace's number, where its operator has put one into the footer of the website. */
function phoneOf({ columns }: Footer): string | null {
  const found = columns.flatMap(({ links }) => links).find(({ href }) => href.startsWith('tel:'))
  return found?.href ?? null
}

/** What the staff have set for a while, until when, and the way back. */
function Overrides({ store }: { store: PartnerStore }) {
  const { t } = useTranslation()
  const now = useServerNow(1000)
  const [pause, { isLoading: isUnpausing }] = usePauseStoreMutation()
  const [setBusy, { isLoading: isCalming }] = useMarkStoreBusyMutation()
  const { id: storeId, pausedUntil, busyMinutes, busyUntil } = store
  const isAhead = (at: string | null): at is string => at !== null && new Date(at) > now
  const params = { storeId }
  return (
    <>
      {isAhead(pausedUntil) && (
        <Banner
          variant="warning"
          icon={Pause}
          isAnnounced
          title={t('storeApp.pausedUntil', { time: formatLondonTime(new Date(pausedUntil)) })}
          action={
            <Button
              isLoading={isUnpausing}
              loadingLabel={t('storeApp.saving')}
              onClick={() =>
                void pause({ params, body: { minutes: 0 } })
                  .unwrap()
                  .catch(showFailure)
              }
            >
              {t('storeApp.pauseEnd')}
            </Button>
          }
        >
          {pauseWords(t, store)}
        </Banner>
      )}
      {isAhead(busyUntil) && busyMinutes > 0 && (
        <Banner
          variant="brand"
          icon={Flame}
          isAnnounced
          action={
            <Button
              isLoading={isCalming}
              loadingLabel={t('storeApp.saving')}
              onClick={() =>
                void setBusy({ params, body: { addedMinutes: 0, forMinutes: 15 } })
                  .unwrap()
                  .catch(showFailure)
              }
            >
              {t('storeApp.busyEnd')}
            </Button>
          }
        >
          {t('storeApp.busyUntil', {
            count: busyMinutes,
            time: formatLondonTime(new Date(busyUntil)),
          })}
        </Banner>
      )}
    </>
  )
}

/** Why it is paused, and whether there are orders for later. */
function pauseWords(t: Translate, { pauseReason, pauseTakesPreOrders }: PartnerStore): string {
  const orders = t(pauseTakesPreOrders ? 'storeApp.pausedTakesLater' : 'storeApp.pausedText')
  if (pauseReason === 'missedOrders') return `${t('storeApp.pausedMissed')} ${orders}`
  if (pauseReason === 'unattended') return `${t('storeApp.pausedUnattended')} ${orders}`
  if (pauseReason && isByMarketplace(pauseReason))
    return `${t('storeApp.pausedByMarketplace')} ${orders}`
  return orders
}

/** Says on the board that customers wait for an answer about earlier orders; nothing while none do. */
function ProblemsNotice() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const count = useProblemCount()
  if (count === 0) return null
  return (
    <Banner
      variant="warning"
      icon={MessageCircleWarning}
      isAnnounced
      title={t('storeApp.problemsToAnswer', { count })}
      action={
        <Link className={buttonClass({})} to={staffLinks.storeAppProblems(search.get('store'))}>
          {t('storeApp.seeProblems')}
        </Link>
      }
    />
  )
}

/** Says which printers somebody has to go to; nothing while none needs it. */
function PrintersNotice({ store: { printersInTrouble } }: { store: PartnerStore }) {
  const { t } = useTranslation()
  return printersInTrouble.map(({ id, name, status }) => (
    <Banner
      key={id}
      variant="warning"
      icon={Printer}
      isAnnounced
      title={t('storeApp.printerInTrouble', {
        name,
        status: t(`storeApp.printerStatus.${status}`),
      })}
    >
      {t('storeApp.printerInTroubleText')}
    </Banner>
  ))
}
