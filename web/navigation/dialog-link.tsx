import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { DialogPath } from '#web/dialog-paths.ts'
import { useWayToDialog } from './use-dialogs.ts'

type DialogLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'mask'> & { dialog: DialogPath }

/** A link that opens a dialog over its page. */
export function DialogLink({ dialog, ...link }: DialogLinkProps) {
  return <Link {...link} {...useWayToDialog(dialog)} />
}
