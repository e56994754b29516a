import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { Banner } from '#ui/banner.tsx'
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
  /** What has the focus first; otherwise, and where it finds nothing, the first control. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null) | undefined
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

interface DialogTitleProps {
  id?: string | undefined
  /** Of what can have the focus. */
  ref?: RefObject<HTMLHeadingElement | null> | undefined
  children: ReactNode
}

/** The heading that names the dialog. */
export function DialogTitle({ id, ref, children }: DialogTitleProps) {
  return (
    <Base.Title {...(id && { id })} {...(ref && { ref, tabIndex: -1 })}>
      {children}
    </Base.Title>
  )
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
  /** Why it could not be done, above the buttons: in sight wherever the rest is scrolled to. */
  refusal?: ReactNode
  /**
   * Makes the whole dialog a form, which a submit button in the footer or Enter in a field sends. A press beside it
   * does nothing by default.
   */
  onSubmit?: ((form: HTMLFormElement) => void) | undefined
  /**
   * Where the focus begins, without `initialFocus`: on the first field, as in every form, or on the title where
   * what it says is to be read first, as before something is deleted, and on every touch screen. Otherwise on the
   * first control.
   */
  startsOn?: 'field' | 'title' | undefined
  /**
   * Which one it shows of several things in turn, such as a form and the question before it is left: the focus
   * begins anew on the next, as what had it goes with the one before.
   */
  view?: string | undefined
}

/** A dialog with its title, its close button, and the hem or a picture on top. */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, picture, footer, refusal, onSubmit, children } = props
  const startsOn = props.startsOn ?? (onSubmit && 'field')
  const titleRef = useRef<HTMLHeadingElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const firstFocus = () =>
    (startsOn === 'title' || isTouched() ? null : firstField(bodyRef.current)) ?? titleRef.current
  useFocusOfView(props.view, () => firstFocus()?.focus())
  const content = (
    <>
      {picture ? <div className="dialog-picture">{picture}</div> : <div className="hem" />}
      <div className="dialog-body" ref={bodyRef}>
        <div className="dialog-head">
          <DialogTitle ref={startsOn && titleRef}>{title}</DialogTitle>
          <DialogClose label={closeLabel} className={picture ? 'dialog-close-over' : undefined} />
        </div>
        {children}
      </div>
      {(refusal || footer) && (
        <div className="dialog-foot">
          {refusal && (
            <Banner variant="danger" className="dialog-refusal">
              {refusal}
            </Banner>
          )}
          {footer}
        </div>
      )}
    </>
  )
  return (
    <DialogFrame
      {...props}
      isPressBesideIgnored={props.isPressBesideIgnored ?? onSubmit !== undefined}
      initialFocus={props.initialFocus ?? (startsOn && firstFocus)}
    >
      {onSubmit ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields come by here
        <form
          className="dialog-form"
          noValidate
          onKeyDown={sendNothingUnmeant}
          onSubmit={(event) => {
            // That of a dialog over this one comes by here too.
            if (event.target !== event.currentTarget) return
            event.preventDefault()
            onSubmit(event.currentTarget)
          }}
        >
          {content}
        </form>
      ) : (
        content
      )}
    </DialogFrame>
  )
}

/** Before the frame notices that the focus is lost, and takes it to itself. */
function useFocusOfView(view: string | undefined, focus: () => void): void {
  const begin = useEffectEvent(focus)
  const shown = useRef(view)
  useLayoutEffect(() => {
    if (shown.current === view) return
    shown.current = view
    begin()
  }, [view])
}

/**
 * Browsers send a form by Enter on a choice too, which a dialog may begin on: whoever holds the Enter that opened it
 * would send what they have not read.
 */
function sendNothingUnmeant(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  if (event.repeat || ['radio', 'checkbox'].includes(event.target.type)) event.preventDefault()
}

/** A field with the focus would bring up a keyboard, over what is to be read. */
const isTouched = () => matchMedia('(pointer: coarse)').matches

/** The first one to fill in; of a group of radio buttons the chosen one. */
function firstField(body: HTMLElement | null): HTMLElement | null {
  const fields = body?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? []
  const [first, ...others] = [...fields].filter(({ disabled }) => !disabled)
  const chosen = others.find(({ name, checked }) => checked && name === first?.name)
  return (first?.type === 'radio' && !first.checked && chosen) || (first ?? null)
}
