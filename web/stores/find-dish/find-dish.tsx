import { Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { StoreCard } from '#contract/stores/stores.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { fetchAhead } from '#web/calls/request/connection.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const loadDialog = () => import('./find-dish.dialog.tsx')
const FindDishDialog = lazyPart(() =>
  loadDialog().then((module) => ({ default: module.FindDishDialog })),
)

/** The way to look for a dish on the menus of a list. */
export function FindDish({ stores }: { stores: readonly StoreCard[] }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  if (stores.length === 0) return null
  return (
    <>
      <Button
        className="only-scripted"
        aria-haspopup="dialog"
        aria-label={t('storeList.findDish')}
        onPointerEnter={() => fetchAhead(loadDialog)}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Search} />
        {/* A phone has no room for the words in this line. */}
        <span className="only-desktop">{t('storeList.findDish')}</span>
      </Button>
      <Suspense>
        {isOpen !== null && (
          <FindDishDialog stores={stores} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
