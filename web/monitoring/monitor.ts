import {
  addIntegration,
  breadcrumbsIntegration,
  browserApiErrorsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  getClient,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  replayIntegration,
  setTag,
} from '@sentry/browser'
import {
  REPLAYS_ON_ERROR_SAMPLE_RATE,
  REPLAYS_SESSION_SAMPLE_RATE,
  TRACES_SAMPLE_RATE,
} from '#contract/constants.ts'
import { isRecordedPage } from '#rules/monitoring/recorded-pages.ts'
import { scrubPath } from '#rules/monitoring/scrub.ts'
import { deleteSentryStorage } from './delete-sentry-storage.ts'
import { PAGE_FAILED } from './page-failed.ts'
import { scrubbingTransport } from './scrubbing-transport.ts'

/** Reports the errors of this document, once the visitor has consented. */
export interface Monitor {
  /** Called when the page changes: starts to record, or stops before the page is rendered. */
  visit(pathname: string): void
  /** Sends nothing from now on, and deletes what was stored. */
  stop(): Promise<void>
}

const FILES = ['script', 'link', 'css', 'img', 'other'].map((kind) => `resource.${kind}`)

/** Attributes that contain words, besides the texts themselves. */
const WORDY_ATTRIBUTES = [
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'alt',
  'label',
  'value',
  'content',
]

/**
 * Elements that are left out of recordings completely, with what is ticked in them: nobody may see which
 * allergens a visitor avoids, and the pressed position would show it.
 */
const LEFT_OUT = ['[role="dialog"]', 'form', 'fieldset', 'input', 'select', 'textarea']

/**
 * Starts to report errors, the speed of a fifth of visits and, on pages that may be recorded, a tenth of
 * sessions and each with an error. Null if this document's reporting was stopped: it starts again with the
 * next one.
 */
export function startMonitor(dsn: string): Monitor | null {
  // Sentry allows one client a document.
  if (getClient()) return null
  const sending = new AbortController()
  const client = init({
    dsn,
    tracesSampleRate: TRACES_SAMPLE_RATE,
    replaysSessionSampleRate: REPLAYS_SESSION_SAMPLE_RATE,
    replaysOnErrorSampleRate: REPLAYS_ON_ERROR_SAMPLE_RATE,
    // One transaction in each, as every server with Sentry's protocol expects.
    traceLifecycle: 'static',
    // No request carries a trace header.
    tracePropagationTargets: [],
    sendClientReports: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      browserApiErrorsIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ dom: false }),
      // There are many files, and they are the same for everyone.
      browserTracingIntegration({ ignoreResourceSpans: FILES }),
    ],
    transport: scrubbingTransport(sending.signal),
  })
  const fail = ({ detail }: CustomEvent<unknown>) => void captureException(detail)
  // Our own event, which the DOM's list of event types lacks.
  window.addEventListener(PAGE_FAILED, fail as EventListener, { signal: sending.signal })
  const recorder = createRecorder()
  return {
    visit(pathname) {
      setTag('page', scrubPath(pathname))
      if (isRecordedPage(pathname)) recorder.record()
      else recorder.pause()
    },
    async stop() {
      sending.abort()
      recorder.pause()
      await client?.close(0)
      deleteSentryStorage()
    },
  }
}

function createRecorder(): { record(): void; pause(): void } {
  let replay: ReturnType<typeof replayIntegration> | null = null
  let modeBefore: 'session' | 'buffer' | undefined
  return {
    record() {
      if (replay === null) {
        replay = replayIntegration({
          maskAllText: true,
          maskAllInputs: true,
          blockAllMedia: true,
          maskAttributes: WORDY_ATTRIBUTES,
          block: LEFT_OUT,
          // A worker of its own would be made from a blob, which our content security policy refuses.
          useCompression: false,
          // An error of the first seconds counts too.
          minReplayDuration: 0,
        })
        addIntegration(replay)
      } else if (replay.getRecordingMode() === undefined) {
        if (modeBefore === 'session') replay.start()
        else if (modeBefore === 'buffer') replay.startBuffering()
        modeBefore = undefined
      }
    },
    pause() {
      const mode = replay?.getRecordingMode()
      if (!mode) return
      modeBefore = mode
      void replay?.stop({ flush: false })
    },
  }
}
