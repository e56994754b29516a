import { Spinner } from './spinner.tsx'

interface PageProgressProps {
  label: string
  /** A page is being fetched, or a call is under way. */
  isRunning: boolean
  /** A call is under way that shows its progress. */
  isCalling: boolean
}

/** The thin bar at the top of the window while something is fetched, and a spinner while a call is under way. */
export function PageProgress({ label, isRunning, isCalling }: PageProgressProps) {
  if (!isRunning) return null
  return (
    <>
      <div className="bar-progress top" role="progressbar" aria-label={label} />
      {isCalling && (
        <div className="progress-spinner">
          <Spinner />
        </div>
      )}
    </>
  )
}
