import { z } from 'zod'
import { isGuessablePin, PIN } from '#rules/session/guessable-pin.ts'
import { call } from '../call.ts'
import { because, id, instant } from '../fields.ts'
import { team } from './team.ts'

/** Digits somebody types on a shared tablet to act as themselves. */
export const pin = z.string(because('invalid_pin')).regex(PIN, because('invalid_pin'))

/** One that is not among the first guesses. */
export const newPin = pin.refine((chosen) => !isGuessablePin(chosen), because('guessable_pin'))

const storeNamed = z.object({ storeId: id })
const ofEverybody = { permission: 'partner', staffPermission: 'own' } as const
const errors = ['NONEXISTING_STORE', 'SHARED_TABLET_NOT_ALLOWED'] as const

/** Whether somebody has a PIN; nobody can read it. */
const ownPin = z.object({ setAt: instant.nullable() })

export const getPin = call({
  id: 'getPin',
  method: 'GET',
  path: '/partner/stores/:storeId/pin',
  summary: 'Since when the signed-in colleague has a PIN at a store; null: they have none',
  ...ofEverybody,
  params: storeNamed,
  output: ownPin,
  errors,
})

export const setPin = call({
  id: 'setPin',
  method: 'PUT',
  path: '/partner/stores/:storeId/pin',
  summary: 'Sets the own PIN at a store; not on a shared tablet',
  ...ofEverybody,
  params: storeNamed,
  body: z.object({ pin: newPin }),
  output: ownPin,
  errors,
})

export const deletePin = call({
  id: 'deletePin',
  method: 'DELETE',
  path: '/partner/stores/:storeId/pin',
  summary: 'Removes the own PIN at a store; not on a shared tablet',
  ...ofEverybody,
  params: storeNamed,
  output: ownPin,
  errors,
})

export const removePin = call({
  id: 'removePin',
  method: 'DELETE',
  path: '/partner/stores/:storeId/team/:accountId/pin',
  summary: 'Removes the PIN of a colleague, and ends what they opened with it',
  permission: 'partner',
  staffPermission: 'team',
  params: storeNamed.extend({ accountId: id }),
  output: team,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_COLLEAGUE'],
})

export const pinCalls = { getPin, setPin, deletePin, removePin }
