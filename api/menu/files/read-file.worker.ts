import { parentPort, workerData } from 'node:worker_threads'
import { FileRefused, type FileRefusal } from './file-refused.ts'
import { readFile, type FileContents } from './read-file.ts'

export type FileAnswer = { contents: FileContents } | { refusal: FileRefusal }

/** Reads one file, in a thread that can be ended. */
async function answer(): Promise<FileAnswer> {
  try {
    // `readInThread` gives nothing else.
    return { contents: await readFile(workerData as Uint8Array<ArrayBuffer>) }
  } catch (error) {
    if (error instanceof FileRefused) return { refusal: error.code }
    throw error
  }
}

parentPort?.postMessage(await answer(), [])
