import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { stored } from '#web/state/persistence/stored-values.ts'
import { readConsent, writeConsent, type ConsentChoice } from '#rules/monitoring/consent.ts'

const GIVEN = 'monitoringconsent'

/** The visitor's consent in this browser, in any tab, and how to change it. */
export function useConsent(): [ConsentChoice | null, (choice: ConsentChoice) => void] {
  const [choice, setChoice] = useState(storedChoice)
  useEffect(() => {
    const hear = ({ detail }: CustomEvent<ConsentChoice>) => setChoice(detail)
    const hearOtherTab = ({ key }: StorageEvent) => {
      // Null: everything was deleted.
      if (key === stored.consent.key || key === null) setChoice(storedChoice())
    }
    // Our own event, which the DOM's list of event types lacks.
    window.addEventListener(GIVEN, hear as EventListener)
    window.addEventListener('storage', hearOtherTab)
    return () => {
      window.removeEventListener(GIVEN, hear as EventListener)
      window.removeEventListener('storage', hearOtherTab)
    }
  }, [])
  return [choice, choose]
}

function choose(choice: ConsentChoice): void {
  // A browser that stores nothing has the answer until the page is left.
  writeStored(stored.consent, writeConsent(choice, Date.now()))
  window.dispatchEvent(new CustomEvent(GIVEN, { detail: choice }))
}

function storedChoice(): ConsentChoice | null {
  return readConsent(readStored(stored.consent), Date.now())
}
