import { answerFor } from './encode-photo.ts'

/** Encodes the file of its first argument into the folder of its second, sends the result, and ends. */
const [file = '', folder = ''] = process.argv.slice(2)
// The server that started it has ended.
process.on('disconnect', () => process.exit())
const answer = await answerFor(file, folder)
process.send?.(answer, () => process.disconnect())
