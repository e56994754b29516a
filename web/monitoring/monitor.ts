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
import { deleteLeftovers } from './delete-leftovers.ts'
import { PAGE_FAILED } from './page-failed.ts'
import { scrubbingTransport } from './scrubbing-transport.ts'

/** What reports the errors of this document, once somebody has agreed. */
export interface Monitor {
  /** Somebody is on a page now: begins to record, or stops before the page is drawn. */
  visit(pathname: string): void
  /** Sends nothing from now on, and deletes what was stored. */
  stop(): Promise<void>
}

const FILES = ['script', 'link', 'css', 'img', 'other'].map((kind) => `resource.${kind}`)

/** Attributes that carry words, beside the texts themselves. */
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
 * What is left out of recordings whole, down to what is ticked: which allergens somebody avoids is
 * nobody's business, and can be told by where they press.
 */
const LEFT_OUT = ['[role="dialog"]', 'form', 'fieldset', 'input', 'select', 'textarea']

/**
 * Begins to report errors, a fifth of visits' pace and, on pages that may be recorded, a tenth of
 * sessions and each that meets an error. Null where this document was told to stop: it begins again with
 * the next one.
 */
export function startMonitor(dsn: string): Monitor | null {
  // Sentry knows one client a document.
  if (getClient()) return null
  const sending = new AbortController()
  const client = init({
    dsn,
    tracesSampleRate: TRACES_SAMPLE_RATE,
    replaysSessionSampleRate: REPLAYS_SESSION_SAMPLE_RATE,
    replaysOnErrorSampleRate: REPLAYS_ON_ERROR_SAMPLE_RATE,
    // One transaction each, as every server that speaks Sentry's protocol takes them.
    traceLifecycle: 'static',
    // Nobody's requests carry a mark of ours.
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
      // Files are many, and the same for everyone.
      browserTracingIntegration({ ignoreResourceSpans: FILES }),
    ],
    transport: scrubbingTransport(sending.signal),
  })
  const fail = ({ detail }: CustomEvent<unknown>) => void captureException(detail)
  // An event of ours, of which the list of the browser's knows nothing.
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
      deleteLeftovers()
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
          // A worker of its own would be made from a text, which our policy refuses.
          useCompression: false,
          // An error of the first seconds counts as well.
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
