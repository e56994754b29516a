import { Button } from '#ui/button.tsx'
import { useIsInBrowser } from './use-is-in-browser.ts'

interface SubmitButtonProps {
  isLoading: boolean
  /** What it does, and what it is doing meanwhile. */
  label: string
  loadingLabel: string
  variant?: 'primary' | 'secondary' | undefined
}

/**
 * The button of a dialog's form. It looks ready from the first paint, but nothing that is pressed
 * before its script has arrived may get lost or end up in an address.
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
