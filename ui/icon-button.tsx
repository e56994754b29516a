import { cloneElement } from 'react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon
  /** What it does, for those who don't see the icon. */
  label: string
  /** On pictures: a card-coloured disc with a shadow. */
  isSolid?: boolean | undefined
  /** Hearts that are set. */
  isFilled?: boolean | undefined
  /** The element to be instead of a `<button>`, as in `render={<Link to={…} />}`. */
  render?: ReactElement<{ className?: string; children?: ReactNode }> | undefined
}

/** An icon alone: close, back, basket, account, favourite, plus and minus. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, isSolid, isFilled, className, render, type = 'button', ...rest } = props
  const shared = {
    ...rest,
    className: classNames('icon-btn', isSolid && 'solid', className),
    'aria-label': label,
  }
  const glyph = <Icon of={icon} isFilled={isFilled} />
  if (render) return cloneElement(render, shared, glyph)
  return (
    <button {...shared} type={type}>
      {glyph}
    </button>
  )
}
