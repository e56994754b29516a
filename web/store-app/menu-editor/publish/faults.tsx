import type { MenuFault } from '#rules/menu/document/faults-of-menu.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface FaultsProps {
  faults: readonly MenuFault[]
  /** Opens what has to be put right. */
  onOpen: (at: MenuFault['at']) => void
}

/** What keeps a menu from being published, each with the way to it. */
export function Faults({ faults, onOpen }: FaultsProps) {
  const { t } = useTranslation()
  if (faults.length === 0) return null
  return (
    <Banner
      variant="danger"
      title={t('menuEditor.faultsTitle', { count: faults.length })}
      action={
        <ul className="menu-faults">
          {faults.map(({ code, at, part }) => (
            <li key={`${code} ${at.id} ${part}`}>
              <p>
                <b>{at.name}</b>: {t(`menuEditor.fault.${code}`, { part })}
              </p>
              <Button
                size="sm"
                aria-label={t('menuEditor.openNamed', { name: at.name })}
                onClick={() => onOpen(at)}
              >
                {t('menuEditor.open')}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  )
}
