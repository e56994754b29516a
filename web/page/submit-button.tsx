import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useIsInBrowser } from './use-is-in-browser.ts'

interface SubmitButtonProps {
  isLoading: boolean
  /** The label, and the label while it is busy. */
  label: string
  loadingLabel: string
  variant?: 'primary' | 'secondary' | undefined
  /** As wide as its form; the default. */
  isBlock?: boolean
}

/**
 * The submit button of a form whose script may come later than the page's. A press before that is
 * repeated then; the form's method, `dialog`, keeps what was typed out of the address.
 */
export function SubmitButton({
  isLoading,
  label,
  loadingLabel,
  variant,
  isBlock = true,
}: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isAwake = useIsInBrowser()
  useEffect(() => {
    const own = button.current
    if (isAwake && own && window.earlyPresses?.isTaken(own)) own.click()
  }, [isAwake])
  return (
    <Button
      ref={button}
      type="submit"
      variant={variant ?? 'primary'}
      size="lg"
      isBlock={isBlock}
      data-waking={isAwake ? undefined : true}
      isLoading={isLoading}
      loadingLabel={loadingLabel}
    >
      {label}
    </Button>
  )
}
