import type { ReactNode } from 'react'
import { Dishes } from '#ui/table-setting/table-setting.tsx'
import type { PlacedDish } from '#ui/table-setting/dish.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

/* The table behind the search: once for desktops and once for phones, sizes in pixels. */
const WIDE: readonly PlacedDish[] = [
  { picture: 'curry-rice', vessel: 'bare', x: 8, y: 30, size: 300 },
  { picture: 'flatbread', vessel: 'board', x: 22, y: 88, size: 220, turn: -16 },
  { picture: null, vessel: 'dip', x: 20.5, y: 14, size: 92, dip: '#7FA650' },
  { picture: 'hot-pepper', vessel: 'bare', x: 4, y: 78, size: 78, turn: 20 },
  { picture: 'shallow-pan-of-food', vessel: 'bare', x: 91, y: 24, size: 290 },
  { picture: 'hamburger', vessel: 'enamel', x: 83, y: 82, size: 250 },
  { picture: null, vessel: 'dip', x: 97.5, y: 66, size: 90, dip: '#B3261E' },
  { picture: 'lime', vessel: 'bare', x: 72.5, y: 96, size: 80 },
]
const NARROW: readonly PlacedDish[] = [
  { picture: 'curry-rice', vessel: 'bare', x: 14, y: 8, size: 190 },
  { picture: 'hamburger', vessel: 'enamel', x: 88, y: 9, size: 176 },
  { picture: null, vessel: 'dip', x: 54, y: 4, size: 62, dip: '#7FA650' },
  { picture: 'hot-pepper', vessel: 'bare', x: 51, y: 15.5, size: 46, turn: 20 },
]

interface HomeHeroProps {
  storeCount: number
  /** The one town of the marketplace; null when there are several. */
  city: string | null
  /** The search. */
  children: ReactNode
}

/** The laid table with the menu card on it. */
export function HomeHero({ storeCount, city, children }: HomeHeroProps) {
  const { t } = useTranslation()
  const { welcomeLine } = useSiteFacts()
  return (
    <div className="hero">
      <div className="setting" data-cloth="custard" data-weave="gingham" aria-hidden>
        <span className="wide">
          <Dishes dishes={WIDE} />
        </span>
        <span className="thin">
          <Dishes dishes={NARROW} isMain />
        </span>
      </div>
      <div className="menu-card stack gap-5">
        <div className="stack gap-3">
          <h1>{welcomeLine || (city ? t('home.heroTitleTown', { city }) : t('home.heroTitle'))}</h1>
          <p className="soft lead">
            {storeCount > 0 ? t('home.heroText', { count: storeCount }) : t('home.heroTextNone')}
          </p>
        </div>
        {children}
      </div>
    </div>
  )
}
