import { cloneElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Tabs that are links. Give the `nav` around them its name. */
export function TabBar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('tabs', className)}>{children}</div>
}

interface TabLinkProps {
  /** The link itself, as in `render={<Link to={…} />}` or `render={<a href="#curries" />}`. */
  render: ReactElement<{ children?: ReactNode }>
  /** `page` for a link to another page, `true` for a place on this one. */
  current?: 'page' | true | undefined
  count?: number | undefined
  children: ReactNode
}

/** One tab of a `TabBar`. */
export function TabLink({ render, current, count, children }: TabLinkProps) {
  return cloneElement(
    render,
    { 'aria-current': current } as object, // every link takes ARIA attributes
    children,
    count !== undefined && <span className="count">{count}</span>,
  )
}
