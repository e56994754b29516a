import { PICTURE_USES } from '#api/outside/photo-encoding/photo-intake.port.ts'
import { answerFor } from './encode-photo.ts'

/** Encodes a file into a folder for a use, the arguments in this order, sends the result, and ends. */
const [file = '', folder = '', use] = process.argv.slice(2)
// The server that started it has ended.
process.on('disconnect', () => process.exit())
const answer = await answerFor(file, folder, PICTURE_USES.find((each) => each === use) ?? 'photo')
process.send?.(answer, () => process.disconnect())
