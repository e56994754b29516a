import { expect, it } from 'vitest'
import * as constants from './constants.ts'

it.each([
  ['an address of the API begins with its version', constants.API_BASE, '/api/v1'],
  ['a phone is narrower than 992 px', constants.DESKTOP_FROM_PX, 992],
  ['suggestions of addresses wait for 300 ms', constants.ADDRESS_SUGGESTION_DEBOUNCE_MS, 300],
  ['looking a place up waits for 500 ms', constants.ADDRESS_PLACE_DEBOUNCE_MS, 500],
  ['looking up what is at a coordinate for 200 ms', constants.GEOCODING_DEBOUNCE_MS, 200],
  ['after signing in and success 200 ms pass', constants.NAVIGATION_DELAY_MS, 200],
  ['before the verify dialog closes as well', constants.VERIFY_DIALOG_CLOSE_DELAY_MS, 200],
  ['three toasts are shown at most', constants.TOASTS_SHOWN_AT_MOST, 3],
  ['a toast closes by itself after 5 s', constants.TOAST_CLOSES_AFTER_MS, 5000],
  ['a modal moves for 300 ms', constants.MODAL_TRANSITION_MS, 300],
  ['its backdrop for 150 ms', constants.MODAL_BACKDROP_MS, 150],
  ['a tenth of sessions are recorded', constants.REPLAYS_SESSION_SAMPLE_RATE, 0.1],
  ['and all in which something fails', constants.REPLAYS_ON_ERROR_SAMPLE_RATE, 1],
  ['the pace of a fifth is traced', constants.TRACES_SAMPLE_RATE, 0.2],
  ['a password has 4 characters at least', constants.PASSWORD_MINIMUM_LENGTH, 4],
  ['what browsers keep has the key root', constants.PERSISTENCE_KEY, 'root'],
  ['and is waited for 5 s at most', constants.PERSISTENCE_TIMEOUT_MS, 5000],
  ['the way back is _UCR_return_href', constants.RETURN_HREF_PARAMETER, '_UCR_return_href'],
])('%s', (_sentence, constant, specified) => {
  expect(constant).toBe(specified)
})
