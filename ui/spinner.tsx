import { classNames } from './class-names.ts'

/** A small turning ring. Say beside it, or with `aria-busy`, what is going on. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={classNames('spin', className)} aria-hidden />
}
