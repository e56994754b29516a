import { NAVIGATION_DELAY_MS } from '#contract/constants.ts'
import type { DialogPath } from '#web/shell/dialogs/dialog-paths.ts'
import { useOpenDialog } from '#web/shell/dialogs/use-dialogs.ts'

/** Leads from a dialog of success to the next one, a moment later. */
export function useOpenSoon(path: DialogPath): () => void {
  const open = useOpenDialog(path)
  return () => void setTimeout(() => open({ replace: true }), NAVIGATION_DELAY_MS)
}
