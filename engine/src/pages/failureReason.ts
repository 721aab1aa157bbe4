import { asSentence } from '../std/asSentence.ts'
import { errorMessages } from '../std/errorMessages.ts'

/** The messages of an error and of its causes, as sentences. */
export function failureReason(error: unknown): string {
  return errorMessages(error).map(asSentence).join(' Cause: ')
}
