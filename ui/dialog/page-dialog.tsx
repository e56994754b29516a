import { X } from 'lucide-react'
import { createContext, use, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '#ui/icon-button.tsx'

interface PageDialogProps {
  /** Where the focus was before it opened, and returns to. */
  openerRef: RefObject<Element | null>
  isOpen: boolean
  /** It rises into view; one that came with the page's HTML is there from the start. */
  isRising: boolean
  /** After it has left the screen. */
  onClosed: () => void
  /** One `PageDialogSheet`; another one may take its place while the dialog stays. */
  children: ReactNode
}

/** What a sheet knows of its dialog. */
const FrameContext = createContext({ titleId: '', isOpen: false })

/**
 * A dialog that is part of the page's own HTML, so that it is there before any script. It looks as
 * `Dialog` does. Its user makes the page beneath it inert, so that the focus stays in it.
 */
export function PageDialog({ openerRef, isOpen, isRising, onClosed, children }: PageDialogProps) {
  const titleId = useId()
  const frame = useMemo(() => ({ titleId, isOpen }), [titleId, isOpen])
  const frameRef = useRef<HTMLDivElement>(null)
  useFocusBack(isOpen, openerRef)
  useEffect(() => {
    if (isOpen) return
    const moving = (frameRef.current?.getAnimations({ subtree: true }) ?? []).filter(
      // Not what turns for ever, such as the sign of waiting.
      (animation) => animation instanceof CSSTransition,
    )
    let isOver = false
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
      if (!isOver) onClosed()
    })
    return () => {
      isOver = true
    }
  }, [isOpen, onClosed])

  const leaving = isOpen ? {} : { 'data-ending-style': '' }
  return (
    <FrameContext value={frame}>
      <div
        className="page-dialog"
        data-rising={isRising || undefined}
        data-open={isOpen || undefined}
        inert={!isOpen}
        ref={frameRef}
      >
        <div className="scrim" {...leaving} />
        <div className="dialog-stage">
          <div
            className="dialog"
            role="dialog"
            aria-modal
            aria-labelledby={titleId}
            tabIndex={-1}
            {...leaving}
          >
            {children}
          </div>
        </div>
      </div>
    </FrameContext>
  )
}

interface PageDialogSheetProps {
  title: ReactNode
  closeLabel: string
  onClose: () => void
  /** A `TableSetting` on top, sizes in pixels; without one there is the gingham hem. */
  picture?: ReactNode
  children: ReactNode
}

/**
 * The contents of a `PageDialog`. The focus begins on what has `data-first-focus`, else on the sheet
 * itself, unless typing has begun before.
 */
export function PageDialogSheet(props: PageDialogSheetProps) {
  const { title, closeLabel, onClose, picture, children } = props
  const { titleId, isOpen } = use(FrameContext)
  const bodyRef = useRef<HTMLDivElement>(null)
  useWaysOut(bodyRef, onClose)
  useEffect(() => {
    const sheet = bodyRef.current?.closest<HTMLElement>('[role=dialog]')
    if (!isOpen || !sheet || isWithin(sheet) || isCovered(sheet)) return
    const first = sheet.querySelector<HTMLElement>('[data-first-focus]')
    const goal = first ?? sheet
    goal.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <>
      {picture ? <div className="dialog-picture">{picture}</div> : <div className="hem" />}
      <div className="dialog-body" ref={bodyRef}>
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton
            icon={X}
            label={closeLabel}
            className={picture ? 'dialog-close-over' : undefined}
            onClick={onClose}
          />
        </div>
        {children}
      </div>
    </>
  )
}

/** The focus returns to where it was when the dialog opened. */
function useFocusBack(isOpen: boolean, openerRef: RefObject<Element | null>): void {
  useEffect(() => {
    const goal = openerRef.current
    if (isOpen || !(goal instanceof HTMLElement) || !goal.isConnected) return
    goal.focus({ preventScroll: true })
  }, [isOpen, openerRef])
}

/** The escape key, and a press beside the sheet unless something has been typed in it. */
function useWaysOut(bodyRef: RefObject<HTMLElement | null>, onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    const body = bodyRef.current
    // What lies over this dialog has the key first.
    if (!body || body.closest('[inert]') || isInOtherDialog(event.target, body)) return
    event.preventDefault()
    onClose()
  })
  const pressBeside = useEffectEvent(({ target, currentTarget }: Event) => {
    const stage = bodyRef.current?.closest('.dialog-stage')
    if (stage && target === currentTarget && !hasTypedText(stage)) onClose()
  })
  useEffect(() => {
    const stage = bodyRef.current?.closest('.dialog-stage')
    const onKey = (event: KeyboardEvent) => press(event)
    const onPress = (event: Event) => pressBeside(event)
    document.addEventListener('keydown', onKey)
    stage?.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      stage?.removeEventListener('pointerdown', onPress)
    }
  }, [bodyRef])
}

function isInOtherDialog(target: EventTarget | null, body: Element): boolean {
  const dialog = target instanceof Element ? target.closest('[role=dialog]') : null
  return dialog !== null && !dialog.contains(body)
}

const isWithin = (sheet: HTMLElement) =>
  sheet !== document.activeElement && sheet.contains(document.activeElement)

/** Whether another dialog lies over it, and has the focus: one may open while this one's script still loads. */
const isCovered = (sheet: HTMLElement) => sheet.closest('[aria-hidden=true]') !== null

const hasTypedText = (stage: Element) =>
  [...stage.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')].some(
    ({ value }) => value !== '',
  )
