import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Dishes } from '#ui/table-setting/table-setting.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const EMPTY_PLATE = [{ picture: null, vessel: 'plate', x: 50, y: 54, size: 118 }] as const

/** What the header's basket shows while it is empty. */
export function EmptyBasketDialog(props: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      {...props}
      title={t('shell.emptyBasketTitle')}
      closeLabel={t('shell.close')}
      picture={
        <span className="setting" data-cloth="custard" data-weave="gingham" aria-hidden>
          <Dishes dishes={EMPTY_PLATE} />
        </span>
      }
    >
      <p className="soft">{t('shell.emptyBasketText')}</p>
      <Link
        className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}
        to={links.home()}
        onClick={props.onClose}
      >
        {t('shell.findFood')}
      </Link>
    </Dialog>
  )
}
