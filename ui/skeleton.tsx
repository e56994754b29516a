import { classNames } from './class-names.ts'

interface SkeletonProps {
  /** CSS lengths, as large as what will stand here. */
  height?: string | undefined
  width?: string | undefined
  aspectRatio?: string | undefined
  radius?: string | undefined
  className?: string | undefined
}

/** Keeps the place of something that is on its way. Only where the wait is real. */
export function Skeleton({ radius, className, ...size }: SkeletonProps) {
  return (
    <div
      className={classNames('skel', className)}
      style={{ ...size, borderRadius: radius }}
      aria-hidden
    />
  )
}
