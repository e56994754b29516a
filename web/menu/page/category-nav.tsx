import { memo, useEffect, useRef, type MouseEvent, type ReactNode, useState } from 'react'
import { TabBar, TabLink } from '#ui/tabs.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { afterPaint } from '#web/menu/after-paint.ts'

/**
 * The margin of the observed area: below the header and the categories, down to the upper half of the window.
 */
const rootMargin = '-150px 0px -55% 0px'

export interface MenuSection {
  /** The section's anchor on the page. */
  anchor: string
  name: string
}

interface CategoryNavProps {
  /** Must be the same array as long as the menu is, so that the observer stays. */
  sections: readonly MenuSection[]
  anchors: readonly string[]
  /** The search field. */
  search: ReactNode
}

/** The categories and the search, sticky above the menu, with the current category marked. */
export function CategoryNav({ search, ...tabs }: CategoryNavProps) {
  const { t } = useTranslation()
  return (
    <nav className="catnav" aria-label={t('menu.categories')}>
      {search}
      <CategoryTabs {...tabs} />
    </nav>
  )
}

const CategoryTabs = memo(function CategoryTabs(props: Omit<CategoryNavProps, 'search'>) {
  const { sections, anchors } = props
  const current = useCurrentCategory(anchors)
  useArrivalByLink()
  const tabs = useRef<HTMLDivElement>(null)

  // Horizontally only: `scrollIntoView` would scroll the page as well.
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    const bar = tab?.parentElement
    if (!tab || !bar || bar.scrollWidth <= bar.clientWidth) return
    const left = tab.offsetLeft - bar.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
    bar.scrollTo({ left, behavior: 'smooth' })
  }, [current])

  return (
    <div ref={tabs} className="catnav-tabs">
      <TabBar>
        {sections.map(({ anchor, name }) => (
          <TabLink
            key={anchor}
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the tab puts its name into it
            render={<a href={`#${anchor}`} onClick={(event) => jumpTo(event, anchor)} />}
            current={anchor === current ? true : undefined}
          >
            {name}
          </TabLink>
        ))}
      </TabBar>
    </div>
  )
})

/**
 * Scrolls to a section and moves the focus there, like the link by itself, but without rendering the page
 * again, which on a long menu makes a phone slow to respond.
 */
function jumpTo(event: MouseEvent, anchor: string): void {
  const section = document.getElementById(anchor)
  if (!section || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  afterPaint(() => {
    arriveAt(anchor)
    section.scrollIntoView()
    section.focus({ preventScroll: true })
    history.replaceState(history.state, '', `#${anchor}`)
  })
}

/**
 * Sections on the way are rendered only then, and change their height: when the scrolling ends, the remaining
 * distance is scrolled at once.
 */
function arriveAt(anchor: string): void {
  const finish = () => {
    const section = document.getElementById(anchor)
    const isNear = Math.abs(section?.getBoundingClientRect().top ?? Infinity) < 3 * innerHeight
    if (isNear) section?.scrollIntoView({ behavior: 'instant' })
  }
  addEventListener('scrollend', finish, { once: true })
}

/**
 * Whoever came by a link to a section arrives at its heading: the browser goes to where the section is estimated to be, and
 * those before it get their height once they are rendered. Until the visitor does something, the page follows.
 */
function useArrivalByLink(): void {
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1))
    const isNear = Math.abs(section?.getBoundingClientRect().top ?? Infinity) < innerHeight
    if (!section?.matches('.cat') || !section.parentElement || (scrollY > 0 && !isNear)) return
    const observer = new ResizeObserver(() => section.scrollIntoView({ behavior: 'instant' }))
    observer.observe(section.parentElement)
    const events = ['pointerdown', 'wheel', 'keydown'] as const
    const stop = () => {
      observer.disconnect()
      for (const event of events) removeEventListener(event, stop)
    }
    for (const event of events) addEventListener(event, stop, { passive: true })
    return stop
  }, [])
}

/** The current section of the page: the first one in sight below the sticky bars. */
function useCurrentCategory(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        const first = ids.find((id) => seen.has(id)) ?? (isAboveAll(seen, entries) ? ids[0] : null)
        if (first) setCurrent(first)
      },
      { rootMargin },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current !== null && ids.includes(current) ? current : (ids[0] ?? null)
}

/** Whether the page is scrolled above every section, as after one jump from far below. */
function isAboveAll(
  seen: ReadonlySet<string>,
  entries: readonly IntersectionObserverEntry[],
): boolean {
  return (
    seen.size === 0 &&
    entries.some(
      ({ boundingClientRect, rootBounds }) =>
        rootBounds !== null && boundingClientRect.top >= rootBounds.bottom,
    )
  )
}
