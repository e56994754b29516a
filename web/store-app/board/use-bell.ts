import { useEffect, useRef, useState } from 'react'
import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { makeBell, type Bell } from './bell.ts'

/** `blocked`: wanted, but the browser waits for a press. */
export type Sound = 'on' | 'off' | 'blocked'

const key = `${PERSISTENCE_KEY}.store-app.sound`
const everyMs = 4000

/** Rings as long as it should; whether it may is remembered on this device. */
export function useBell(isRinging: boolean): {
  sound: Sound
  turnOn: () => void
  turnOff: () => void
} {
  const bell = useRef<Bell>(null)
  const [sound, setSound] = useState<Sound>('off')

  useEffect(() => {
    if (remembered() === 'off') return undefined
    bell.current ??= makeBell()
    setSound(bell.current.isAllowed() ? 'on' : 'blocked')
    return undefined
  }, [])

  // Any press will do: whoever works on the board needs no second one.
  useEffect(() => {
    if (sound !== 'blocked') return undefined
    const allow = () => {
      void bell.current?.allow().then((isAllowed) => isAllowed && setSound('on'))
    }
    const presses = ['pointerdown', 'keydown'] as const
    for (const press of presses) addEventListener(press, allow)
    return () => {
      for (const press of presses) removeEventListener(press, allow)
    }
  }, [sound])

  useEffect(() => {
    if (!isRinging || sound !== 'on') return undefined
    bell.current?.ring()
    const timer = setInterval(() => bell.current?.ring(), everyMs)
    return () => clearInterval(timer)
  }, [isRinging, sound])

  return {
    sound,
    turnOn: () => {
      remember('on')
      bell.current ??= makeBell()
      void bell.current.allow().then((isAllowed) => setSound(isAllowed ? 'on' : 'blocked'))
    },
    turnOff: () => {
      remember('off')
      setSound('off')
    },
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function remember(sound: 'on' | 'off'): void {
  try {
    localStorage.setItem(key, sound)
  } catch {
    // A forbidden storage only means that it is asked again.
  }
}
