import { Button } from '#ui/button.tsx'
import { useIsInBrowser } from './use-is-in-browser.ts'

interface SubmitButtonProps {
  isLoading: boolean
  /** The label, and the label while it is busy. */
  label: string
  loadingLabel: string
  variant?: 'primary' | 'secondary' | undefined
}

/**
 * The submit button of a dialog's form. It looks enabled from the first paint, but a press before its script
 * has loaded must neither be lost nor put values into an address.
 */
export function SubmitButton({ isLoading, label, loadingLabel, variant }: SubmitButtonProps) {
  const isAwake = useIsInBrowser()
  return (
    <Button
      type="submit"
      variant={variant ?? 'primary'}
      size="lg"
      isBlock
      disabled={!isAwake}
      className={isAwake ? undefined : 'waking'}
      isLoading={isLoading}
      loadingLabel={loadingLabel}
    >
      {label}
    </Button>
  )
}
