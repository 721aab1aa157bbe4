/** A tag as the engine writes it, its values in double quotes. */
export const openingTag = /<[a-z][^\s>/]*(?:\s+[^\s=>/"]+(?:="[^"]*")?)*\s*\/?>/gi
