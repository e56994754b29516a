import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startSheetHistory } from '#ui/dialog/sheet-history.ts'

startSheetHistory()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
