/** The bell of the kitchen, made of two tones, so that no file has to be fetched. */
export interface Bell {
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

export function makeBell(): Bell {
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
