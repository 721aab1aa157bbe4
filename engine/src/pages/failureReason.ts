import { errorMessages } from '../std/errors.ts'
import { asSentence } from '../std/text.ts'

/** The messages of an error and of its causes, as sentences. */
export function failureReason(error: unknown): string {
  return errorMessages(error).map(asSentence).join(' Cause: ')
}
