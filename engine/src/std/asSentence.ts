/** Ends a text with a full stop, unless it ends like a sentence already. */
export const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
