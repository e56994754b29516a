import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { sheetOpened } from './sheet-history.ts'

export interface DialogFrameProps {
  isOpen: boolean
  onClose: () => void
  /** After it has left the screen: the time to clear what it showed. */
  onClosed?: (() => void) | undefined
  /** The page's address opens it, and so *Back* closes it already. */
  hasOwnAddress?: boolean | undefined
  /** A press beside it does nothing, so that nothing half-typed is lost. Escape still closes. */
  isPressBesideIgnored?: boolean | undefined
  /** What has the focus first; otherwise the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  size?: 'medium' | 'wide' | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * The sheet alone: a bottom sheet on a phone, centred from 992 px. What is in it must contain one
 * `DialogTitle` and one `DialogClose`. *Back* closes it, and the focus returns to where it was.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, onClosed, isPressBesideIgnored, initialFocus, size, className } = props
  useBack(isOpen && !props.hasOwnAddress, onClose)
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      onOpenChangeComplete={(open) => {
        if (!open) onClosed?.()
      }}
      disablePointerDismissal={isPressBesideIgnored}
    >
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-stage">
          <Base.Popup className={classNames('dialog', size, className)} initialFocus={initialFocus}>
            {props.children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

function useBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? sheetOpened(() => close()) : undefined), [isOpen])
}

/** The heading that names the dialog. */
export function DialogTitle({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return <Base.Title {...(id && { id })}>{children}</Base.Title>
}

interface DialogCloseProps {
  label: string
  isSolid?: boolean | undefined
  className?: string | undefined
}

export function DialogClose({ label, isSolid, className }: DialogCloseProps) {
  return (
    <Base.Close
      render={<IconButton icon={X} label={label} isSolid={isSolid} className={className} />}
    />
  )
}

export interface DialogProps extends DialogFrameProps {
  title: ReactNode
  closeLabel: string
  /** A `TableSetting` on top, sizes in pixels; without one there is the gingham hem. */
  picture?: ReactNode
  /** Buttons that stay in sight while the rest scrolls. */
  footer?: ReactNode
}

/** A dialog with its title, its close button, and the hem or a picture on top. */
export function Dialog({ title, closeLabel, picture, footer, children, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame}>
      {picture ? <div className="dialog-picture">{picture}</div> : <div className="hem" />}
      <div className="dialog-body">
        <div className="dialog-head">
          <DialogTitle>{title}</DialogTitle>
          <DialogClose label={closeLabel} className={picture ? 'dialog-close-over' : undefined} />
        </div>
        {children}
      </div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </DialogFrame>
  )
}
