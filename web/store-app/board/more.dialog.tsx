import { Flame, LogOut, Pause, Search, Volume2, VolumeX } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { BoardDialog } from './board-dialog.ts'
import { useCanLogOut } from '#web/store-app/tablet/use-tablet.ts'
import type { useBell } from '#web/store-app/live/use-bell.ts'

interface MoreDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  bell: ReturnType<typeof useBell>
  onOpenDialog: (dialog: BoardDialog) => void
  onLogOut: () => void
}

/** On a phone, what stands in the top bar of larger screens. */
export function MoreDialog({ bell, onOpenDialog, onLogOut, ...frame }: MoreDialogProps) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const isOn = bell.sound === 'on'
  const canLogOut = useCanLogOut()
  return (
    <Dialog {...frame} title={t('storeApp.more')} closeLabel={t('storeApp.close')}>
      <div className="stack board-tap">
        <Button isBlock onClick={() => onOpenDialog({ name: 'busy' })}>
          <Icon of={Flame} />
          {t('storeApp.busy')}
        </Button>
        <Button isBlock onClick={() => onOpenDialog({ name: 'pause' })}>
          <Icon of={Pause} />
          {t('storeApp.pause')}
        </Button>
        <Button isBlock onClick={isOn ? bell.turnOff : bell.turnOn}>
          <Icon of={isOn ? Volume2 : VolumeX} />
          {t(isOn ? 'storeApp.soundOn' : 'storeApp.soundOff')}
        </Button>
        <Link
          className={buttonClass({ isBlock: true })}
          to={staffLinks.findOrder(search.get('store'))}
        >
          <Icon of={Search} />
          {t('storeApp.find.title')}
        </Link>
        {canLogOut && (
          <Button variant="quiet" isBlock onClick={onLogOut}>
            <Icon of={LogOut} />
            {t('storeApp.logOut')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
