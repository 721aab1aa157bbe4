import { asSentence } from '../std/asSentence.ts'
import { errorMessages } from '../std/errorMessages.ts'

/** What an error says, and what those say that caused it, as sentences. */
export function failureReason(error: unknown): string {
  return errorMessages(error).map(asSentence).join(' Cause: ')
}
