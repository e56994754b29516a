import { ConciergeBell, CookingPot, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { rememberView, viewLink, VIEWS, type View } from './views.ts'

const ICONS = { board: LayoutGrid, station: CookingPot, pass: ConciergeBell } as const

/**
 * The ways to look at the orders. Each has an address, so that going back and bookmarks work. A press shows at
 * once, as a view of hundreds of orders takes a moment.
 */
export function ViewChoice({ view }: { view: View }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [pressed, setPressed] = useState<View | null>(null)
  if (pressed === view) setPressed(null)
  return (
    <nav className="tabs view-choice" aria-label={t('kitchen.views')}>
      {VIEWS.map((each) => (
        <Link
          key={each}
          to={viewLink(search.get('store'), each)}
          aria-current={each === (pressed ?? view) ? 'page' : undefined}
          preventScrollReset
          onClick={(event) => {
            // Opened elsewhere, it changes nothing here.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            rememberView(each)
            setPressed(each)
          }}
        >
          <Icon of={ICONS[each]} />
          {t(`kitchen.view.${each}`)}
        </Link>
      ))}
    </nav>
  )
}
