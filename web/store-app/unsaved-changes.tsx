import { useBlocker, type Location } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { isOffline, online, showOffline } from '#web/calls/request/connection.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useReloadWarning } from '#web/staff/use-reload-warning.ts'

/**
 * Asks before changes that are not saved are lost: with the page, by a link in it, *Back* or another store.
 * Beside it there may be no other one on a page, as the router has room for one blocker; the one of the
 * whole website, which waits for a connection, is done here too.
 */
export function UnsavedChanges({ isChanged }: { isChanged: boolean }) {
  useReloadWarning(isChanged)
  return isChanged ? <LeaveQuestion /> : null
}

/** The page, the store that it is about, and the step of the first run: with each of them goes what was typed. */
const pageOf = ({ pathname, search }: Location) => {
  const query = new URLSearchParams(search)
  return [pathname, query.get('store'), query.get('step')].join(' ')
}

function LeaveQuestion() {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) => pageOf(here) !== pageOf(next),
  )
  const stay = () => blocker.state === 'blocked' && blocker.reset()
  const leave = async () => {
    if (blocker.state !== 'blocked') return
    if (isOffline()) {
      showOffline()
      await online()
    }
    blocker.proceed()
  }
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      // An entry in the history would be in the way of a Back that goes on.
      hasOwnAddress
      startsOn="title"
      title={t('storeApp.unsaved.title')}
      closeLabel={t('storeApp.close')}
      footer={
        <>
          <Button variant="danger" size="lg" onClick={() => void leave()}>
            {t('storeApp.unsaved.leave')}
          </Button>
          <Button size="lg" onClick={stay}>
            {t('storeApp.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{t('storeApp.unsaved.text')}</p>
    </Dialog>
  )
}
