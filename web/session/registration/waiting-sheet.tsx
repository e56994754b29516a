import { Spinner } from '#ui/spinner.tsx'
import { WithoutScripts } from '#web/session/without-scripts.tsx'

/** While something is found out that decides what a dialog says. */
export function WaitingSheet({ text }: { text: string }) {
  return (
    <>
      <WithoutScripts />
      <p className="waiting soft" role="status">
        <Spinner className="text-accent" />
        {text}
      </p>
    </>
  )
}
