import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Banner } from '#ui/banner.tsx'

interface ProblemBannerProps {
  /** What is wrong. */
  title: ReactNode
  /** What to do about it. */
  children?: ReactNode
  action?: ReactNode
}

/** Something that stands between this basket and its order. Ordering leads the focus here. */
export function ProblemBanner({ title, children, action }: ProblemBannerProps) {
  const element = useFocusGoesOn()
  return (
    <div ref={element} className="checkout-problem" data-problem tabIndex={-1}>
      <Banner
        variant="danger"
        title={title}
        action={action && <div className="row wrap problem-acts">{action}</div>}
      >
        {children}
      </Banner>
    </div>
  )
}

/** When this goes away with the focus inside it, because it was put right, the page has the focus. */
function useFocusGoesOn() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
