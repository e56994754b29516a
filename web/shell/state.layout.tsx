import { Outlet } from 'react-router'
import { WithState } from '#web/page/with-state.tsx'

/** The frame of pages that depend on the state: they have it from the start. */
export default function StateLayout() {
  return (
    <WithState>
      <Outlet />
    </WithState>
  )
}
