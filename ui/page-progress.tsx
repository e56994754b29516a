/** The thin bar at the top of the window while something is being fetched. */
export function PageProgress({ label, isRunning }: { label: string; isRunning: boolean }) {
  if (!isRunning) return null
  return <div className="bar-progress top" role="progressbar" aria-label={label} />
}
