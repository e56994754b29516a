import { cloneElement } from 'react'
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dark'

interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: 'sm' | 'lg' | undefined
  /** As wide as its place. */
  isBlock?: boolean | undefined
  /** Words at one end, the sum at the other. */
  isSplit?: boolean | undefined
  className?: string | undefined
}

/** A button that can wait must say what it is doing meanwhile ("Finding"). */
type Waiting =
  | { isLoading: boolean; loadingLabel: ReactNode }
  | { isLoading?: undefined; loadingLabel?: undefined }

interface RenderProps {
  className?: string
  children?: ReactNode
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

export type ButtonProps = ButtonLook &
  Waiting &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** The element to be instead of a `<button>`, as in `render={<Link to={…} />}`. */
    render?: ReactElement<RenderProps> | undefined
  }

/** The classes alone, for an element that only looks like a button. */
export function buttonClass(look: ButtonLook = {}): string {
  const { variant = 'secondary', size, isBlock, isSplit, className } = look
  return classNames('btn', variant, size, isBlock && 'block', isSplit && 'split', className)
}

/** A button, or a link that looks like one. While loading its width and focus stay. */
export function Button(props: ButtonProps) {
  const { variant, size, isBlock, isSplit, className, isLoading, loadingLabel, ...others } = props
  const { render, children, onClick, type = 'button', ...rest } = others
  const classes = buttonClass({ variant, size, isBlock, isSplit, className })
  const content =
    loadingLabel === undefined ? (
      children
    ) : (
      <span className="btn-labels">
        <span aria-hidden={isLoading}>{children}</span>
        <span aria-hidden={!isLoading}>
          <span className="spin" />
          {loadingLabel}
        </span>
      </span>
    )
  // Not `disabled`, which would throw the focus away; a second press is swallowed instead.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) return event.preventDefault()
    onClick?.(event)
    if (!event.defaultPrevented) render?.props.onClick?.(event)
  }
  if (render) return cloneElement(render, { ...rest, className: classes, onClick: press }, content)
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={press}
    >
      {content}
    </button>
  )
}
