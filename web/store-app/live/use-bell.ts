import { useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { storedOnDevice } from '#web/state/persistence/stored-on-device.ts'

/** The bell of the kitchen, made of two tones, so that no file has to be fetched. */
interface Bell {
  /** Whether the browser lets it be heard; it asks for a press first. */
  isAllowed: () => boolean
  /** To be called from a press. */
  allow: () => Promise<boolean>
  ring: () => void
}

const tones = [
  { hertz: 880, atS: 0 },
  { hertz: 1174.66, atS: 0.22 },
  { hertz: 880, atS: 0.44 },
] as const

const toneS = 0.5

const loudness = 0.5

/** `blocked`: wanted, but the browser waits for a press. */
export type Sound = 'on' | 'off' | 'blocked'

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
    if (readStored(storedOnDevice.boardSound) === 'off') return undefined
    bell.current ??= makeBell()
    setSound(bell.current.isAllowed() ? 'on' : 'blocked')
    return undefined
  }, [])

  // Any press will do: whoever works on the board needs no second one. It is heard when it is over, as the
  // banner about the sound goes away then: were it to go while a button is held down, the button would move
  // from under the pointer, and the press would do nothing.
  useEffect(() => {
    if (sound !== 'blocked') return undefined
    const allow = () => {
      void bell.current?.allow().then((isAllowed) => isAllowed && setSound('on'))
    }
    const presses = ['click', 'keydown'] as const
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
      writeStored(storedOnDevice.boardSound, 'on')
      bell.current ??= makeBell()
      void bell.current.allow().then((isAllowed) => setSound(isAllowed ? 'on' : 'blocked'))
    },
    turnOff: () => {
      writeStored(storedOnDevice.boardSound, 'off')
      setSound('off')
    },
  }
}

function makeBell(): Bell {
  let sound: AudioContext | null = null
  const opened = () => (sound ??= new AudioContext())
  return {
    isAllowed: () => opened().state === 'running',
    allow: async () => {
      await opened().resume()
      return opened().state === 'running'
    },
    ring: () => {
      const at = opened()
      if (at.state !== 'running') return
      for (const { hertz, atS } of tones) strike(at, hertz, at.currentTime + atS)
    },
  }
}

function strike(sound: AudioContext, hertz: number, atS: number): void {
  const tone = new OscillatorNode(sound, { type: 'triangle', frequency: hertz })
  const volume = new GainNode(sound, { gain: 0 })
  volume.gain.setValueAtTime(0, atS)
  volume.gain.linearRampToValueAtTime(loudness, atS + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.001, atS + toneS)
  tone.connect(volume).connect(sound.destination)
  tone.start(atS)
  tone.stop(atS + toneS)
}
