import type { ReactNode } from 'react'
import { Banner } from '#ui/banner.tsx'
import { useFocusHandover } from '#web/checkout/use-focus-handover.ts'

interface ProblemBannerProps {
  /** What is wrong. */
  title: ReactNode
  /** What to do about it. */
  children?: ReactNode
  action?: ReactNode
}

/** A problem that blocks the order. Pressing the order button moves the focus here. */
export function ProblemBanner({ title, children, action }: ProblemBannerProps) {
  const element = useFocusHandover<HTMLDivElement>()
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
