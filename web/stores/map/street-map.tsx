import '#web/styles/stores/street-map.css'
import { Map as View, NavigationControl, setWorkerUrl, type LngLatBoundsLike } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react'
import type { StoreCard } from '#contract/stores/stores.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { MapProps } from './fit-picture.ts'
import { Pins } from './pins.tsx'
import { useHighlight } from './highlighted-store.ts'
import { useSize } from './pins.tsx'

setWorkerUrl(workerUrl)

interface StreetMapProps extends MapProps {
  styleUrl: string
  /** Called when the browser, the network or the map server can't show it. */
  onFailure: () => void
}

const SLOWEST_MS = 15_000
const PADDING = { top: 64, bottom: 44, left: 60, right: 60 }
const CLOSEST_ZOOM = 15

/** The map with streets, drawn by MapLibre; the pins on it are ours. */
export function StreetMap({ middle, around, styleUrl, onFailure }: StreetMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const stores = useHighlight(({ stores }) => stores) ?? []
  const { view, hasStyle, isLightGround } = useView(frame, { styleUrl, middle, onFailure })
  useEveryoneInSight(view, [middle, ...stores])
  const drawn = view && {
    you: view.project([middle.longitude, middle.latitude]),
    placed: stores.map((store) => {
      const { x, y } = view.project([store.longitude, store.latitude])
      return { store, x, y }
    }),
  }
  return (
    <div className="street" data-ground={isLightGround ? 'light' : 'dark'}>
      <div className="ground" ref={frame} />
      {!hasStyle && <div className="laying skeleton" />}
      {hasStyle && size && drawn && <Pins {...drawn} size={size} middle={middle} around={around} />}
    </div>
  )
}

/** The map itself, rendered again by React whenever it moves. */
function useView(
  frame: RefObject<HTMLElement | null>,
  { styleUrl, middle, onFailure }: Omit<StreetMapProps, 'around'>,
) {
  const { t } = useTranslation()
  const [view, setView] = useState<View | null>(null)
  const [ground, setGround] = useState<'unknown' | 'light' | 'dark'>('unknown')
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const given = useRef({ middle, onFailure, t })
  useEffect(() => {
    if (!frame.current) return
    const { middle, onFailure, t } = given.current
    const made = makeView(frame.current, { styleUrl, middle, t })
    if (!made) return onFailure()
    const slow = setTimeout(onFailure, SLOWEST_MS)
    let hasStyle = false
    // Once it is loaded, a missing tile is a hole and no failure of the map.
    made.on('error', () => hasStyle || onFailure())
    made.once('style.load', () => {
      hasStyle = true
      clearTimeout(slow)
      setGround(hasLightGround(made) ? 'light' : 'dark')
    })
    made.on('move', drawAgain)
    made.on('resize', drawAgain)
    setView(made)
    return () => {
      clearTimeout(slow)
      setView(null)
      made.remove()
    }
  }, [frame, styleUrl])
  return { view, hasStyle: ground !== 'unknown', isLightGround: ground === 'light' }
}

interface ViewOptions extends Pick<StreetMapProps, 'styleUrl' | 'middle'> {
  t: Translate
}

/** Null where the browser can't draw it. North is always up, and the page can be scrolled past it. */
function makeView(container: HTMLElement, { styleUrl, middle, t }: ViewOptions): View | null {
  try {
    const view = new View({
      container,
      style: styleUrl,
      center: [middle.longitude, middle.latitude],
      zoom: 12,
      maxPitch: 0,
      dragRotate: false,
      pitchWithRotate: false,
      rollEnabled: false,
      cooperativeGestures: true,
      attributionControl: { compact: false },
      fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
      locale: wordsFor(t),
    })
    view.touchZoomRotate.disableRotation()
    view.keyboard.disableRotation()
    return view.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  } catch {
    return null
  }
}

const wordsFor = (t: Translate): Record<string, string> => ({
  'Map.Title': t('map.streets'),
  'NavigationControl.ZoomIn': t('map.zoomIn'),
  'NavigationControl.ZoomOut': t('map.zoomOut'),
  'AttributionControl.ToggleAttribution': t('map.attribution'),
  'CooperativeGesturesHandler.WindowsHelpText': t('map.scrollHint'),
  'CooperativeGesturesHandler.MacHelpText': t('map.scrollHintMac'),
  'CooperativeGesturesHandler.MobileHelpText': t('map.fingersHint'),
})

type Somewhere = Pick<StoreCard, 'latitude' | 'longitude'>

/** Zooms out until every store is visible, at first at once and then whenever the list changes. */
function useEveryoneInSight(view: View | null, places: readonly Somewhere[]): void {
  const bounds = JSON.stringify(boundsOf(places))
  const isMoved = useRef<View>(null)
  useEffect(() => {
    if (!view) return
    const isFirst = isMoved.current !== view
    isMoved.current = view
    const box = JSON.parse(bounds) as LngLatBoundsLike // as it was written above
    view.fitBounds(box, { padding: PADDING, maxZoom: CLOSEST_ZOOM, animate: !isFirst })
  }, [view, bounds])
}

function boundsOf(places: readonly Somewhere[]): LngLatBoundsLike {
  const [latitudes, longitudes] = [
    places.map(({ latitude }) => latitude),
    places.map(({ longitude }) => longitude),
  ]
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ]
}

/** Maps are drawn for light pages, unless their style says otherwise. */
function hasLightGround(view: View): boolean {
  const ground = view.getStyle().layers.find(({ type }) => type === 'background')
  const colour = ground && view.getPaintProperty(ground.id, 'background-color')
  return typeof colour === 'string' ? isLight(colour) : true
}

/** Whether a colour, in any CSS notation, is nearer to white than to black. */
function isLight(colour: string): boolean {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!pixel) return true
  pixel.fillStyle = '#fff'
  pixel.fillStyle = colour
  pixel.fillRect(0, 0, 1, 1)
  const [red = 255, green = 255, blue = 255] = pixel.getImageData(0, 0, 1, 1).data
  return (red * 299 + green * 587 + blue * 114) / 1000 > 127
}
