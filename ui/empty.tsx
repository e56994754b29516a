import type { ReactNode } from 'react'

interface EmptyProps {
  /** A `TableSetting` with a plate. */
  picture: ReactNode
  title: ReactNode
  /** One sentence. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
  /** The level of the title, which stays the same size. */
  titleAs?: 'h1' | 'h2' | 'h3' | undefined
  className?: string | undefined
}

/** Nothing here, or something went wrong: an empty plate, one sentence, one button. */
export function Empty(props: EmptyProps) {
  const { picture, title, children, action, titleAs: Title = 'h2', className = '' } = props
  return (
    <div className={`empty ${className}`}>
      {picture}
      <Title>{title}</Title>
      {children && <p className="soft small">{children}</p>}
      {action}
    </div>
  )
}
