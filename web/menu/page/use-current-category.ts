import { useEffect, useState } from 'react'

/** Below the header and the categories themselves, down to the upper half of the window. */
const rootMargin = '-150px 0px -55% 0px'

/** Which section of the page is being read: the first one in sight below the sticky bars. */
export function useCurrentCategory(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        const first = ids.find((id) => seen.has(id))
        if (first !== undefined) setCurrent(first)
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
