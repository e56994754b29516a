import { EllipsisVertical, Flame, Pause, Search, Volume2, VolumeX } from 'lucide-react'
import type { User } from '#contract/session.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Link, useSearchParams } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { BoardDialog } from './board-dialog.ts'
import { Acting } from '#web/store-app/tablet/acting.tsx'
import { StoreName } from '#web/store-app/store-topbar.tsx'
import type { Board, BoardLink } from '#web/store-app/live/use-board.ts'
import type { useBell } from '#web/store-app/live/use-bell.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'

interface BoardTopbarProps {
  store: { id: string; name: string }
  stores: User['stores']
  board: Board
  bell: ReturnType<typeof useBell>
  onStoreChosen: (slug: string) => void
  onOpenDialog: (dialog: BoardDialog) => void
}

/** Which store, whether orders reach this page, what time it is, and what concerns the whole store. */
export function BoardTopbar(props: BoardTopbarProps) {
  const { t } = useTranslation()
  const { store, stores, board, bell, onStoreChosen, onOpenDialog } = props
  const [search] = useSearchParams()
  const isOn = bell.sound === 'on'
  return (
    <header className="topbar">
      <img src="/art/mark.svg" alt="" width={40} height={40} />
      <div className="topbar-title">
        <StoreName store={store} stores={stores} onChosen={onStoreChosen} />
        <Liveness link={board.link} />
      </div>
      <div className="right">
        <Link
          className={buttonClass({ className: 'only-desktop' })}
          to={staffLinks.findOrder(search.get('store'))}
        >
          <Icon of={Search} />
          {t('storeApp.find.way')}
        </Link>
        <Button className="only-desktop" onClick={() => onOpenDialog({ name: 'busy' })}>
          <Icon of={Flame} />
          {t('storeApp.busy')}
        </Button>
        <Button className="only-desktop" onClick={() => onOpenDialog({ name: 'pause' })}>
          <Icon of={Pause} />
          {t('storeApp.pause')}
        </Button>
        <IconButton
          icon={isOn ? Volume2 : VolumeX}
          label={t(isOn ? 'storeApp.soundOn' : 'storeApp.soundOff')}
          className="only-desktop"
          onClick={isOn ? bell.turnOff : bell.turnOn}
        />
        <Clock />
        <IconButton
          icon={EllipsisVertical}
          label={t('storeApp.more')}
          className="only-phone"
          onClick={() => onOpenDialog({ name: 'more' })}
        />
      </div>
      <Acting />
    </header>
  )
}

function Clock() {
  const { t } = useTranslation()
  const time = formatLondonTime(useServerNow(1000))
  return (
    <p className="clock">
      <span className="sr">{t('storeApp.clock', { time })}</span>
      <span aria-hidden>{time}</span>
    </p>
  )
}

function Liveness({ link }: { link: BoardLink }) {
  const { t } = useTranslation()
  const now = useServerNow(1000)
  const { isConnected, wasConnected, lastSeenAt } = link
  if (!isConnected)
    return (
      <p className="livedot is-lost">
        <span className="dot" />
        {t(wasConnected ? 'storeApp.reconnecting' : 'storeApp.connecting')}
      </p>
    )
  const seconds = lastSeenAt ? Math.floor((now.getTime() - lastSeenAt.getTime()) / 1000) : 0
  return (
    <p className="livedot">
      <span className="dot" />
      {t('storeApp.connected')}{' '}
      <span className="only-desktop live-since">
        {seconds < 1 ? t('storeApp.updatedNow') : t('storeApp.updated', { count: seconds })}
      </span>
    </p>
  )
}
