import '#web/styles/staff/store-app.css'
import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { Outlet } from 'react-router'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useLostFocus } from '#web/staff/use-lost-focus.ts'
import { persistStaff } from '#web/state/persistence/staff-persistence.ts'
import type { AppStore } from '#web/state/store.ts'
import type { ConsoleContext } from './marketplace-name.ts'

/** The frame of the marketplace's own pages: who is signed in here is so apart from anybody else. */
export default function OperatorLayout() {
  const store = useStore() as AppStore // The one of our providers.
  const { t } = useTranslation()
  useEffect(() => persistStaff('operator', store), [store])
  useLostFocus()
  const [newName, onRenamed] = useState<string | null>(null)
  return (
    <div className="store-app">
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <Outlet context={{ newName, onRenamed } satisfies ConsoleContext} />
    </div>
  )
}
